import { strFromU8, unzipSync } from 'fflate';

/** A cell as the file holds it. */
interface Cell {
  readonly kind: 'text' | 'number' | 'formula' | 'empty';
  readonly value: string;
}

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&#39;': "'",
  '&amp;': '&',
};

function textOf(xml: string): string {
  const texts = [...xml.matchAll(/<t(?: [^>]*)?>([^<]*)<\/t>/g)].map(([, text]) => text ?? '');
  return texts.join('').replaceAll(/&[a-z#0-9]+;/g, (entity) => entities[entity] ?? entity);
}

/** Reads the one sheet of a workbook straight from its XML, for tests of what was written. */
export async function readWorkbook(
  file: ReadableStream<Uint8Array>,
): Promise<{ rows: Cell[][]; sheet: string; styles: string }> {
  const files = unzipSync(new Uint8Array(await new Response(file).arrayBuffer()));
  const read = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const sheet = read('xl/worksheets/sheet1.xml');
  const toCell = ([, attributes = '', inner = '']: RegExpExecArray): Cell => {
    if (inner.includes('<f')) return { kind: 'formula', value: inner };
    const value = /<v>([^<]*)<\/v>/.exec(inner)?.[1];
    if (attributes.includes('t="inlineStr"')) return { kind: 'text', value: textOf(inner) };
    return value === undefined ? { kind: 'empty', value: '' } : { kind: 'number', value };
  };
  const rows = [...sheet.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)].map(toCell),
  );
  return { rows, sheet, styles: read('xl/styles.xml') };
}

import { strFromU8, unzipSync } from 'fflate';

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

/** The index of a cell in its row, from its reference: 1 for `r="B7"`. Rows may skip cells. */
function placeOf(attributes = ''): number {
  const letters = /r="([A-Z]+)/.exec(attributes)?.[1] ?? 'A';
  return Buffer.from(letters).reduce((sum, code) => sum * 26 + code - 64, 0) - 1;
}

function toCell([, attributes = '', inner = '']: RegExpExecArray): Cell {
  if (inner.includes('<f')) return { kind: 'formula', value: inner };
  const value = /<v>([^<]*)<\/v>/.exec(inner)?.[1];
  if (attributes.includes('t="inlineStr"')) return { kind: 'text', value: textOf(inner) };
  return value === undefined ? { kind: 'empty', value: '' } : { kind: 'number', value };
}

function rowsOf(sheet: string): Cell[][] {
  return [...sheet.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row = '']) => {
    const cells: Cell[] = [];
    for (const match of row.matchAll(/<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)) {
      cells[placeOf(match[1])] = toCell(match);
    }
    return cells;
  });
}

/**
 * Reads a workbook from its XML, for tests: the rows of its first sheet, those of the second sheet, if it has one,
 * and the totals there, by their names.
 */
export async function readWorkbook(file: ReadableStream<Uint8Array>): Promise<{
  rows: Cell[][];
  about: Cell[][];
  totals: Readonly<Record<string, Cell | undefined>>;
  sheet: string;
  styles: string;
}> {
  const files = unzipSync(new Uint8Array(await new Response(file).arrayBuffer()));
  const read = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const sheet = read('xl/worksheets/sheet1.xml');
  const about = rowsOf(read('xl/worksheets/sheet2.xml'));
  const totals = about.filter(([label]) => label?.value.startsWith('Total '));
  return {
    rows: rowsOf(sheet),
    about,
    totals: Object.fromEntries(totals.map(([label, value]) => [label?.value, value])),
    sheet,
    styles: read('xl/styles.xml'),
  };
}

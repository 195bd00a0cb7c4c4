import { strFromU8, unzipSync } from 'fflate';

/** A cell of the file. */
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
 * Reads a workbook from its XML, for tests: the rows of its first sheet, its row of totals, and the rows of the
 * second sheet, if it has one.
 */
export async function readWorkbook(file: ReadableStream<Uint8Array>): Promise<{
  rows: Cell[][];
  total: Cell[] | undefined;
  about: Cell[][];
  sheet: string;
  styles: string;
}> {
  const files = unzipSync(new Uint8Array(await new Response(file).arrayBuffer()));
  const read = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const sheet = read('xl/worksheets/sheet1.xml');
  const about = rowsOf(read('xl/worksheets/sheet2.xml'));
  const rows = rowsOf(sheet);
  const hasTotal = /<row r="(?!1")\d+"><c r="A\d+" s="1"[^>]*>(?:(?!<row).)*$/s.test(sheet);
  return {
    rows: hasTotal ? rows.slice(0, -1) : rows,
    total: hasTotal ? rows.at(-1) : undefined,
    about,
    sheet,
    styles: read('xl/styles.xml'),
  };
}

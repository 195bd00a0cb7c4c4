import { daysBetween } from '../db/dates.ts';
import { formats, sheetEnd, sheetPath, sheetStart, workbookParts } from './workbookParts.ts';
import { escapeXml } from './escapeXml.ts';
import { streamZip } from './streamZip.ts';

/**
 * A value in a row, as text, date (`YYYY-MM-DD`), amount (`-1.50`), count, percent (a fraction of 1) or share (a
 * percent of the whole, so that shares sum to it). A count with `isSummed` has a total.
 */
export type CellOf<Row> =
  | { readonly text: (row: Row) => string | null }
  | { readonly date: (row: Row) => string | null }
  | { readonly amount: (row: Row) => string | null }
  | { readonly count: (row: Row) => number | null; readonly isSummed?: true }
  | { readonly percent: (row: Row) => number | null }
  | { readonly share: (row: Row) => number | null };

/** A column of a workbook. With `cellOf`, each row has its own kind of value. */
export type WorkbookColumn<Row> = { readonly header: string; readonly width: number } & (
  | CellOf<Row>
  | { readonly cellOf: (row: Row) => CellOf<Row> }
);

/** One sheet of a workbook: its columns, and its rows as they come. */
export interface Sheet<Row> {
  readonly name: string;
  readonly columns: readonly WorkbookColumn<Row>[];
  readonly batches: AsyncIterable<readonly Row[]>;
}

/**
 * An Excel workbook, written while it is read. It has frozen header rows with filters, dates as dates, amounts
 * and counts as numbers, and everything else as text, so that a value that looks like a formula stays text
 * (reliability, 8). Other calls run between two batches of rows.
 */
export function streamWorkbook<Row, Other = never>(
  sheet: Sheet<Row>,
  second?: Sheet<Other>,
): ReadableStream<Uint8Array> {
  const rest = second ? [{ name: sheetPath(2), content: sheetPieces(second) }] : [];
  return streamZip([
    ...workbookParts([sheet.name, ...(second ? [second.name] : [])]),
    { name: sheetPath(1), content: sheetPieces(sheet) },
    ...rest,
  ]);
}

async function* sheetPieces<Row>({
  columns,
  batches,
}: Sheet<Row>): AsyncGenerator<Uint8Array, void> {
  const names = columns.map((_, index) => columnName(index));
  const header = columns.map((column, index) =>
    textCell(`${names[index]}1`, column.header, formats.header),
  );
  yield Buffer.from(
    `${sheetStart(columns.map(({ width }) => width))}<row r="1">${header.join('')}</row>`,
  );
  let number = 1;
  for await (const rows of batches) {
    let xml = '';
    for (const row of rows) {
      number += 1;
      const cells = columns.map((column, index) => cell(`${names[index]}${number}`, column, row));
      xml += `<row r="${number}">${cells.join('')}</row>`;
    }
    yield Buffer.from(xml);
  }
  yield Buffer.from(sheetEnd(`A1:${names.at(-1)}${number}`));
}

/** The name of a spreadsheet column: A to Z, AA to AZ and so on. */
function columnName(index: number): string {
  const letter = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

function cell<Row>(
  reference: string,
  column: CellOf<Row> | { readonly cellOf: (row: Row) => CellOf<Row> },
  row: Row,
): string {
  if ('cellOf' in column) return cell(reference, column.cellOf(row), row);
  if ('text' in column) {
    const text = column.text(row);
    return text === null ? '' : textCell(reference, text, formats.text);
  }
  if ('date' in column) {
    const date = column.date(row);
    return date === null ? '' : numberCell(reference, serialOf(date), formats.date);
  }
  if ('percent' in column || 'share' in column) {
    const fraction = 'percent' in column ? column.percent(row) : column.share(row);
    return fraction === null ? '' : numberCell(reference, fraction, formats.percent);
  }
  const number = 'count' in column ? column.count(row) : column.amount(row);
  const format = 'count' in column ? formats.text : formats.amount;
  return number === null ? '' : numberCell(reference, Number(number), format);
}

/** A date as a spreadsheet number. */
function serialOf(date: string): number {
  return daysBetween('1899-12-30', date);
}

function numberCell(reference: string, value: number, format: number): string {
  return `<c r="${reference}" s="${format}"><v>${value}</v></c>`;
}

/** Spreadsheets read `_x0041_` in a text as the letter A, so its underscore is escaped the same way. */
function textCell(reference: string, text: string, format: number): string {
  const literal = text.replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_');
  return `<c r="${reference}" s="${format}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(literal)}</t></is></c>`;
}

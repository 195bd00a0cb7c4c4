import { centsOf } from '../db/cents.ts';
import { daysBetween } from '../db/dates.ts';
import { formats, sheetEnd, sheetPath, sheetStart, workbookParts } from './workbookParts.ts';
import { escapeXml } from './escapeXml.ts';
import { streamZip } from './streamZip.ts';

/**
 * A column of a workbook: its value in a row as text, date (`YYYY-MM-DD`), amount (`-1.50`), count, percent (a
 * fraction of 1) or share (a percent of the whole, so that shares sum to it).
 */
export type WorkbookColumn<Row> = { readonly header: string; readonly width: number } & (
  | { readonly text: (row: Row) => string | null }
  | { readonly date: (row: Row) => string | null }
  | { readonly amount: (row: Row) => string | null }
  | { readonly count: (row: Row) => number | null }
  | { readonly percent: (row: Row) => number | null }
  | { readonly share: (row: Row) => number | null }
);

/** One sheet of a workbook: its columns, and its rows as they come. */
export interface Sheet<Row> {
  readonly name: string;
  readonly columns: readonly WorkbookColumn<Row>[];
  readonly batches: AsyncIterable<readonly Row[]>;
  /** The last row has the sums of amounts and shares. The header's filters do not affect it. */
  readonly hasTotals?: boolean;
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
  hasTotals = false,
}: Sheet<Row>): AsyncGenerator<Uint8Array, void> {
  const names = columns.map((_, index) => columnName(index));
  const header = columns.map((column, index) =>
    textCell(`${names[index]}1`, column.header, formats.header),
  );
  yield Buffer.from(
    `${sheetStart(columns.map(({ width }) => width))}<row r="1">${header.join('')}</row>`,
  );
  let number = 1;
  const sums = columns.map(() => 0);
  for await (const rows of batches) {
    let xml = '';
    for (const row of rows) {
      number += 1;
      const cells = columns.map((column, index) => cell(`${names[index]}${number}`, column, row));
      xml += `<row r="${number}">${cells.join('')}</row>`;
      if (hasTotals) addUp(sums, columns, row);
    }
    yield Buffer.from(xml);
  }
  if (hasTotals && number > 1) {
    const cells = columns.map((column, index) => {
      const reference = `${names[index]}${number + 1}`;
      if (index === 0) return textCell(reference, 'Total', formats.header);
      const sum = sums[index] ?? 0;
      if ('amount' in column) return numberCell(reference, sum / 100, formats.amount);
      return 'share' in column ? numberCell(reference, sum / wholeShare, formats.percent) : '';
    });
    yield Buffer.from(`<row r="${number + 1}">${cells.join('')}</row>`);
  }
  yield Buffer.from(sheetEnd(`A1:${names.at(-1)}${number}`));
}

/** Shares are summed in millionths, so that a sum has no floating-point error. */
const wholeShare = 1_000_000;

/** Adds a row to the sums of its columns: amounts in whole cents, shares in whole millionths. */
function addUp<Row>(sums: number[], columns: Sheet<Row>['columns'], row: Row): void {
  for (const [index, column] of columns.entries()) {
    const sum = sums[index] ?? 0;
    if ('amount' in column) sums[index] = sum + centsOf(column.amount(row) ?? '0.00');
    if ('share' in column) sums[index] = sum + Math.round((column.share(row) ?? 0) * wholeShare);
  }
}

/** The name of a spreadsheet column: A to Z, AA to AZ and so on. */
function columnName(index: number): string {
  const letter = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

function cell<Row>(reference: string, column: WorkbookColumn<Row>, row: Row): string {
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

import { parentPort, workerData } from 'node:worker_threads';
import writeExcelFile from 'write-excel-file/node';
import type { WorkbookData } from './workbook.ts';

/** Writes one workbook and ends. Not imported: writeWorkbook starts it. */
const { sheet, columns, rows } = workerData as WorkbookData;

/** Characters that XML 1.0 has no way to write: a file with one of them does not open. */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

function toCell(value: string | null, kind: 'text' | 'date') {
  if (value === null) return null;
  return kind === 'date'
    ? { type: Date, value: new Date(value), format: 'mm/dd/yyyy' }
    : { type: String, value: value.replaceAll(unwritable, '') };
}

const header = columns.map((column) => ({
  type: String,
  value: column.header,
  fontWeight: 'bold' as const,
}));
const body = rows.map((row) =>
  row.map((value, index) => toCell(value, columns[index]?.kind ?? 'text')),
);
const file = await writeExcelFile([header, ...body], {
  sheet,
  columns: columns.map(({ width }) => ({ width })),
  stickyRowsCount: 1,
}).toBuffer();
const bytes = new Uint8Array(file);
parentPort?.postMessage(bytes, [bytes.buffer]);

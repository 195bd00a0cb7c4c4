import { Worker } from 'node:worker_threads';

/** The bytes of an .xlsx file. */
export type WorkbookBytes = Uint8Array<ArrayBuffer>;

/** A column of a workbook: what it shows of a row, as text or as a date (`YYYY-MM-DD`). */
export type WorkbookColumn<Row> = { readonly header: string; readonly width: number } & (
  | { readonly text: (row: Row) => string | null }
  | { readonly date: (row: Row) => string | null }
);

/** What the worker is given: plain values, so that they travel between threads. */
export interface WorkbookData {
  readonly sheet: string;
  readonly columns: readonly { header: string; width: number; kind: 'text' | 'date' }[];
  readonly rows: readonly (string | null)[][];
}

/**
 * Writes an Excel workbook of one sheet: a frozen header row, dates as dates, and everything else
 * as text, so that a value which looks like a formula stays text (reliability, 8). It is written in
 * a worker, as 100,000 rows take seconds and the server goes on answering.
 */
export function writeWorkbook<Row>(
  sheet: string,
  columns: readonly WorkbookColumn<Row>[],
  rows: readonly Row[],
): Promise<WorkbookBytes> {
  const data: WorkbookData = {
    sheet,
    columns: columns.map(({ header, width, ...shows }) => {
      return { header, width, kind: 'date' in shows ? 'date' : 'text' };
    }),
    rows: rows.map((row) => columns.map((column) => valueOf(column, row))),
  };
  const worker = new Worker(new URL('workbookWorker.ts', import.meta.url), {
    workerData: data,
    execArgv: [],
  });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

function valueOf<Row>(column: WorkbookColumn<Row>, row: Row): string | null {
  return 'date' in column ? column.date(row) : column.text(row);
}

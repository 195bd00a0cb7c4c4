import { type EventEmitter, once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createQueue } from '../shared/createQueue.ts';
import { documentsAtOnce } from '../limits.ts';
import { documentsBusy } from '../http/answers/problems.ts';

export interface PdfSection {
  readonly heading: string;
  readonly blocks: readonly PdfBlock[];
}

/** A column of a table. Amounts are aligned to the right (decisions, 3). */
export interface PdfColumn {
  readonly header: string;
  /** @default 'start' */
  readonly align?: 'start' | 'end';
}

/** A column of a ledger, with its relative width. */
export interface LedgerColumn extends PdfColumn {
  readonly weight: number;
}

/** A row: its cells, and its amount for the totals, in whole cents. */
export type LedgerRow = readonly [cells: readonly string[], cents: number];

/** A long table of amounts, with the total of each page and of all. */
export interface PdfLedger {
  readonly ledger: readonly LedgerColumn[];
  readonly rows: readonly LedgerRow[];
}

/** A box of a form. Screen readers read its content after its label. Positions and sizes are points. */
export interface FormBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly label: string;
  /** @default none */
  readonly lines?: readonly string[];
  /** The lines are a title or an amount, not text. @default 'text' */
  readonly size?: 'text' | 'amount' | 'title';
  /** An empty checkbox is next to the label. */
  readonly isCheckbox?: true;
}

/** A form with its boxes, all on one page. */
export interface PdfForm {
  readonly boxes: readonly FormBox[];
  readonly height: number;
}

/** Labels with values (without empty ones), a table, a ledger, a form, or a paragraph. */
export type PdfBlock =
  | { readonly pairs: readonly (readonly [string, string | null])[] }
  | { readonly columns: readonly PdfColumn[]; readonly rows: readonly (readonly string[])[] }
  | PdfLedger
  | PdfForm
  | { readonly paragraph: string; readonly isSmall?: boolean };

export interface PdfContent {
  readonly title: string;
  /** Under the title: the date and the owner. */
  readonly subtitle: string;
  readonly sections: readonly PdfSection[];
}

/** A thread that draws one document and ends. */
type Thread = EventEmitter & Pick<Worker, 'terminate'>;

const startThread = (content: PdfContent, now: Date): Thread =>
  new Worker(new URL('pdfWorker.ts', import.meta.url), {
    workerData: { content, now },
    execArgv: [],
  });

async function draw(thread: Thread, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  const ended = new AbortController();
  thread.once('exit', () => ended.abort());
  try {
    const until = AbortSignal.any([signal, ended.signal]);
    const [bytes] = (await once(thread, 'message', { signal: until })) as [Uint8Array<ArrayBuffer>];
    return bytes;
  } catch (error) {
    signal.throwIfAborted();
    throw ended.signal.aborted ? new Error('A thread ended without its document.') : error;
  } finally {
    await thread.terminate();
  }
}

/** Writes documents, two at a time. Those that wait are done in seconds. */
export function createPdfWriter(start = startThread) {
  const inTurn = createQueue({ ...documentsAtOnce, refuse: () => documentsBusy() });
  return (content: PdfContent, now: Date, signal: AbortSignal) =>
    inTurn(() => draw(start(content, now), signal), signal);
}

/**
 * Writes a PDF in a separate thread, so that the server keeps answering.
 * @param signal ends it when the client leaves
 * @throws {Problem} 503 when too many documents wait
 */
export const writePdf = createPdfWriter();

import { parentPort, workerData } from 'node:worker_threads';
import { drawPdf } from './drawPdf.ts';
import type { PdfContent } from './pdf.ts';

/** Draws one PDF and ends. Not imported: writePdf starts it. */
const { content, now } = workerData as { content: PdfContent; now: Date };
const bytes = await drawPdf(content, now);
parentPort?.postMessage(bytes, [bytes.buffer]);

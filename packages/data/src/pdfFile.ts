import type { FileResponse } from './endpoint.ts';

/** A PDF as an answer, which names itself; else it is called `stem` [S7]. */
/* @__NO_SIDE_EFFECTS__ */
export function pdfFile(stem: string): FileResponse {
  return { kind: 'file', mediaType: 'application/pdf', fallbackName: () => `${stem}.pdf` };
}

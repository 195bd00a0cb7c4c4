import type { FileResponse } from './endpoint.ts';

/** An answer that is a PDF. `stem` names the file if the answer does not [S7]. */
/* @__NO_SIDE_EFFECTS__ */
export function pdfFile(stem: string): FileResponse {
  return { kind: 'file', mediaType: 'application/pdf', fallbackName: () => `${stem}.pdf` };
}

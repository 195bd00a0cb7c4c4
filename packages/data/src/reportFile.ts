import type { FileResponse } from './endpoint.ts';
import { fileDate } from './excelExport.ts';

/** An answer that is a PDF report. It is named by `type` and the date if the answer does not name it [S9]. */
/* @__NO_SIDE_EFFECTS__ */
export function reportFile(type: string): FileResponse {
  return {
    kind: 'file',
    mediaType: 'application/pdf',
    fallbackName: (now) => `${type}_Report-${fileDate(now)}.pdf`,
  };
}

import type { FileResponse } from './endpoint.ts';
import { fileDate } from './excelExport.ts';

/** An answer that is a zip archive of several files. */
/* @__NO_SIDE_EFFECTS__ */
export function zipFile(stem: string): FileResponse {
  return {
    kind: 'file',
    mediaType: 'application/zip',
    fallbackName: (now) => `${stem}-${fileDate(now)}.zip`,
  };
}

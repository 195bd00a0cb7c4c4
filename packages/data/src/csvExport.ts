import type { FileResponse } from './endpoint.ts';
import { fileDate } from './excelExport.ts';

/**
 * An answer that is a CSV file (RFC 4180) for other programs: one header row, then one record a line.
 * Their import depends on the columns, so other columns are another version, which `{version}` in the stem names.
 *
 * @param columns those of version 1
 */
/* @__NO_SIDE_EFFECTS__ */
export function csvExport(stem: string, columns: readonly string[]): FileResponse {
  return {
    kind: 'file',
    mediaType: 'text/csv',
    columns,
    fallbackName: (now, { version = '1' }) =>
      `${stem.replace('{version}', version)}-${fileDate(now)}.csv`,
  };
}

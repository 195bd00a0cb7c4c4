import type { FileResponse } from './endpoint.ts';

const excelMediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** `MM-DD-YYYY`, as file names carry dates [S9]. */
export function fileDate(now: Date): string {
  const [year, month, day] = now.toISOString().slice(0, 10).split('-');
  return `${month}-${day}-${year}`;
}

/**
 * An answer that is an Excel workbook. `stem` names the file if the answer does not: braces in it are
 * filled from the call's parameters, and the date is added [S7].
 */
/* @__NO_SIDE_EFFECTS__ */
export function excelExport(stem: string): FileResponse {
  return {
    kind: 'file',
    mediaType: excelMediaType,
    fallbackName: (now, params) => {
      const filled = stem.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
      return `${filled}-${fileDate(now)}.xlsx`;
    },
  };
}

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

/** An answer that is a PDF report. It is named by `type` and the date if the answer does not name it [S9]. */
/* @__NO_SIDE_EFFECTS__ */
export function reportFile(type: string): FileResponse {
  return {
    kind: 'file',
    mediaType: 'application/pdf',
    fallbackName: (now) => `${type}_Report-${fileDate(now)}.pdf`,
  };
}

/** An answer that is a zip archive of several files. */
/* @__NO_SIDE_EFFECTS__ */
export function zipFile(stem: string): FileResponse {
  return {
    kind: 'file',
    mediaType: 'application/zip',
    fallbackName: (now) => `${stem}-${fileDate(now)}.zip`,
  };
}

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

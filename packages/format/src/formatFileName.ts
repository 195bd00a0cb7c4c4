import { formatDate } from './formatDate.ts';

/**
 * The name of a download [S9]: `SecuredDebt-11-18-2026.xlsx`. A name that the server gives in
 * content-disposition wins over this one.
 * @param iso the day of the download, `YYYY-MM-DD`
 */
export function formatFileName(
  name: string,
  iso: string,
  extension: 'xlsx' | 'pdf' = 'xlsx',
): string {
  return `${name}-${formatDate(iso).replaceAll('/', '-')}.${extension}`;
}

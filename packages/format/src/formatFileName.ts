import { formatDate } from './formatDate.ts';
import { stripInvisible } from './stripInvisible.ts';

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

/**
 * The name of a file without its folders, and without characters that end a line, reverse the direction or
 * hide text, so that the name of a program cannot read like that of a document. Empty if nothing is left.
 */
export function cleanFileName(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? '';
  return stripInvisible(base.toWellFormed())
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, '')
    .trim();
}

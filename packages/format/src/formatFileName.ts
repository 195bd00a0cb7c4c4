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

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
const names = { byte: 'bytes', kilobyte: 'kB', megabyte: 'MB', gigabyte: 'GB' } as const;

/** The size of a file in the unit in which people say it, with one decimal below 10. */
export function fileSizeOf(bytes: number) {
  const power = Math.min(units.length - 1, bytes < 1000 ? 0 : Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** power;
  const rounded = power === 0 || value >= 10 ? Math.round(value) : Math.round(value * 10) / 10;
  return { value: rounded, unit: units[power] ?? 'byte' };
}

/** The size of a file as people say it: `820 bytes`, `1.2 MB`. */
export function formatFileSize(bytes: number): string {
  const { value, unit } = fileSizeOf(bytes);
  return `${value} ${bytes === 1 ? unit : names[unit]}`;
}

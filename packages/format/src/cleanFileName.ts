import { stripInvisible } from './stripInvisible.ts';

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

import { cleanFileName } from '@agent-portal/format';

/** The extended form of RFC 5987: charset, language, percent-encoded name. */
const extended = /filename\*\s*=\s*(?:utf-8|iso-8859-1)'[^']*'([^;\s]+)/i;
const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i;

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * The file name of a Content-Disposition (RFC 6266), without folders and misleading characters;
 * undefined if there is none.
 */
export function fileNameOf(disposition: string | null): string | undefined {
  if (!disposition) return undefined;
  const wide = extended.exec(disposition)?.[1];
  const [, quoted, token] = plain.exec(disposition) ?? [];
  const name = (wide && decode(wide)) ?? quoted?.replaceAll(/\\(.)/g, '$1') ?? token;
  const last = name && cleanFileName(name);
  return last === '.' || last === '..' ? undefined : last || undefined;
}

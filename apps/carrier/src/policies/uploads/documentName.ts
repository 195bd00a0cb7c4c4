import { cleanFileName, type FileKind, fileKindOfName, fileKinds } from '@agent-portal/format';

/** The longest name, in characters, with its ending. */
const longest = 200;

/** Names that Windows reserves for devices, with any ending. */
const device = /^(con|prn|aux|nul|(com|lpt)[\d¹²³])(?=\.|$)/i;

/** The characters that browsers encode in the name of a file, and only these (HTML, multipart/form-data). */
const encoded: Readonly<Record<string, string>> = { '%22': '"', '%0D': '\r', '%0A': '\n' };

/** The name of a file as a form sends it, without folders and harmful characters. */
export const sentName = (typed: string): string =>
  cleanFileName(typed.replaceAll(/%(?:22|0D|0A)/gi, (code) => encoded[code.toUpperCase()] ?? ''));

/**
 * The name that a document keeps. Its ending fits its content, so that a PDF named `form.exe` is saved as
 * `form.exe.pdf`.
 *
 * @param name as `sentName` returns it
 */
export function documentName(name: string, kind: FileKind): string {
  const visible = name.replaceAll(/^[.\s]+|[.\s]+$/g, '').replace(device, '_$&');
  const fits = fileKindOfName(visible) === kind;
  const dot = fits ? visible.lastIndexOf('.') : visible.length;
  const ending = fits ? visible.slice(dot + 1).toLowerCase() : fileKinds[kind][0];
  const stem = Array.from(visible.slice(0, dot) || 'document');
  return `${stem.slice(0, longest - ending.length - 1).join('')}.${ending}`;
}

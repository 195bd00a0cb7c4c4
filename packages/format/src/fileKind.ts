/** The kinds that `fileKindOf` finds, and their endings. The first is the usual one. */
export const fileKinds = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
} as const;
export type FileKind = keyof typeof fileKinds;

/** Readers accept this many bytes before `%PDF-` (ISO 32000-1, Annex H). Scanners and mail programs write some. */
const longestPreface = 1_024;

/** How many bytes of a file `fileKindOf` needs. */
export const fileHeadSize = longestPreface + 5;

/** The first bytes of archives, programs, Office files and scripts, which may have a whole PDF inside. */
const others = [
  'PK\x03\x04',
  'MZ',
  '\x7FELF',
  '\xD0\xCF\x11\xE0',
  'Rar!',
  '7z\xBC\xAF',
  '\x1F\x8B',
  '#!',
];
/** HTML, SVG and XML. */
const markup = /^(?:\xEF\xBB\xBF)?\s*</;

/**
 * Returns the kind of a file by its content, not by its name.
 * @param head the first `fileHeadSize` bytes, or all of a shorter file
 */
export function fileKindOf(head: Uint8Array): FileKind | undefined {
  const text = String.fromCharCode(...head.subarray(0, fileHeadSize));
  if (text.startsWith('\xFF\xD8\xFF')) return 'image/jpeg';
  if (text.startsWith('\x89PNG\r\n\x1A\n')) return 'image/png';
  const isOther = markup.test(text) || others.some((start) => text.startsWith(start));
  return text.includes('%PDF-') && !isOther ? 'application/pdf' : undefined;
}

/** The kind that a name claims by its ending: `Scan.JPE`. */
export function fileKindOfName(name: string): FileKind | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const kinds = Object.entries(fileKinds) as [FileKind, readonly string[]][];
  return kinds.find(([, endings]) => name.includes('.') && endings.includes(ending))?.[0];
}

import {
  cleanFileName,
  fileHeadSize,
  type FileKind,
  fileKindOf,
  fileKindOfName,
  fileKinds,
  formatFileSize,
} from '@agent-portal/format';
import { fileUploadWords } from '../../words/inputs.ts';
import type { Formats } from '../../words/Formats.ts';

/** The texts and formats of messages about files. */
interface FileTexts {
  readonly words: typeof fileUploadWords;
  readonly fileSize: Formats['fileSize'];
}

const english: FileTexts = { words: fileUploadWords, fileSize: formatFileSize };

/** The files that a field accepts. */
export interface FileLimits {
  /**
   * Endings and kinds, as the platform writes them: `.pdf,image/*`. The content of a file decides whether it
   * is a PDF, JPEG or PNG; the name and the platform decide about other kinds. @default any
   */
  readonly accept?: string | undefined;
  /** The same in words: 'PDF or pictures'. */
  readonly acceptText?: string | undefined;
  /** The most bytes of one file. @default no limit */
  readonly maxSize?: number | undefined;
  /** The maximum number of files. @default no limit */
  readonly maxCount?: number | undefined;
}

/** The properties of a file that are known before it is read. */
export type NamedFile = Pick<File, 'name' | 'size' | 'type'>;

/** A chosen file, and the kind that its first bytes show. */
export interface ChosenFile<One extends NamedFile = File> {
  readonly file: One;
  readonly kind: FileKind | 'unreadable' | undefined;
}

export interface RefusedFile {
  readonly name: string;
  /** Its error, in a sentence. */
  readonly reason: string;
}

/** Reads the first bytes of files. A folder that was dropped, or a file that has moved, is unreadable. */
export function readKinds(files: readonly File[]): Promise<readonly ChosenFile[]> {
  return Promise.all(
    files.map(async (file) => {
      try {
        const head = await file.slice(0, fileHeadSize).arrayBuffer();
        return { file, kind: fileKindOf(new Uint8Array(head)) };
      } catch {
        return { file, kind: 'unreadable' as const };
      }
    }),
  );
}

/** @param kind the kind that the content shows; a name does not prove any of these kinds */
function isOfKind(name: string, type: string, kind: FileKind | undefined, accept: string): boolean {
  const shown = kind ?? (type in fileKinds ? '' : type);
  return accept
    .toLowerCase()
    .split(',')
    .map((one) => one.trim())
    .some((one) => {
      if (one.endsWith('/*')) return shown.startsWith(one.slice(0, -1));
      if (!one.startsWith('.')) return shown === one;
      const ofEnding = fileKindOfName(one);
      return ofEnding ? ofEnding === kind : name.toLowerCase().endsWith(one);
    });
}

function wrongWith(
  { file: { name, size, type }, kind }: ChosenFile<NamedFile>,
  { accept, acceptText = accept, maxSize }: FileLimits,
  { words, fileSize }: FileTexts,
): string | undefined {
  if (kind === 'unreadable') return words.unreadable;
  if (size === 0) return words.empty;
  if (accept && !isOfKind(name, type, kind, accept)) {
    const named = fileKindOfName(name);
    const isFalse = !kind && named && isOfKind(name, type, named, accept);
    return words[isFalse ? 'wrongContent' : 'wrongKind'](acceptText ?? accept);
  }
  return maxSize !== undefined && size > maxSize ? words.tooBig(fileSize(maxSize)) : undefined;
}

/**
 * Separates accepted files from rejected ones, with their errors.
 * @param count how many there are already
 */
export function checkFiles<One extends NamedFile>(
  chosen: readonly ChosenFile<One>[],
  limits: FileLimits,
  count: number,
  texts = english,
): { readonly taken: readonly One[]; readonly refused: readonly RefusedFile[] } {
  const { maxCount = Number.POSITIVE_INFINITY } = limits;
  const taken: One[] = [];
  const refused: RefusedFile[] = [];
  for (const one of chosen) {
    const isFull = count + taken.length >= maxCount;
    const reason = wrongWith(one, limits, texts) ?? (isFull ? texts.words.tooMany(maxCount) : '');
    if (reason) refused.push({ name: cleanFileName(one.file.name), reason });
    else taken.push(one.file);
  }
  return { taken, refused };
}

/** The limits as a sentence: `PDF or pictures, up to 10 MB each, up to 5 files.`; empty without any. */
export function limitsText(
  { acceptText, maxSize, maxCount }: FileLimits,
  { words, fileSize } = english,
): string {
  const parts = [
    acceptText,
    maxSize !== undefined && words.maxSize(fileSize(maxSize), maxCount === 1),
    maxCount !== undefined && words.maxCount(maxCount),
  ].filter(Boolean);
  const text = parts.join(', ');
  return text && `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

import { formatFileSize } from '@agent-portal/format';
import { fileUploadWords } from '../../words/inputs/fileUploadWords.ts';
import type { Formats } from '../../words/Formats.ts';

/** The language of what is said about files. */
interface FileTexts {
  readonly words: typeof fileUploadWords;
  readonly fileSize: Formats['fileSize'];
}

const english: FileTexts = { words: fileUploadWords, fileSize: formatFileSize };

/** The files that a field accepts. */
export interface FileLimits {
  /** Endings and kinds, as the platform writes them: `.pdf,image/*`. @default any */
  readonly accept?: string | undefined;
  /** The same in words: 'PDF or pictures'. */
  readonly acceptText?: string | undefined;
  /** The most bytes of one file. @default no limit */
  readonly maxSize?: number | undefined;
  /** How many files at most. @default no limit */
  readonly maxCount?: number | undefined;
}

/** The properties of a file that are known before it is read. */
export type NamedFile = Pick<File, 'name' | 'size' | 'type'>;

export interface RefusedFile {
  readonly name: string;
  /** What is wrong with it, in a sentence. */
  readonly reason: string;
}

function isOfKind({ name, type }: NamedFile, accept: string): boolean {
  return accept
    .toLowerCase()
    .split(',')
    .map((kind) => kind.trim())
    .some((kind) => {
      if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind);
      if (kind.endsWith('/*')) return type.startsWith(kind.slice(0, -1));
      return type === kind;
    });
}

function wrongWith(
  file: NamedFile,
  limits: FileLimits,
  { words, fileSize }: FileTexts,
): string | undefined {
  const { accept, acceptText = accept, maxSize } = limits;
  if (accept && !isOfKind(file, accept)) return words.wrongKind(acceptText ?? accept);
  if (maxSize !== undefined && file.size > maxSize) {
    return words.tooBig(fileSize(maxSize));
  }
  return file.size === 0 ? words.empty : undefined;
}

/**
 * Separates files that are accepted from those that are not, with what is wrong.
 * @param count how many there are already
 */
export function checkFiles<One extends NamedFile>(
  files: readonly One[],
  limits: FileLimits,
  count: number,
  texts = english,
): { readonly taken: readonly One[]; readonly refused: readonly RefusedFile[] } {
  const { maxCount = Number.POSITIVE_INFINITY } = limits;
  const taken: One[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    const isFull = count + taken.length >= maxCount;
    const reason = wrongWith(file, limits, texts) ?? (isFull ? texts.words.tooMany(maxCount) : '');
    if (reason) refused.push({ name: file.name, reason });
    else taken.push(file);
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

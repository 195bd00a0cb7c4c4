import { createHash } from 'node:crypto';
import { uploadRules } from '@agent-portal/data/policies/uploads/uploadRules';
import { fileHeadSize, type FileKind, fileKindOf } from '@agent-portal/format';
import { badRequest } from '../../http/answers/problems.ts';

/** The facts about a file that was read completely. */
export interface Checked {
  mediaType: FileKind;
  size: number;
  sha256: string;
}

/** @throws Problem 400 for another kind of content, regardless of the name */
function kindOf(head: Uint8Array, name: string): FileKind {
  const kind = fileKindOf(head);
  if (kind) return kind;
  const message = `must be PDF, JPEG or PNG files, which “${name}” is not`;
  throw badRequest([{ field: 'files', message }]);
}

/** A stream of a file that ends early when the file is too large. */
interface LimitedStream extends AsyncIterable<Buffer> {
  readonly truncated: boolean;
}

/**
 * Passes the pieces of a file on while it is checked.
 * @param checked gets what is known about the file
 * @throws Problem 400 that names the file, when it is empty, of another kind or too large
 */
export async function* checkContent(
  pieces: LimitedStream,
  name: string,
  checked: Partial<Checked>,
): AsyncGenerator<Uint8Array, void> {
  const hash = createHash('sha256');
  let head = Buffer.alloc(0);
  let size = 0;
  for await (const piece of pieces) {
    size += piece.length;
    hash.update(piece);
    if (checked.mediaType) {
      yield piece;
      continue;
    }
    head = Buffer.concat([head, piece]);
    if (head.length < fileHeadSize) continue;
    checked.mediaType = kindOf(head, name);
    yield head;
  }
  if (pieces.truncated) {
    const message = `must be at most ${uploadRules.maxSize / 1_000_000} MB each, which “${name}” is not`;
    throw badRequest([{ field: 'files', message }]);
  }
  if (!checked.mediaType) {
    checked.mediaType = kindOf(head, name);
    yield head;
  }
  checked.size = size;
  checked.sha256 = hash.digest('hex');
}

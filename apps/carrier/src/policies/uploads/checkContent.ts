import { createHash } from 'node:crypto';
import {
  type DocumentKind,
  documentKinds,
  uploadRules,
} from '@agent-portal/data/policies/uploads/uploadRules';
import { fileTypeFromBuffer } from 'file-type';
import { badRequest } from '../../http/answers/problems.ts';

/** The first bytes of a file say its kind. */
const headSize = 4_100;

/** What is known about a file once all of it was read. */
export interface Checked {
  mediaType: DocumentKind;
  size: number;
  sha256: string;
}

const isKind = (type: string | undefined): type is DocumentKind =>
  type !== undefined && Object.hasOwn(documentKinds, type);

/** @throws Problem 400 for another kind, whatever the name says */
async function kindOf(head: Uint8Array, name: string): Promise<DocumentKind> {
  const type = (await fileTypeFromBuffer(head))?.mime;
  if (isKind(type)) return type;
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
    if (head.length < headSize) continue;
    checked.mediaType = await kindOf(head, name);
    yield head;
  }
  if (pieces.truncated) {
    const message = `must be at most ${uploadRules.maxSize / 1_000_000} MB each, which “${name}” is not`;
    throw badRequest([{ field: 'files', message }]);
  }
  if (!checked.mediaType) {
    checked.mediaType = await kindOf(head, name);
    yield head;
  }
  checked.size = size;
  checked.sha256 = hash.digest('hex');
}

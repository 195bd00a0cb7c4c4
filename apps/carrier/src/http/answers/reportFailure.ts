import { clientGone } from './problems.ts';
import { streamOf } from './streamOf.ts';

/**
 * A file that fails half-way can no longer become an error answer. The connection breaks, so that the
 * client does not take the part for the whole file, and the log says why. The server's own output has no
 * details.
 */
export function reportFailure(
  body: ReadableStream<Uint8Array>,
  onFailure: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  return streamOf(reporting(body, onFailure));
}

async function* reporting(
  body: ReadableStream<Uint8Array>,
  onFailure: (error: unknown) => void,
): AsyncGenerator<Uint8Array, void> {
  let isOver = false;
  try {
    yield* body;
    isOver = true;
    return;
  } catch (error) {
    isOver = true;
    onFailure(error);
  } finally {
    // The client left.
    if (!isOver) onFailure(clientGone());
  }
  throw new Error('A file could not be finished; the log says why.');
}

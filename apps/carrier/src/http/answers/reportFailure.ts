import { clientGone } from './problems.ts';
import { streamOf } from './streamOf.ts';

/**
 * A file that fails half-way can be no error answer any more: its connection breaks, so that nobody
 * takes what came for the whole, and the log says why. What the server itself prints of it says
 * nothing.
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
    // The reader asks for no more of it.
    if (!isOver) onFailure(clientGone());
  }
  throw new Error('A file could not be finished; the log says why.');
}

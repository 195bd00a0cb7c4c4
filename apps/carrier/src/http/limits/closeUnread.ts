import type { IncomingMessage } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { streamOf } from '../answers/streamOf.ts';

/** How long the rest of an unread body is received, in milliseconds. */
const longestRest = 5_000;

/** How much of it is received, in bytes. */
const largestRest = 16 * 1024 * 1024;

/** Answers without a body. */
const bodiless: ReadonlySet<number> = new Set([204, 205, 304]);

/** The error for a request whose body cannot be read further, because it is not HTTP. */
export const unreadable = Symbol('unreadable');

/** Discards a body: what has arrived, and what is still to come. */
function letFall(incoming: IncomingMessage): void {
  // Reading it would keep it in memory, and stop when that is full.
  incoming.removeAllListeners('data');
  incoming.resume();
}

/** Discards the rest of a body until it ends or becomes too large. */
function dropRest(incoming: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let dropped = 0;
    const done = () => {
      clearTimeout(patience);
      resolve();
    };
    const patience = setTimeout(done, longestRest);
    for (const event of ['end', 'close', 'error', unreadable]) incoming.once(event, done);
    letFall(incoming);
    incoming.on('data', (piece: Buffer) => {
      dropped += piece.length;
      if (dropped > largestRest) done();
    });
    if (incoming.destroyed) done();
  });
}

async function* answerThenDrop(body: Response['body'], incoming: IncomingMessage) {
  if (body) yield* body;
  await dropRest(incoming);
}

/**
 * Closes the connection after an answer when the request's body was not read completely, and announces it,
 * because a proxy's next request on the connection would be lost. The client gets the answer at once. The
 * connection stays open while the body arrives, because closing it earlier loses the answer. A body that
 * arrived completely keeps the connection, and is discarded after the answer.
 */
export async function closeUnread(
  answer: Response,
  { incoming, outgoing }: Pick<HttpBindings, 'incoming' | 'outgoing'>,
): Promise<Response> {
  // A body that arrived with the head is available in the next turn of the event loop.
  if (!incoming.complete) await nextTurn();
  if (incoming.complete) {
    outgoing.once('finish', () => letFall(incoming));
    return answer;
  }
  const { body, status } = answer;
  const headers = new Headers(answer.headers);
  headers.set('Connection', 'close');
  if (bodiless.has(status)) return new Response(null, { status, headers });
  if (!body && !headers.has('Content-Length')) headers.set('Content-Length', '0');
  return new Response(streamOf(answerThenDrop(body, incoming)), { status, headers });
}

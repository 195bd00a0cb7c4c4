import type { IncomingMessage } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { streamOf } from '../answers/streamOf.ts';

/** How long the rest of a body that nobody reads is taken in, milliseconds. */
const longestRest = 5_000;

/** How much of it, bytes. */
const largestRest = 16 * 1024 * 1024;

/** Answers that have no body, and end with their headers. */
const bodiless: ReadonlySet<number> = new Set([204, 205, 304]);

/** Is told to a request of whose body no more can be read, since what came is no HTTP. */
export const unreadable = Symbol('unreadable');

/** Lets a body fall: what has come of it, and what still comes. */
function letFall(incoming: IncomingMessage): void {
  // Whoever began to read it would keep it in memory, and hold it up when that is full.
  incoming.removeAllListeners('data');
  incoming.resume();
}

/** Lets the rest of a body fall until it ends or is too much. */
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
 * An answer to a request whose body was not read to its end closes the connection, and says so: what
 * a proxy sends next on it would be lost. The client gets the answer at once; the connection stays
 * for as long as the body comes, since one that is closed in its midst takes the answer with it. A body
 * that has come whole keeps the connection, and goes when its answer has gone.
 */
export async function closeUnread(
  answer: Response,
  { incoming, outgoing }: Pick<HttpBindings, 'incoming' | 'outgoing'>,
): Promise<Response> {
  // What came in one piece with the head is there by the next turn.
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

import type { Endpoint, InputOf, OutputOf } from '../endpoint.ts';
import { keyOf } from './callOf.ts';

type Attempt = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  signal: AbortSignal,
) => Promise<OutputOf<E>>;

/** A read that was asked for before somebody wanted it. */
interface Ahead {
  readonly answer: Promise<unknown>;
  readonly controller: AbortController;
}

/** Reads asked for ahead at most; the oldest gives way, and is aborted. */
const most = 4;

/** Reads that somebody is likely to want next, kept until the read of the same key takes them over. */
export function createAhead(attempt: Attempt) {
  const waiting = new Map<string, Ahead>();

  function drop(key: string): void {
    waiting.get(key)?.controller.abort();
    waiting.delete(key);
  }

  return {
    /** Starts a read, unless it is under way. Never for exports or changes. */
    start<E extends Endpoint & { method: 'GET' }>(endpoint: E, input: InputOf<E>): void {
      const key = keyOf(endpoint, input as object);
      if (waiting.has(key)) return;
      const controller = new AbortController();
      const answer = attempt(endpoint, input, controller.signal);
      answer.catch(() => waiting.delete(key));
      waiting.set(key, { answer, controller });
      const [oldest] = waiting.keys();
      if (waiting.size > most && oldest !== undefined) drop(oldest);
    },
    /** Takes a read over, once; the signal of whoever takes it now ends it. */
    take(key: string, signal: AbortSignal | undefined): Promise<unknown> | undefined {
      const taken = waiting.get(key);
      waiting.delete(key);
      signal?.addEventListener('abort', () => taken?.controller.abort(), { once: true });
      return taken?.answer;
    },
  };
}

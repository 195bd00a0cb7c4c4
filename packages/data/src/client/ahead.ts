import { normalizeError } from './normalizeError.ts';
import { mayPass } from './withRetries.ts';

/** Reads asked for ahead at most; the oldest gives way, and is aborted. */
const most = 4;

/** A read that nobody took over for this long is no longer true enough, in milliseconds. */
const keptFor = 15_000;

/** Whether the same read may end otherwise: a fault that passes, or a session that ended meanwhile. */
function mayDiffer(thrown: unknown): boolean {
  const { kind } = normalizeError(thrown);
  return mayPass(kind) || kind === 'unauthenticated';
}

interface Ahead {
  readonly answer: Promise<unknown>;
  /** The answer, once it is there. */
  data?: unknown;
  readonly controller: AbortController;
  readonly startedAt: number;
  /** Settles once the read is over, and never rejects. */
  settled: Promise<void>;
}

/** Reads that somebody is likely to want next, kept by their key until the read itself is made. */
export function createAhead(now: () => number) {
  const waiting = new Map<string, Ahead>();

  function drop(key: string): void {
    waiting.get(key)?.controller.abort();
    waiting.delete(key);
  }
  function dropOld(): void {
    for (const [key, { startedAt }] of waiting) if (now() - startedAt > keptFor) drop(key);
  }

  return {
    /**
     * Starts a read, unless it is under way; settles once it is over. A failure is nobody's until
     * somebody wants the answer: where asking anew may end otherwise, it is forgotten.
     */
    start(key: string, read: (signal: AbortSignal) => Promise<unknown>): Promise<void> {
      dropOld();
      const known = waiting.get(key);
      if (known) return known.settled;
      const controller = new AbortController();
      const answer = read(controller.signal);
      const ahead: Ahead = { answer, controller, startedAt: now(), settled: Promise.resolve() };
      const settle = async () => {
        try {
          ahead.data = await answer;
        } catch (thrown) {
          if (mayDiffer(thrown) && waiting.get(key) === ahead) waiting.delete(key);
        }
      };
      ahead.settled = settle();
      waiting.set(key, ahead);
      const [oldest] = waiting.keys();
      if (waiting.size > most && oldest !== undefined) drop(oldest);
      return ahead.settled;
    },
    /** Takes an answer over, once, if it is there already. */
    takeAnswer(key: string): { readonly data: unknown } | undefined {
      dropOld();
      const ahead = waiting.get(key);
      if (!ahead || !('data' in ahead)) return undefined;
      waiting.delete(key);
      return { data: ahead.data };
    },
    /** Takes a read over, once; from here on `signal` aborts it. */
    take(key: string, signal: AbortSignal | undefined): Promise<unknown> | undefined {
      dropOld();
      const taken = waiting.get(key);
      waiting.delete(key);
      if (signal?.aborted) taken?.controller.abort();
      signal?.addEventListener('abort', () => taken?.controller.abort(), { once: true });
      return taken?.answer;
    },
    /** Forgets and aborts every read that nobody took over. */
    cancel(): void {
      for (const key of waiting.keys()) drop(key);
    },
  };
}

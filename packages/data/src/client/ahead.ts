import { normalizeError } from './normalizeError.ts';
import { mayPass } from './withRetries.ts';

/**
 * Guesses at what is wanted next, at most: the oldest gives way, and is aborted. What a page asks for
 * itself beside its code is no guess.
 */
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
  startedAt: number;
  /** The first data of the page that is opening. */
  isOwn: boolean;
  /** Settles once the read is over, and never rejects. */
  settled: Promise<void>;
}

/** Reads that somebody is likely to want next, kept by their key until the read itself is made. */
export function createAhead(now: () => number) {
  const waiting = new Map<string, Ahead>();
  /** Pages whose first data is being asked for. */
  let opening = 0;
  /** Keys that such a page read before their first data was started: its code came first. */
  const readMeanwhile = new Set<string>();

  function drop(key: string): void {
    waiting.get(key)?.controller.abort();
    waiting.delete(key);
  }
  function dropOld(): void {
    for (const [key, ahead] of waiting) {
      const isUnderWay = ahead.isOwn && !('data' in ahead);
      if (!isUnderWay && now() - ahead.startedAt > keptFor) drop(key);
    }
  }

  return {
    /**
     * Starts a read, unless it is under way; settles once it is over. A failure is nobody's until
     * somebody wants the answer: where asking anew may end otherwise, it is forgotten.
     */
    start(key: string, read: (signal: AbortSignal) => Promise<unknown>): Promise<void> {
      dropOld();
      if (readMeanwhile.has(key)) return Promise.resolve();
      const known = waiting.get(key);
      if (known) {
        known.isOwn ||= opening > 0;
        return known.settled;
      }
      const controller = new AbortController();
      const answer = read(controller.signal);
      const settled = Promise.resolve();
      const isOwn = opening > 0;
      const ahead: Ahead = { answer, controller, startedAt: now(), isOwn, settled };
      const settle = async () => {
        try {
          ahead.data = await answer;
          if (ahead.isOwn) ahead.startedAt = now();
        } catch (thrown) {
          if (mayDiffer(thrown) && waiting.get(key) === ahead) waiting.delete(key);
        }
      };
      ahead.settled = settle();
      waiting.set(key, ahead);
      const guesses = [...waiting].filter(([, { isOwn }]) => !isOwn);
      const [oldest] = guesses;
      if (guesses.length > most && oldest) drop(oldest[0]);
      return ahead.settled;
    },
    /**
     * Opens a page: what it starts until its first data is there belongs to it, and gives way to no
     * guess. What a former page left waiting is a guess again.
     */
    async open(start: () => Promise<void>): Promise<void> {
      for (const ahead of waiting.values()) ahead.isOwn = false;
      opening += 1;
      try {
        await start();
      } finally {
        opening -= 1;
        if (opening === 0) readMeanwhile.clear();
      }
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
      if (!taken && opening > 0) readMeanwhile.add(key);
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

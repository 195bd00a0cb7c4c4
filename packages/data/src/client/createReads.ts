import { normalizeError } from './normalizeError.ts';
import { isTransient } from './withRetries.ts';

/** Milliseconds for which an answer that no hook shows is cached [S9]. */
const unusedMs = 300_000;

/** Milliseconds for which a prefetched answer is fresh until a hook has shown it. */
const prefetchedMs = 15_000;

/**
 * The maximum number of speculative prefetches. One more aborts the oldest. The first data of an opening page does
 * not count.
 */
const maxGuesses = 4;

/** Whether a retry can succeed: after a transient failure, or a sign-in. */
function canRetry(thrown: unknown): boolean {
  const { kind } = normalizeError(thrown);
  return isTransient(kind) || kind === 'unauthenticated' || kind === 'aborted';
}

/** Makes a call. `first` is the same call, if a prefetch makes it already. */
type MakeCall<Answer> = (signal: AbortSignal, first?: Promise<unknown>) => Promise<Answer>;

/** The reads of one identity by key: cached answers and running reads. */
export interface Reads {
  /** The answers, as SWR stores them. */
  readonly cache: Map<string, object>;
  /**
   * Adds a hook to the read of a key; returns the function that removes it. A read without hooks is aborted,
   * and its answer later dropped.
   */
  readonly join: (key: string) => () => void;
  /**
   * Makes a read for its hooks. A running read of the same key is aborted, and its promise settles like the
   * new one. A prefetch of the key becomes this read.
   */
  readonly make: <Answer>(key: string, call: MakeCall<Answer>) => Promise<Answer>;
  /**
   * Prefetches a read that is likely to be needed next, unless it is running or fresh. Resolves when the answer is
   * cached. A failure that a retry can fix is dropped. Any other is stored for the hook, which reports it.
   */
  readonly prefetch: (key: string, call: MakeCall<unknown>, freshForMs?: number) => Promise<void>;
  /** Opens a page: no other prefetch aborts those of `start`, until the next page opens. */
  readonly startPage: (start: () => Promise<void>) => Promise<void>;
  /**
   * Whether the answer is at most some milliseconds old, and the user has changed nothing since. A prefetched
   * answer that no hook has shown is fresh for 15 seconds at least.
   */
  readonly isFresh: (key: string, freshForMs?: number) => boolean;
  /** After a change: no answer is fresh, and prefetches are dropped. */
  readonly expire: () => void;
  /** Aborts every read, and drops the answers that no hook has shown. */
  readonly cancel: () => void;
}

interface Read {
  readers: number;
  controller: AbortController;
  /** The promise of the latest read for hooks. */
  latest?: Promise<unknown>;
  /** The running prefetch that no hook has taken. */
  prefetch?: Promise<unknown> | undefined;
  /** A prefetch that failed for good. While it is fresh, the hook gets it as the answer. */
  failure?: Promise<unknown> | undefined;
  isGuess?: boolean;
  /** The answer was prefetched, and no hook has shown it and left. */
  isUnseen?: boolean;
  arrivedAt?: number | undefined;
  timer?: ReturnType<typeof setTimeout>;
}

/** @param now the time in milliseconds */
export function createReads(now: () => number = Date.now): Reads {
  const cache = new Map<string, object>();
  const reads = new Map<string, Read>();
  /** The pages whose first data is loading. */
  let opening = 0;
  let changes = 0;

  function readOf(key: string): Read {
    const known = reads.get(key);
    if (known) return known;
    const read: Read = { readers: 0, controller: new AbortController() };
    reads.set(key, read);
    return read;
  }

  function dropLater(key: string, read: Read): void {
    clearTimeout(read.timer);
    read.timer = setTimeout(() => {
      reads.delete(key);
      cache.delete(key);
    }, unusedMs);
  }

  /** A hook that remounts in the same tick, as in React's strict mode, does not abort its read. */
  function leave(key: string, read: Read): void {
    read.readers -= 1;
    read.isUnseen = false;
    queueMicrotask(() => {
      if (read.readers > 0) return;
      if (!read.prefetch) read.controller.abort();
      dropLater(key, read);
    });
  }

  function dropPrefetch(read: Read): void {
    if (!read.prefetch) return;
    read.prefetch = undefined;
    read.controller.abort();
  }

  /** Drops what has been prefetched and no hook has shown. */
  function dropPrefetched(key: string, read: Read): void {
    dropPrefetch(read);
    read.failure = undefined;
    if (read.isUnseen && read.readers === 0) cache.delete(key);
  }

  async function guess(key: string, read: Read, call: MakeCall<unknown>): Promise<void> {
    // The latest prefetch is the last entry of the map.
    reads.delete(key);
    reads.set(key, read);
    read.isGuess = opening === 0;
    read.failure = undefined;
    read.controller = new AbortController();
    const prefetch = call(read.controller.signal);
    read.prefetch = prefetch;
    const guesses = [...reads.values()].filter((one) => one.prefetch && one.isGuess);
    if (guesses.length > maxGuesses && guesses[0]) dropPrefetch(guesses[0]);
    try {
      const data = await prefetch;
      // A hook has taken it, or it was dropped.
      if (read.prefetch !== prefetch) return;
      cache.set(key, { ...cache.get(key), data, error: undefined });
    } catch (thrown) {
      if (read.prefetch !== prefetch || canRetry(thrown)) return;
      read.failure = prefetch;
    } finally {
      if (read.prefetch === prefetch) read.prefetch = undefined;
    }
    read.isUnseen = true;
    read.arrivedAt = now();
    dropLater(key, read);
  }

  function isFresh(key: string, freshForMs = 0): boolean {
    const { arrivedAt, isUnseen } = reads.get(key) ?? {};
    if (arrivedAt === undefined) return false;
    return now() - arrivedAt < (isUnseen ? Math.max(freshForMs, prefetchedMs) : freshForMs);
  }

  return {
    cache,

    join: (key) => {
      const read = readOf(key);
      read.readers += 1;
      clearTimeout(read.timer);
      return () => leave(key, read);
    },

    make: <Answer>(key: string, call: MakeCall<Answer>) => {
      const read = readOf(key);
      const first = read.prefetch ?? (isFresh(key) ? read.failure : undefined);
      read.prefetch = undefined;
      read.failure = undefined;
      read.isUnseen = false;
      if (!first) {
        read.controller.abort();
        read.controller = new AbortController();
      }
      const before = changes;
      const make = async (): Promise<Answer> => {
        try {
          const answer = await call(read.controller.signal, first);
          if (before === changes) read.arrivedAt = now();
          return answer;
        } catch (thrown) {
          if (read.latest === made) throw thrown;
          return read.latest as Promise<Answer>;
        }
      };
      const made: Promise<Answer> = make();
      read.latest = made;
      return made;
    },

    prefetch: async (key, call, freshForMs) => {
      const read = readOf(key);
      if (opening > 0) read.isGuess = false;
      try {
        if (read.readers > 0) await read.latest;
        else if (read.prefetch) await read.prefetch;
        else if (!isFresh(key, freshForMs)) await guess(key, read, call);
      } catch {
        // The hook's own read reports it.
      }
    },

    startPage: async (start) => {
      for (const read of reads.values()) read.isGuess = true;
      opening += 1;
      try {
        await start();
      } finally {
        opening -= 1;
      }
    },

    isFresh,

    expire: () => {
      changes += 1;
      for (const [key, read] of reads) {
        read.arrivedAt = undefined;
        dropPrefetched(key, read);
      }
    },

    cancel: () => {
      for (const [key, read] of reads) {
        dropPrefetched(key, read);
        read.controller.abort();
      }
    },
  };
}

import { normalizeError } from './normalizeError.ts';
import { isTransient } from './withRetries.ts';

/**
 * The most guesses at a time: one more aborts the oldest. The first data of an opening page is not a
 * guess.
 */
const maxGuesses = 4;

/** Milliseconds after which an unused prefetch is too old. */
const maxAgeMs = 15_000;

/** Whether another try can succeed: after a transient failure, or a sign-in. */
function canRetry(thrown: unknown): boolean {
  const { kind } = normalizeError(thrown);
  return isTransient(kind) || kind === 'unauthenticated';
}

interface Prefetch {
  readonly answer: Promise<unknown>;
  /** The answer, once it has arrived. */
  data?: unknown;
  readonly controller: AbortController;
  startedAt: number;
  /** Whether it is the first data of the page that is opening. */
  isForPage: boolean;
  /** Resolves when the read has ended, and never rejects. */
  settled: Promise<void>;
}

/** Starts reads that are likely to be needed next, and stores them by key until the read is made. */
export function createPrefetcher(now: () => number) {
  const prefetches = new Map<string, Prefetch>();
  /** Pages whose first data is loading. */
  let opening = 0;
  /** Keys that such a page has read already, because its code arrived before the prefetch. */
  const alreadyRead = new Set<string>();

  function drop(key: string): void {
    prefetches.get(key)?.controller.abort();
    prefetches.delete(key);
  }
  function dropOld(): void {
    for (const [key, prefetch] of prefetches) {
      const isRunningForPage = prefetch.isForPage && !('data' in prefetch);
      if (!isRunningForPage && now() - prefetch.startedAt > maxAgeMs) drop(key);
    }
  }

  return {
    /**
     * Starts a read, unless it is running; resolves when it has ended. A failure is reported only when
     * the answer is used. A failure that another try can fix is dropped.
     */
    start(key: string, read: (signal: AbortSignal) => Promise<unknown>): Promise<void> {
      dropOld();
      if (alreadyRead.has(key)) return Promise.resolve();
      const known = prefetches.get(key);
      if (known) {
        known.isForPage ||= opening > 0;
        return known.settled;
      }
      const controller = new AbortController();
      const answer = read(controller.signal);
      const settled = Promise.resolve();
      const isForPage = opening > 0;
      const prefetch: Prefetch = { answer, controller, startedAt: now(), isForPage, settled };
      const settle = async () => {
        try {
          prefetch.data = await answer;
          if (prefetch.isForPage) prefetch.startedAt = now();
        } catch (thrown) {
          if (canRetry(thrown) && prefetches.get(key) === prefetch) prefetches.delete(key);
        }
      };
      prefetch.settled = settle();
      prefetches.set(key, prefetch);
      const guesses = [...prefetches].filter(([, { isForPage }]) => !isForPage);
      const [oldest] = guesses;
      if (guesses.length > maxGuesses && oldest) drop(oldest[0]);
      return prefetch.settled;
    },
    /**
     * Opens a page: no guess aborts the reads that `start` makes. Unused reads of the previous page
     * become guesses.
     */
    async open(start: () => Promise<void>): Promise<void> {
      for (const prefetch of prefetches.values()) prefetch.isForPage = false;
      opening += 1;
      try {
        await start();
      } finally {
        opening -= 1;
        if (opening === 0) alreadyRead.clear();
      }
    },
    /** Takes an answer, once, if it has arrived. */
    takePrefetched(key: string): { readonly data: unknown } | undefined {
      dropOld();
      const prefetch = prefetches.get(key);
      if (!prefetch || !('data' in prefetch)) return undefined;
      prefetches.delete(key);
      return { data: prefetch.data };
    },
    /** Takes a read, once; from then on `signal` aborts it. */
    take(key: string, signal: AbortSignal | undefined): Promise<unknown> | undefined {
      dropOld();
      const taken = prefetches.get(key);
      prefetches.delete(key);
      if (!taken && opening > 0) alreadyRead.add(key);
      if (signal?.aborted) taken?.controller.abort();
      signal?.addEventListener('abort', () => taken?.controller.abort(), { once: true });
      return taken?.answer;
    },
    /** Aborts and drops every unused read. */
    cancel(): void {
      for (const key of prefetches.keys()) drop(key);
    },
  };
}

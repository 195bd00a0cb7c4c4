/** How long an answer that no hook shows is kept, in milliseconds [S9]. */
const keptFor = 300_000;

/** Who wants which read: a read that nobody wants any more is aborted, its answer forgotten in time. */
export interface Reads {
  /** Says that a hook wants the read of a key; gives back how to say that it no longer does. */
  readonly join: (key: string) => () => void;
  /**
   * Puts an answer that came before it was wanted into the cache, unless there is one: whoever shows
   * it first shows it at once, and does not ask again.
   */
  readonly adopt: (key: string, take: () => { readonly data: unknown } | undefined) => void;
  /** Whether the answer was adopted, and whoever shows it first is still there. */
  readonly isFresh: (key: string) => boolean;
  /**
   * Makes a read in place of the one of the same key that is under way, which is aborted: whoever
   * waits for that one gets what comes of this one. Its signal aborts once nobody wants it any more.
   */
  readonly make: <Answer>(
    key: string,
    read: (signal: AbortSignal) => Promise<Answer>,
  ) => Promise<Answer>;
}

interface Read {
  readers: number;
  controller: AbortController;
  /** The read that was made last, and what it comes to. */
  latest?: Promise<unknown>;
  timer?: ReturnType<typeof setTimeout>;
}

/** @param cache the answers by key, of one identity */
export function createReads(cache: Map<string, unknown>): Reads {
  const reads = new Map<string, Read>();
  const fresh = new Set<string>();

  function readOf(key: string): Read {
    const known = reads.get(key);
    if (known) return known;
    const read: Read = { readers: 0, controller: new AbortController() };
    reads.set(key, read);
    return read;
  }

  /** A hook that comes back in the same turn, as in React's strict mode, finds its read untouched. */
  function leave(key: string, read: Read): void {
    read.readers -= 1;
    fresh.delete(key);
    queueMicrotask(() => {
      if (read.readers > 0) return;
      read.controller.abort();
      clearTimeout(read.timer);
      read.timer = setTimeout(() => {
        reads.delete(key);
        cache.delete(key);
      }, keptFor);
    });
  }

  return {
    join: (key) => {
      const read = readOf(key);
      read.readers += 1;
      clearTimeout(read.timer);
      return () => leave(key, read);
    },
    adopt: (key, take) => {
      const answer = cache.has(key) ? undefined : take();
      if (!answer) return;
      cache.set(key, answer);
      fresh.add(key);
    },
    isFresh: (key) => fresh.has(key),
    make: <Answer>(key: string, read: (signal: AbortSignal) => Promise<Answer>) => {
      const one = readOf(key);
      one.controller.abort();
      one.controller = new AbortController();
      const made: Promise<Answer> = read(one.controller.signal).catch((thrown: unknown) => {
        if (one.latest === made) throw thrown;
        return one.latest as Promise<Answer>;
      });
      one.latest = made;
      return made;
    },
  };
}

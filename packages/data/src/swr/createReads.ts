/** Milliseconds for which an answer that no hook shows is cached [S9]. */
const unusedMs = 300_000;

/** Counts the hooks of each read. A read without hooks is aborted, and its answer later dropped. */
export interface Reads {
  /** Adds a hook to the read of a key; returns the function that removes it. */
  readonly join: (key: string) => () => void;
  /**
   * Moves a prefetched answer into the cache, unless there is one. The first hook shows it at once,
   * without a request.
   */
  readonly adopt: (key: string, take: () => { readonly data: unknown } | undefined) => void;
  /** Whether the answer was adopted, and its first hook is still mounted. */
  readonly isFresh: (key: string) => boolean;
  /**
   * Makes a read. A running read of the same key is aborted, and its promise settles like the new one.
   * The signal aborts when the last hook is gone.
   */
  readonly make: <Answer>(
    key: string,
    read: (signal: AbortSignal) => Promise<Answer>,
  ) => Promise<Answer>;
}

interface Read {
  readers: number;
  controller: AbortController;
  /** The promise of the latest read. */
  latest?: Promise<unknown>;
  timer?: ReturnType<typeof setTimeout>;
}

/** @param cache the answers by key, of one identity */
export function createReads(cache: Map<string, unknown>): Reads {
  const reads = new Map<string, Read>();
  const adopted = new Set<string>();

  function readOf(key: string): Read {
    const known = reads.get(key);
    if (known) return known;
    const read: Read = { readers: 0, controller: new AbortController() };
    reads.set(key, read);
    return read;
  }

  /** A hook that remounts in the same turn, as in React's strict mode, does not abort its read. */
  function leave(key: string, read: Read): void {
    read.readers -= 1;
    adopted.delete(key);
    queueMicrotask(() => {
      if (read.readers > 0) return;
      read.controller.abort();
      clearTimeout(read.timer);
      read.timer = setTimeout(() => {
        reads.delete(key);
        cache.delete(key);
      }, unusedMs);
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
      adopted.add(key);
    },
    isFresh: (key) => adopted.has(key),
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

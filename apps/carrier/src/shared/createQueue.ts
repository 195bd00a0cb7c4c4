/** How much work a queue takes. */
interface Bounds {
  readonly atOnce: number;
  readonly mostWaiting: number;
  /** What is thrown where too much waits already. */
  readonly refuse: () => Error;
}

/** Runs work a few at a time, the rest in the order in which it came; refuses what would wait too long. */
export function createQueue({ atOnce, mostWaiting, refuse }: Bounds) {
  let running = 0;
  const waiting = new Set<() => void>();

  /** Resolves when it is this work's turn; rejects when the caller no longer wants it. */
  const turn = (signal?: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const leave = () => {
        waiting.delete(start);
        reject(signal?.reason as Error);
      };
      const start = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      signal?.addEventListener('abort', leave, { once: true });
      waiting.add(start);
    });

  /** @param signal takes work that has not begun out of the queue */
  return async function run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    if (running < atOnce) {
      running += 1;
    } else {
      if (waiting.size >= mostWaiting) throw refuse();
      // Work that ends hands its place over, so `running` stays as it is.
      await turn(signal);
    }
    try {
      return await work();
    } finally {
      const [next] = waiting;
      if (next) {
        waiting.delete(next);
        next();
      } else running -= 1;
    }
  };
}

/** How much work a queue takes. */
interface Bounds {
  readonly atOnce: number;
  readonly mostWaiting: number;
  /** Thrown when too many tasks are already waiting. */
  readonly refuse: () => Error;
}

/** Runs a few tasks at a time and queues the rest in order. Rejects a task that would wait too long. */
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
      // A finished task hands its slot to the next one, so `running` does not change.
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

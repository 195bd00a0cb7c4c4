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
  const waiting: (() => void)[] = [];

  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (running < atOnce) {
      running += 1;
    } else {
      if (waiting.length >= mostWaiting) throw refuse();
      // Whoever ends hands its place over, so `running` stays as it is.
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

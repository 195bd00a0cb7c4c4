import { createQueue } from '../../shared/createQueue.ts';
import { limits, readsAtOnce } from '../../limits.ts';
import { tooManyRequests } from '../answers/problems.ts';
import { createProcessLimit } from './userLimit.ts';

/**
 * Runs a read when it is its turn in the queue of its user.
 * @throws Problem 429 when the user had too many, or too many wait
 */
export type ReadLimit = <Value>(
  userId: number,
  read: () => Promise<Value>,
  signal: AbortSignal,
) => Promise<Value>;

const refuse = () => tooManyRequests('Too many calls at once. Try again in 1 second.', 1);

/** Limits the reads of one user in this process, to protect its time and memory. */
export function createReadLimit(perMinute: number): ReadLimit {
  const count = createProcessLimit({ ...limits.calls, perMinute });
  const queues = new Map<number, { readonly run: ReturnType<typeof createQueue>; users: number }>();

  return async (userId, read, signal) => {
    await count(userId);
    const queue = queues.get(userId) ?? {
      run: createQueue({ ...readsAtOnce, refuse }),
      users: 0,
    };
    queues.set(userId, queue);
    queue.users += 1;
    try {
      return await queue.run(read, signal);
    } finally {
      queue.users -= 1;
      if (queue.users === 0) queues.delete(userId);
    }
  };
}

import type { ApiErrorKind } from './ApiError.ts';
import { normalizeError } from './normalizeError.ts';

/** Tries after the first one [S9]. */
export const defaultRetries = 3;
const firstDelay = 1000;
const longestDelay = 30_000;

/** Failures that a retry can fix (decisions, 7). */
const transient: ReadonlySet<ApiErrorKind> = new Set(['network', 'timeout', 'server']);
export const isTransient = (kind: ApiErrorKind) => transient.has(kind);

/** Milliseconds to wait before a retry, counted from 1: 1 s, doubling, never more than 30 s [S9]. */
export function retryDelay(retry: number): number {
  return Math.min(firstDelay * 2 ** (retry - 1), longestDelay);
}

/** Waits, or rejects with the reason of the signal. */
function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const stop = () => {
    clearTimeout(timer);
    reject(signal?.reason as Error);
  };
  const timer = setTimeout(() => {
    signal?.removeEventListener('abort', stop);
    resolve();
  }, milliseconds);
  signal?.addEventListener('abort', stop, { once: true });
  return promise;
}

interface Limits {
  readonly retries: number;
  readonly signal?: AbortSignal | undefined;
}

/** Reads, and retries failures that a retry can fix; throws the last failure. */
export async function withRetries<Answer>(
  read: () => Promise<Answer>,
  { retries, signal }: Limits,
): Promise<Answer> {
  for (let retry = 1; ; retry += 1) {
    try {
      return await read();
    } catch (thrown) {
      if (retry > retries || !isTransient(normalizeError(thrown).kind)) throw thrown;
      await wait(retryDelay(retry), signal);
    }
  }
}

import type { ApiErrorKind } from './ApiError.ts';
import { normalizeError } from './normalizeError.ts';

/** Retries of a read: three, after 1, 2 and 4 seconds, never more than 30 s apart [S9]. */
const retries = 3;
const firstDelay = 1_000;
const longestDelay = 30_000;

/** Only these may pass by themselves (decisions, 7). */
const passing: ReadonlySet<ApiErrorKind> = new Set(['network', 'timeout', 'server']);

/** Milliseconds to wait before a retry, counted from 0. */
export function retryDelay(retry: number): number {
  return Math.min(firstDelay * 2 ** retry, longestDelay);
}

/** Waits, or rejects with the signal's reason. */
function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', stop, { once: true });
  });
}

/** Reads, and reads again while the failure may pass by itself. */
export async function withRetries<Answer>(
  read: () => Promise<Answer>,
  signal?: AbortSignal,
): Promise<Answer> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await read();
    } catch (thrown) {
      if (retry === retries || !passing.has(normalizeError(thrown).kind)) throw thrown;
      await wait(retryDelay(retry), signal);
    }
  }
}

import { getEventListeners } from 'node:events';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failureOf } from '../testing/failureOf.ts';
import { ApiError, apiErrorKinds } from './ApiError.ts';
import { retryDelay, withRetries } from './withRetries.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
const passing = new Set(['network', 'timeout', 'server']);

it('retryDelay doubles from 1 s to a cap of 30 s', () => {
  const delays = [1, 2, 3, 4, 5, 6, 7].map(retryDelay);
  expect(delays).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

describe('withRetries', () => {
  it.each(apiErrorKinds)('retries only transient failures: %s', async (kind) => {
    const read = vi.fn<() => Promise<never>>(() => Promise.reject(new ApiError(kind, 'x')));
    const failure = failureOf(withRetries(read, { retries: 3 }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await failure).toMatchObject({ kind });
    expect(read).toHaveBeenCalledTimes(passing.has(kind) ? 4 : 1);
  });

  it('waits 1, 2 and 4 seconds', async () => {
    const start = Date.now();
    const times: number[] = [];
    const read = () => {
      times.push(Date.now() - start);
      return Promise.reject(new ApiError('server', 'x'));
    };
    const failure = failureOf(withRetries(read, { retries: 3 }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await failure).toMatchObject({ kind: 'server' });
    expect(times).toEqual([0, 1000, 3000, 7000]);
  });

  it('stops after the first success', async () => {
    const read = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue('rows');
    const answer = withRetries(read, { retries: 3 });
    await vi.advanceTimersByTimeAsync(1000);
    expect(await answer).toBe('rows');
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('stops waiting when it is aborted', async () => {
    const controller = new AbortController();
    const read = vi.fn<() => Promise<never>>(() => Promise.reject(new ApiError('server', 'x')));
    const { signal } = controller;
    const failure = failureOf(withRetries(read, { retries: 3, signal }));
    await vi.advanceTimersByTimeAsync(500);
    controller.abort();
    expect(await failure).toMatchObject({ name: 'AbortError' });
    expect(vi.getTimerCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(read).toHaveBeenCalledOnce();
  });

  it('removes its listener from the signal after a success', async () => {
    const { signal } = new AbortController();
    const read = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue('rows');
    const answer = withRetries(read, { retries: 3, signal });
    await vi.advanceTimersByTimeAsync(1000);
    expect(await answer).toBe('rows');
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });
});

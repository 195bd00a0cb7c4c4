import { getEventListeners } from 'node:events';
import { expect, it } from 'vitest';
import { until } from './until.ts';

it('a promise that settles leaves nothing behind on the signal', async () => {
  const { signal } = new AbortController();
  expect(await until(Promise.resolve('rows'), signal)).toBe('rows');
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

it('a signal that has aborted, or aborts, ends the wait with its reason', async () => {
  const never = new Promise<never>(() => {});
  await expect(until(never, AbortSignal.abort('gone'))).rejects.toBe('gone');
  const controller = new AbortController();
  const waiting = until(never, controller.signal);
  controller.abort('later');
  await expect(waiting).rejects.toBe('later');
});

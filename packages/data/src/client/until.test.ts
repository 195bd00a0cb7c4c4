import { getEventListeners } from 'node:events';
import { expect, it } from 'vitest';
import { until } from './until.ts';

it('until removes its listener from the signal when the promise settles', async () => {
  const { signal } = new AbortController();
  expect(await until(Promise.resolve('rows'), signal)).toBe('rows');
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

it('until rejects with the reason of a signal that is aborted or aborts', async () => {
  const never = new Promise<never>(() => {});
  await expect(until(never, AbortSignal.abort('gone'))).rejects.toBe('gone');
  const controller = new AbortController();
  const waiting = until(never, controller.signal);
  controller.abort('later');
  await expect(waiting).rejects.toBe('later');
});

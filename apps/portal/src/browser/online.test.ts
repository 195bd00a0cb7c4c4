// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { online, whenOnline } from './online.ts';

afterEach(() => vi.restoreAllMocks());

it('waits until the network is back', async () => {
  const onLine = vi.spyOn(globalThis.navigator, 'onLine', 'get').mockReturnValue(false);
  const heard = vi.fn<() => void>();
  const stop = online.subscribe(heard);
  let isBack = false;
  const wait = async () => {
    await whenOnline();
    isBack = true;
  };
  const waiting = wait();
  globalThis.dispatchEvent(new Event('offline'));
  await Promise.resolve();
  expect([isBack, heard.mock.calls.length]).toEqual([false, 1]);

  onLine.mockReturnValue(true);
  globalThis.dispatchEvent(new Event('online'));
  await waiting;
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  globalThis.dispatchEvent(new Event('offline'));
  expect(heard).toHaveBeenCalledTimes(2);
  await whenOnline();
});

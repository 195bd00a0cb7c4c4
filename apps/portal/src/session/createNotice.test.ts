import { expect, it, vi } from 'vitest';
import { createNotice } from './createNotice.ts';

it('shows a notice until it is cleared, and notifies subscribers of both until they unsubscribe', () => {
  const notice = createNotice();
  const heard = vi.fn<() => void>();
  const stop = notice.subscribe(heard);
  expect(notice.read()).toBeUndefined();
  notice.show('There is no production credit.');
  expect(notice.read()).toBe('There is no production credit.');
  expect(heard).toHaveBeenCalledTimes(1);
  notice.clear();
  expect(notice.read()).toBeUndefined();
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  notice.show('Again.');
  expect(heard).toHaveBeenCalledTimes(2);
});

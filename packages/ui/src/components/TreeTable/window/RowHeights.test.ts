import { expect, it, vi } from 'vitest';
import { RowHeights } from './RowHeights.ts';

const measured = (key: string, height: number, taken = 48) => ({ key, height, taken });

it('RowHeights reports a row whose height differs from the estimate by a pixel or more', () => {
  const heights = new RowHeights();
  const listener = vi.fn<() => void>();
  heights.subscribe(listener);
  heights.keep([measured('a', 48.9), measured('b', 47.1)]);
  expect([heights.read().size, listener.mock.calls.length]).toEqual([0, 0]);
  heights.keep([measured('a', 48), measured('b', 49)]);
  expect([...heights.read()]).toEqual([
    ['a', 48],
    ['b', 49],
  ]);
  heights.keep([measured('b', 47)]);
  expect([...heights.read()]).toEqual([
    ['a', 48],
    ['b', 47],
  ]);
  expect(listener).toHaveBeenCalledTimes(2);
});

it('RowHeights forgets all, and no longer notifies removed subscribers', () => {
  const heights = new RowHeights();
  const listener = vi.fn<() => void>();
  const leave = heights.subscribe(listener);
  heights.keep([measured('a', 90)]);
  heights.forget();
  expect([heights.read().size, listener.mock.calls.length]).toEqual([0, 2]);
  leave();
  heights.keep([measured('a', 90)]);
  expect(listener).toHaveBeenCalledTimes(2);
});

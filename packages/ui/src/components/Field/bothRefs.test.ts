import { expect, it, vi } from 'vitest';
import { bothRefs } from './bothRefs.ts';

it('bothRefs fills its own ref and that of the app', () => {
  const own = { current: null as string | null };
  const given = { current: null as string | null };
  bothRefs(own, given)('input');
  expect([own.current, given.current]).toEqual(['input', 'input']);
  bothRefs(own, given)(null);
  expect([own.current, given.current]).toEqual([null, null]);
});

it('bothRefs calls a ref that is a function, and gives back its cleanup', () => {
  const own = { current: null as string | null };
  const cleanUp = () => undefined;
  const given = vi.fn<(control: string | null) => () => void>(() => cleanUp);
  expect(bothRefs(own, given)('input')).toBe(cleanUp);
  expect(given).toHaveBeenCalledExactlyOnceWith('input');
  expect(own.current).toBe('input');
});

it('bothRefs fills its own ref if the app gives none', () => {
  const own = { current: null as string | null };
  expect(bothRefs(own, undefined)('input')).toBeUndefined();
  expect(own.current).toBe('input');
});

// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FoundOptions } from './OptionSource.ts';
import { useFoundOptions } from './useFoundOptions.ts';

const onSearch = vi.fn<(text: string, signal: AbortSignal) => Promise<FoundOptions>>();
const found = (value: string): FoundOptions => ({ options: [{ value, label: value }], total: 1 });

beforeEach(() => {
  vi.useFakeTimers();
  onSearch.mockReset();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const shown = () =>
  renderHook((text: string) => useFoundOptions({ options: [], total: 5_000, onSearch }, text), {
    initialProps: '',
  });
/** The matches are like an array: a search among thousands makes them when they are read. */
const valuesOf = ({ matches }: ReturnType<typeof useFoundOptions>) =>
  Array.from({ length: matches.length }, (_, index) => matches.at(index)?.value);
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it('searches once when the keys pause', async () => {
  onSearch.mockResolvedValue(found('Okafor'));
  const { result, rerender } = shown();
  for (const text of ['o', 'ok', 'oka']) {
    rerender(text);
    await pass(59);
  }
  expect(onSearch).not.toHaveBeenCalled();
  await pass(1);
  expect(onSearch.mock.calls.map(([text]) => text)).toEqual(['oka']);
  expect(valuesOf(result.current)).toEqual(['Okafor']);
});

it('ignores an answer for an earlier text that comes late', async () => {
  const late = Promise.withResolvers<FoundOptions>();
  onSearch.mockReturnValueOnce(late.promise).mockResolvedValueOnce(found('Muñoz'));
  const { result, rerender } = shown();
  rerender('oka');
  await pass(60);
  rerender('mu');
  expect(onSearch.mock.calls[0]?.[1].aborted).toBe(true);
  await pass(60);
  await act(async () => late.resolve(found('Okafor')));
  expect(valuesOf(result.current)).toEqual(['Muñoz']);
});

// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FoundOptions, Option, OptionSource } from './OptionSource.ts';
import { inSections, partsOf, useFoundOptions } from './useFoundOptions.ts';

const onSearch = vi.fn<(text: string, signal: AbortSignal) => Promise<FoundOptions>>();
const option = (label: string, more: Partial<Option> = {}): Option => ({
  value: label,
  label,
  ...more,
});
const options = ['Abara', 'Bolt', 'Abbott'].map((label) => option(label));

beforeEach(() => {
  vi.useFakeTimers();
  onSearch.mockReset();
});
const shown = (source: OptionSource, text = '') =>
  renderHook(
    (props: { source: OptionSource; text: string }) => useFoundOptions(props.source, props.text),
    {
      initialProps: { source, text },
    },
  );
const labelsOf = ({ matches }: ReturnType<typeof useFoundOptions>) =>
  Array.from({ length: matches.length }, (_, row) => matches.at(row)?.label);
const pass = (milliseconds = 60) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('options that are loaded', () => {
  it('are ready, and all of them match no text', () => {
    const { current } = shown({ options }).result;
    expect(labelsOf(current)).toEqual(['Abara', 'Bolt', 'Abbott']);
    expect(current).toMatchObject({
      total: 3,
      status: 'ready',
      isSearching: false,
      sections: undefined,
      hasDescriptions: false,
      isUntyped: false,
    });
  });

  it('are searched without a call', async () => {
    const { current } = shown({ options, onSearch }, ' AB ').result;
    await pass();
    expect(labelsOf(current)).toEqual(['Abara', 'Abbott']);
    expect(current).toMatchObject({ total: 2, isSearching: false });
    expect(onSearch).not.toHaveBeenCalled();
  });

  it('all show where the app finds others itself', () => {
    const { current } = shown({ options, filter: false }, 'zz').result;
    expect([labelsOf(current).length, current.total]).toEqual([3, 3]);
  });

  it('are in sections, and say whether they have a second line', () => {
    const grouped = [option('a', { group: 'Recent' }), option('b', { group: 'All' })];
    const { current } = shown({ options: grouped }).result;
    expect(current.sections).toEqual([
      { label: 'Recent', start: 0, end: 1 },
      { label: 'All', start: 1, end: 2 },
    ]);
    const described = [option('a', { description: 'First' })];
    expect(shown({ options: described }).result.current.hasDescriptions).toBe(true);
  });
});

describe('options that are not loaded yet', () => {
  it('are loading, or whatever the app says', () => {
    const onRetry = () => undefined;
    expect(shown({}).result.current).toMatchObject({ status: 'loading', total: 0 });
    expect(shown({ status: 'error', onRetry }).result.current).toMatchObject({
      status: 'error',
      onRetry,
    });
  });

  it('ask for a text where they can only be searched for', async () => {
    onSearch.mockResolvedValue({ options: [option('Okafor')], total: 40 });
    const { result, rerender } = shown({ onSearch });
    expect(result.current).toMatchObject({ status: 'ready', isUntyped: true, total: 0 });
    rerender({ source: { onSearch }, text: 'oka' });
    expect(result.current).toMatchObject({
      status: 'loading',
      isUntyped: false,
      isSearching: true,
    });
    await pass();
    expect(labelsOf(result.current)).toEqual(['Okafor']);
    expect(result.current).toMatchObject({ status: 'ready', total: 40, isSearching: false });
  });
});

describe('options of which the first are loaded', () => {
  const source: OptionSource = { options, total: 5_000, onSearch };

  it('say how many there are', async () => {
    expect(shown(source).result.current).toMatchObject({ total: 5_000, isUntyped: false });
    await pass();
    expect(onSearch).not.toHaveBeenCalled();
  });

  it('show what fits of them until the answer is there, then the answer in its order', async () => {
    onSearch.mockResolvedValue({ options: [option('Labor'), option('Abara')], total: 900 });
    const { result } = shown(source, 'ab');
    expect(labelsOf(result.current)).toEqual(['Abara', 'Abbott']);
    expect(result.current).toMatchObject({ status: 'ready', isSearching: true, total: 2 });
    await pass();
    expect(labelsOf(result.current)).toEqual(['Labor', 'Abara']);
    expect(result.current).toMatchObject({ isSearching: false, total: 900 });
  });

  it('search a longer text among a whole answer for the shorter one', async () => {
    onSearch.mockResolvedValue({ options: [option('Labor'), option('Abara')], total: 2 });
    const { result, rerender } = shown(source, 'ab');
    await pass();
    rerender({ source, text: 'abar' });
    await pass();
    expect(labelsOf(result.current)).toEqual(['Abara']);
    expect(onSearch).toHaveBeenCalledOnce();
    rerender({ source, text: 'b' });
    await pass();
    expect(onSearch).toHaveBeenCalledTimes(2);
  });

  it('search a longer text again after an answer in part', async () => {
    onSearch.mockResolvedValue({ options: [option('Labor'), option('Abara')], total: 3 });
    const { result, rerender } = shown(source, 'ab');
    await pass();
    rerender({ source, text: 'abar' });
    expect(labelsOf(result.current)).toEqual(['Abara']);
    expect(result.current.isSearching).toBe(true);
    await pass();
    expect(onSearch.mock.calls.map(([text]) => text)).toEqual(['ab', 'abar']);
  });

  it('ignore what another search found', async () => {
    onSearch.mockResolvedValue({ options: [option('Labor')], total: 1 });
    const { result, rerender } = shown(source, 'ab');
    await pass();
    const other = vi.fn<typeof onSearch>().mockResolvedValue({ options: [], total: 0 });
    rerender({ source: { ...source, onSearch: other }, text: 'ab' });
    expect(labelsOf(result.current)).toEqual(['Abara', 'Abbott']);
    await pass();
    expect(labelsOf(result.current)).toEqual([]);
  });

  it('are an error where the search fails, and are searched again on request', async () => {
    onSearch.mockRejectedValue(new TypeError('Failed to fetch'));
    const { result } = shown(source, 'ab');
    await pass();
    expect(result.current).toMatchObject({ status: 'error', total: 0, isSearching: false });
    expect(labelsOf(result.current)).toEqual([]);
    act(() => result.current.onRetry?.());
    expect(result.current).toMatchObject({ status: 'ready', isSearching: true });
    await pass(0);
    expect(onSearch).toHaveBeenCalledTimes(2);
    expect(result.current.status).toBe('error');
  });

  it('stop a search whose field is gone', async () => {
    onSearch.mockReturnValue(new Promise(() => undefined));
    const { unmount } = shown(source, 'ab');
    await pass();
    unmount();
    expect(onSearch.mock.calls[0]?.[1].aborted).toBe(true);
  });
});

describe('a search on a server', () => {
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
});

describe('the sections of a list', () => {
  const option = (value: string, group?: string) => ({ value, label: value, group });

  it('brings the options of a group together, in the order of the groups in the whole list', () => {
    const options = [option('a', 'Recent'), option('b', 'All'), option('c', 'Recent'), option('d')];
    const found = [options[3]!, options[1]!, options[2]!, options[0]!];
    const { matches, sections } = inSections(found, options);
    expect(Array.from({ length: 4 }, (_, row) => matches.at(row)?.value)).toEqual([
      'c',
      'a',
      'b',
      'd',
    ]);
    expect(sections).toEqual([
      { label: 'Recent', start: 0, end: 2 },
      { label: 'All', start: 2, end: 3 },
      { label: undefined, start: 3, end: 4 },
    ]);
  });

  it('leaves out a group without a match', () => {
    const options = [option('a', 'Recent'), option('b', 'All')];
    expect(inSections([options[1]!], options).sections).toEqual([
      { label: 'All', start: 0, end: 1 },
    ]);
  });

  it('reads groups and descriptions', () => {
    expect(partsOf([option('a')])).toEqual({ hasGroups: false, hasDescriptions: false });
    expect(partsOf([{ ...option('a', 'All'), description: 'First' }])).toEqual({
      hasGroups: true,
      hasDescriptions: true,
    });
  });
});

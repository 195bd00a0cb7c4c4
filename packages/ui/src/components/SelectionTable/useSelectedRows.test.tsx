// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SelectedKeys } from './SelectedKeys.ts';
import { allMatching } from './SelectedRows.ts';
import type { MatchingSelection, Selection } from './Selection.ts';
import { useSelectedRows } from './useSelectedRows.ts';

afterEach(cleanup);

const read = (first: Selection | MatchingSelection) =>
  renderHook((selection: Selection | MatchingSelection) => useSelectedRows(selection), {
    initialProps: first,
  });

describe('a selection of keys', () => {
  const keys: SelectedKeys = new Set(['a']);

  it('is one of some rows, and offers no others', () => {
    const onSelect = vi.fn<(next: SelectedKeys) => void>();
    const { result } = read([keys, onSelect]);
    expect(result.current).toMatchObject({
      selected: { kind: 'some', keys },
      total: 0,
      offersAll: false,
    });
    const next = new Set(['a', 'b']);
    result.current.onSelect({ kind: 'some', keys: next });
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(next);
    result.current.onSelect(allMatching);
    expect(onSelect).toHaveBeenCalledOnce();
  });

  it('is the same until its parts change', () => {
    const [one, other] = [() => undefined, () => undefined];
    const { result, rerender } = read([keys, one]);
    const before = result.current;
    rerender([keys, one]);
    expect(result.current.selected).toBe(before.selected);
    expect(result.current.onSelect).toBe(before.onSelect);
    rerender([new Set(['b']), other]);
    expect(result.current.selected).toEqual({ kind: 'some', keys: new Set(['b']) });
    expect(result.current.onSelect).not.toBe(before.onSelect);
  });
});

it('offers all that match where the app takes that', () => {
  const selection = { selected: allMatching, onSelect: () => undefined, total: 1240 };
  expect(read(selection).result.current).toEqual({ ...selection, offersAll: true });
});

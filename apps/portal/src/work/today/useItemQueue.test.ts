// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it, test, vi } from 'vitest';
import { nextOf, useNext } from './useItemQueue.ts';

const order = ['a', 'b', 'c'];

it.each([
  ['leaves', false, 'b'],
  ['stays, and does not open again', true, undefined],
])('what is done %s', (_, stays, then) => {
  const replace = vi.fn<(id: string, next: string | undefined) => void>();
  const { result } = renderHook(() => useNext('b', order, replace, stays));
  result.current.openNext('b', []);
  expect(replace).toHaveBeenLastCalledWith('b', 'c');
  result.current.openNext('c', ['a']);
  expect(replace).toHaveBeenLastCalledWith('c', then);
});

it.each([
  ['that another user has open meanwhile', 'b', ['Priya'], 'c'],
  ['that no one else has open', 'b', [], 'b'],
  ['that the user opened', 'c', ['Priya'], 'b'],
])('after an item %s', (_, answered, others, last) => {
  const replace = vi.fn<(id: string, next: string | undefined) => void>();
  const { result } = renderHook(() => useNext('a', order, replace));
  result.current.openNext('a', []);
  result.current.onAnswered(answered, { others, taken: ['b'] });
  expect(replace.mock.lastCall?.[1]).toBe(last);
});

test('waits for the rest of a group before it opens an item of the next one', () => {
  const replace = vi.fn<(id: string, next: string | undefined) => void>();
  const waitsForRest = vi.fn<(id: string, taken: readonly string[]) => boolean>(() => true);
  const items = ['cases 1', 'cases 2', 'claims 1'];
  const { result } = renderHook(() => useNext('cases 1', items, replace, false, waitsForRest));
  result.current.openNext('cases 1', ['cases 2']);
  expect(waitsForRest).toHaveBeenCalledWith('cases 1', ['cases 2']);
  expect(replace).not.toHaveBeenCalled();
  result.current.openNext('cases 1', []);
  expect(replace).toHaveBeenCalledWith('cases 1', 'cases 2');
});

test('opens an item that its group shows only now before one of the next group', () => {
  const now = ['cases 1', 'cases 3', 'claims 1'];
  expect(nextOf('cases 2', ['cases 1', 'cases 2', 'claims 1'], now, [])).toBe('cases 3');
});

const all = ['a', 'b', 'c', 'd'];

it.each([
  ['the one after it', 'b', all, [], 'c'],
  ['the one after it, when it has left the queue', 'b', ['a', 'c', 'd'], [], 'c'],
  ['none that has left the queue', 'b', ['a', 'd'], [], 'd'],
  ['none that others have open', 'b', all, ['c'], 'd'],
  ['the one before, as the last', 'd', all, [], 'c'],
  ['the one before, when others have the rest', 'b', all, ['c', 'd'], 'a'],
  ['nothing, when others have all', 'b', all, ['a', 'c', 'd'], undefined],
  ['the first, when it was never among them', 'x', all, [], 'a'],
])('opens %s', (_, id, now, taken, next) => {
  expect(nextOf(id, all, now, taken)).toBe(next);
});

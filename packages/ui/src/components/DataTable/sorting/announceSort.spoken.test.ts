// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openRegion } from '../../Announcer/openRegion.ts';
import { announceSort } from './announceSort.ts';

let close: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  close = openRegion();
});
afterEach(() => {
  vi.runAllTimers();
  close();
  vi.useRealTimers();
});

const spoken = () => {
  vi.advanceTimersByTime(500);
  return document.querySelector('output')?.textContent;
};

it('announces only the last of several sorts of a table', () => {
  announceSort('Pending', 'Date', { field: 'date', direction: 'asc' }, undefined);
  announceSort('Pending', 'Date', { field: 'date', direction: 'desc' }, undefined);
  expect(spoken()).toBe('The table named Pending is now sorted by Date, descending');
  expect(spoken()).toBe('The table named Pending is now sorted by Date, descending');
});

it('uses the words of another language, and English where it has none', () => {
  announceSort('Pending', undefined, null, { unsorted: (table) => `${table}: sin orden` });
  expect(spoken()).toBe('Pending: sin orden');
  const sort = { field: 'date', direction: 'asc' } as const;
  announceSort('Paid', 'Date', sort, { unsorted: (table) => `${table}: sin orden` });
  expect(spoken()).toBe('The table named Paid is now sorted by Date, ascending');
});

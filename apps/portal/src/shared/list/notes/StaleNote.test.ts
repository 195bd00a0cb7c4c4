import { expect, it } from 'vitest';
import type { ListState } from '../address/listState.ts';
import type { ListTab } from '../List.ts';
import { staleText } from './StaleNote.tsx';

const tabs: readonly ListTab[] = [
  { id: 'overdue', label: 'Overdue', filters: { due: 'overdue' } },
  { id: 'all', label: 'All', filters: {} },
];
const all: ListState = {
  page: 1,
  pageSize: 10,
  sort: { field: 'date', direction: 'desc' },
  filters: {},
};
const overdue: ListState = { ...all, filters: { due: 'overdue' } };

it.each([
  [all, overdue, 'Still showing All. Overdue has not loaded.'],
  [overdue, all, 'Still showing Overdue. All has not loaded.'],
  [{ ...all, page: 3 }, overdue, 'Still showing All. Overdue has not loaded.'],
  [all, { ...all, page: 2 }, 'Still showing page 1. Page 2 has not loaded.'],
  [
    { ...all, page: 2 },
    { ...all, sort: null },
    'Still showing the earlier order. The new order has not loaded.',
  ],
  [all, { ...all, pageSize: 25 }, 'Still showing the earlier rows. The new rows have not loaded.'],
])('names what still shows and what has not loaded (%#)', (former, state, text) => {
  expect(staleText(tabs, former, state)).toBe(text);
});

it('names no tab for a list without tabs', () => {
  expect(staleText(undefined, all, { ...all, page: 2 })).toBe(
    'Still showing page 1. Page 2 has not loaded.',
  );
});

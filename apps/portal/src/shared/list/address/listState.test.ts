import { describe, expect, it } from 'vitest';
import { asSort, type ListAddress, withFilters } from './listState.ts';

const definition: ListAddress<'date'> = {
  sortFields: ['date'],
  defaultSort: { field: 'date', direction: 'desc' },
  unsorted: { field: 'date', direction: 'asc' },
  pageSizes: [10],
  filters: {},
};

it('new filters show their first page, and their default sort if the user chose none', () => {
  const late = { field: 'date', direction: 'asc' } as const;
  const address = {
    ...definition,
    defaultSortUnder: ({ due }: { readonly due?: unknown }) => (due ? late : undefined),
  };
  const state = { page: 3, pageSize: 10, sort: definition.defaultSort, filters: {} };
  const next = withFilters(state, address, { due: 'overdue' });
  expect(next).toEqual({ ...state, page: 1, sort: late, filters: { due: 'overdue' } });
  expect(withFilters({ ...state, sort: null }, address, { due: 'overdue' }).sort).toBeNull();
});

describe('asSort', () => {
  it.each(['asc', 'desc'] as const)('accepts a sort by a field of the list, %s', (direction) => {
    expect(asSort({ field: 'date', direction }, definition)).toEqual({ field: 'date', direction });
  });

  it('treats a sort by an unknown field as unsorted', () => {
    expect(asSort({ field: 'salary', direction: 'asc' }, definition)).toBeNull();
  });

  it('keeps an unsorted list unsorted', () => {
    expect(asSort(null, definition)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { asSort, type ListAddress } from './listState.ts';

const definition: ListAddress<'date'> = {
  sortFields: ['date'],
  defaultSort: { field: 'date', direction: 'desc' },
  unsorted: { field: 'date', direction: 'asc' },
  pageSizes: [10],
  filters: {},
};

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

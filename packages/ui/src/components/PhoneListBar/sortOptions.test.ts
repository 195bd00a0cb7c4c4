import { expect, it } from 'vitest';
import { phoneListBarWords } from '../../words/data.ts';
import type { Column } from '../DataTable/Column.ts';
import { readSortValue, sortOptions, sortValue } from './sortOptions.ts';

const columns: readonly Column<never>[] = [
  { id: 'date', header: 'Date', sortable: true, cell: () => null },
  { id: 'agent', header: 'Agent', cell: () => null },
];

it('offers both orders of every sortable column, and none', () => {
  expect(sortOptions(columns, phoneListBarWords)).toEqual([
    { value: 'date desc', label: 'Date, descending' },
    { value: 'date asc', label: 'Date, ascending' },
    { value: '', label: 'Not sorted' },
  ]);
});

it.each([null, { field: 'date', direction: 'desc' }, { field: 'date', direction: 'asc' }] as const)(
  'reads back %o',
  (sort) => {
    expect(readSortValue(sortValue(sort))).toEqual(sort);
  },
);

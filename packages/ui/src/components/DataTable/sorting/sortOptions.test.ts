import { expect, it } from 'vitest';
import { dataTableWords } from '../../../words/data.ts';
import type { Column } from '../Column.ts';
import { readSortValue, sortOptions, sortValue } from './sortOptions.ts';

const columns: readonly Column<never>[] = [
  { id: 'date', header: 'Date', kind: 'date', sortable: true, cell: () => null },
  { id: 'agent', header: 'Agent', cell: () => null },
];

it('offers both orders of every sortable column, in words', () => {
  expect(sortOptions(columns, dataTableWords)).toEqual([
    { value: 'date desc', label: 'Date: newest first' },
    { value: 'date asc', label: 'Date: oldest first' },
  ]);
});

it.each([
  { field: 'date', direction: 'desc' },
  { field: 'date', direction: 'asc' },
] as const)('reads back %o', (sort) => {
  expect(readSortValue(sortValue(sort))).toEqual(sort);
});

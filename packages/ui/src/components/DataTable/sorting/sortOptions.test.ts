import { expect, it } from 'vitest';
import { sortSelectWords } from '../../../words/tables.ts';
import type { Column } from '../Column.ts';
import { readSortValue, sortOptions, sortValue } from './sortOptions.ts';

const columns: readonly Column<never>[] = [
  { id: 'date', header: 'Date', kind: 'date', sortable: true, cell: () => null },
  { id: 'agent', header: 'Agent', cell: () => null },
];

it('offers both orders of every sortable column, in words', () => {
  expect(sortOptions(columns, sortSelectWords)).toEqual([
    { value: 'date desc', label: 'Newest first' },
    { value: 'date asc', label: 'Oldest first' },
  ]);
});

it('names the column where a list has several dates, and says what is due soonest', () => {
  const others: readonly Column<never>[] = [
    { id: 'met', header: 'Met', kind: 'date', sortable: true, cell: () => null },
    { id: 'due', header: 'Due', kind: 'date', sortable: true, sortsFirst: 'asc', cell: () => null },
    { id: 'sum', header: 'Sum', kind: 'money', sortable: true, cell: () => null },
  ];
  expect(sortOptions([...columns, ...others], sortSelectWords).map(({ label }) => label)).toEqual([
    'Date, newest first',
    'Date, oldest first',
    'Met, newest first',
    'Met, oldest first',
    'Due soonest',
    'Due latest',
    'Sum, largest first',
    'Sum, smallest first',
  ]);
});

it('separates a name of several words from its order', () => {
  const due: Column<never> = {
    id: 'due',
    header: 'Next Due Date',
    kind: 'date',
    sortable: true,
    sortsFirst: 'asc',
    cell: () => null,
  };
  expect(sortOptions([due], sortSelectWords)[0]?.label).toBe('Next Due Date, soonest');
});

it.each([
  { field: 'date', direction: 'desc' },
  { field: 'date', direction: 'asc' },
] as const)('reads back %o', (sort) => {
  expect(readSortValue(sortValue(sort))).toEqual(sort);
});

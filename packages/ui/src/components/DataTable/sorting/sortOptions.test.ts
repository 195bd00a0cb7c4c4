import { describe, expect, it } from 'vitest';
import { sortSelectWords } from '../../../words/tables.ts';
import type { Column, Sort } from '../Column.ts';
import { nextSort } from './nextSort.ts';
import { readSortValue, sortOptions, sortValue } from './sortOptions.ts';

const columns: readonly Column<never>[] = [
  { id: 'date', header: 'Date', kind: 'date', sortable: true, cell: () => null },
  { id: 'agent', header: 'Agent', cell: () => null },
];

it('the list of orders offers both orders of every sortable column, in words', () => {
  expect(sortOptions(columns, sortSelectWords)).toEqual([
    { value: 'date desc', label: 'Newest first' },
    { value: 'date asc', label: 'Oldest first' },
  ]);
});

it('the list of orders names the column where a list has several dates, and says what is due soonest', () => {
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

it('the list of orders separates a name of several words from its order', () => {
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
] as const)('the list of orders reads back %o', (sort) => {
  expect(readSortValue(sortValue(sort))).toEqual(sort);
});

describe('the press on a header', () => {
  const date: Column<never> = { id: 'date', header: 'Date', kind: 'date' };
  const insured: Column<never> = { id: 'insured', header: 'Insured', kind: 'person' };
  const agent: Column<never> = { id: 'agent', header: 'Agent', kind: 'nameId' };
  const due: Column<never> = { id: 'due', header: 'Due', kind: 'date', sortsFirst: 'asc' };

  /** Three presses on the header of a column. */
  function pressThrice(column: Column<never>) {
    const directions: (Sort['direction'] | undefined)[] = [];
    let sort: Sort | null = null;
    for (let press = 0; press < 3; press += 1) {
      sort = nextSort(sort, column);
      directions.push(sort?.direction);
    }
    return directions;
  }

  describe('nextSort', () => {
    it('sorts a date descending, then ascending, then not at all', () => {
      expect(pressThrice(date)).toEqual(['desc', 'asc', undefined]);
    });

    it.each([insured, agent, due])('sorts $header ascending first', (column) => {
      expect(pressThrice(column)).toEqual(['asc', 'desc', undefined]);
    });

    it('starts again at another column', () => {
      const sort = { field: 'date', direction: 'desc' } as const;
      expect(nextSort(sort, insured)).toEqual({ field: 'insured', direction: 'asc' });
      expect(nextSort({ field: 'insured', direction: 'asc' }, date)).toEqual(sort);
    });
  });
});

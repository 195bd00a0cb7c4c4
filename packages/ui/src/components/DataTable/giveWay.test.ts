import { expect, test } from 'vitest';
import type { Column } from './Column.ts';
import { givingWay } from './giveWay.ts';

const columns: readonly Column<never>[] = [
  { id: 'date', header: 'Date', givesWay: 1 },
  { id: 'name', header: 'Name', heading: true, givesWay: 2 },
  { id: 'paid', header: 'Paid' },
  { id: 'type', header: 'Type', givesWay: 3 },
];
const idsOf = (leaving: readonly Column<never>[]) => leaving.map(({ id }) => id);

test('hides columns in their order, and never the name of the row', () => {
  expect(idsOf(givingWay(columns))).toEqual(['date', 'type']);
});

test('hides the sorted column after all others', () => {
  expect(idsOf(givingWay(columns, 'date'))).toEqual(['type', 'date']);
});

import { expect, test } from 'vitest';
import type { Column } from '../Column.ts';
import { inHideOrder, leastWidth } from './hidingStyles.ts';

const columns: readonly Column<never>[] = [
  { id: 'date', header: 'Date', hideOrder: 1 },
  { id: 'name', header: 'Name', heading: true, hideOrder: 2 },
  { id: 'paid', header: 'Paid' },
  { id: 'type', header: 'Type', hideOrder: 3 },
];
const idsOf = (leaving: readonly Column<never>[]) => leaving.map(({ id }) => id);

test('hides columns in their order, and never the name of the row', () => {
  expect(idsOf(inHideOrder(columns))).toEqual(['date', 'type']);
});

test('never hides the sorted column', () => {
  expect(idsOf(inHideOrder(columns, 'date'))).toEqual(['type']);
});

test('needs room for the columns that stay, the widest sortable column, and the button of a row', () => {
  const least = leastWidth([
    { id: 'date', header: 'Date', hideOrder: 1, width: 7, sortable: true },
    { id: 'name', header: 'Name', heading: true, width: 9 },
    { id: 'paid', header: 'Paid', kind: 'money', width: 8 },
    { id: 'type', header: 'Type', hideOrder: 3, width: 12 },
  ]);
  expect(least).toBe(7 + 6 + 8 + 2);
});

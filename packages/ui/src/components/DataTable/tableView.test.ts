import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Column } from './Column.ts';
import { initialTableView, readTableView, shownColumns } from './tableView.ts';

const cell = () => null;
const columns: readonly Column<object>[] = [
  { id: 'date', header: 'Date', cell },
  { id: 'number', header: 'Policy Number', cell, heading: true },
  { id: 'insured', header: 'Primary Insured', cell },
  { id: 'premium', header: 'Premium', cell, atFirst: 'optional' },
];
const idsOf = (view: Parameters<typeof shownColumns>[1]) =>
  shownColumns(columns, view).map(({ id }) => id);

it('the view of a table opens with the heading first and without the optional columns', () => {
  expect(idsOf(initialTableView(columns))).toEqual(['number', 'date', 'insured']);
});

describe('a stored view', () => {
  it('is read as it was stored', () => {
    const saved = { order: ['premium', 'insured', 'date'], hidden: ['date'], density: 'compact' };
    expect(readTableView(JSON.parse(JSON.stringify(saved)), columns)).toEqual(saved);
  });

  it('drops unknown columns, and puts new ones at the end', () => {
    const old = { order: ['employer', 'insured'], hidden: ['employer', 'insured'] };
    expect(readTableView(old, columns)).toEqual({
      order: ['insured', 'date', 'premium'],
      hidden: ['insured', 'premium'],
      density: 'comfortable',
    });
  });

  it.each([null, undefined, 'text', 7, [], { order: 'date', hidden: 3, density: 'tiny' }])(
    'that is broken is the one a table opens with: %j',
    (broken) => {
      expect(readTableView(broken, columns)).toEqual(initialTableView(columns));
    },
  );

  it('has every column exactly once, whatever is stored', () => {
    fc.assert(
      fc.property(fc.anything(), fc.array(fc.constantFrom('date', 'x', 7)), (any, some) => {
        for (const stored of [any, { order: any, hidden: some }, { order: some, hidden: any }]) {
          const { order, hidden } = readTableView(stored, columns);
          expect(order.toSorted()).toEqual(['date', 'insured', 'premium']);
          expect(new Set(hidden).size).toBe(hidden.length);
        }
      }),
    );
  });
});

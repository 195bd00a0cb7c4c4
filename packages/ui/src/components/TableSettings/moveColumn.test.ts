import { describe, expect, it } from 'vitest';
import type { TableView } from '../DataTable/tableView.ts';
import { moveColumn, showColumn } from './moveColumn.ts';

const view: TableView = { order: ['a', 'b', 'c'], hidden: ['b'], density: 'compact' };

describe('moving a column', () => {
  it.each([
    ['a', 'down', ['b', 'a', 'c']],
    ['b', 'up', ['b', 'a', 'c']],
    ['b', 'down', ['a', 'c', 'b']],
    ['c', 'up', ['a', 'c', 'b']],
  ] as const)('moves %s one place %s', (id, direction, order) => {
    expect(moveColumn(view, id, direction)).toEqual({ ...view, order });
  });

  it.each([
    ['a', 'up'],
    ['c', 'down'],
    ['unknown', 'down'],
    ['unknown', 'up'],
  ] as const)('changes nothing for %s %s', (id, direction) => {
    expect(moveColumn(view, id, direction)).toBe(view);
  });
});

it('showing a column hides it once, and shows it again', () => {
  expect(showColumn(view, 'c', false)).toEqual({ ...view, hidden: ['b', 'c'] });
  expect(showColumn(view, 'b', false)).toEqual(view);
  expect(showColumn(view, 'b', true)).toEqual({ ...view, hidden: [] });
  expect(showColumn(view, 'c', true)).toEqual(view);
});

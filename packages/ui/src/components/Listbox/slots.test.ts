import { expect, it } from 'vitest';
import { placeSections, sectionsWithin, slotCount, slotOf } from './slots.ts';

const placed = placeSections([
  { label: undefined, start: 0, end: 2 },
  { label: 'Recent', start: 2, end: 5 },
  { label: 'All', start: 5, end: 100 },
]);

it('gives each heading the place of a row', () => {
  expect(placed.map(({ slot }) => slot)).toEqual([0, 3, 7]);
  expect([0, 1, 2, 4, 5, 99].map((row) => slotOf(placed, row))).toEqual([0, 1, 3, 5, 7, 101]);
  expect(slotCount(placed)).toBe(102);
});

it('draws only the rows in sight, and their sections', () => {
  const rows = sectionsWithin(placed, { start: 4, end: 9 }).map(({ label, start, end, slot }) => [
    label,
    start,
    end,
    slot,
  ]);
  expect(rows).toEqual([
    ['Recent', 3, 5, 4],
    ['All', 5, 7, 7],
  ]);
});

import { expect, it } from 'vitest';
import { heightOf, placeSections, sectionsWithin, topOf } from './placeSections.ts';

const placed = placeSections(
  [
    { label: undefined, start: 0, end: 2 },
    { label: 'Recent', start: 2, end: 5 },
    { label: 'All', start: 5, end: 100 },
  ],
  { row: 60, heading: 32 },
);

it('places each section under the one before, with its heading over its rows', () => {
  expect(placed.map(({ top, rowsTop }) => [top, rowsTop])).toEqual([
    [0, 0],
    [120, 152],
    [332, 364],
  ]);
  expect([0, 1, 2, 4, 5, 99].map((row) => topOf(placed, row, 60))).toEqual([
    0, 60, 152, 272, 364, 6004,
  ]);
  expect(heightOf(placed, 60)).toBe(6064);
});

it('draws only the rows in sight, and their sections', () => {
  const rows = (top: number, bottom: number) =>
    sectionsWithin(placed, { top, bottom }, 60).map(({ label, start, end, rowsTop }) => [
      label,
      start,
      end,
      rowsTop,
    ]);
  expect(rows(212, 484)).toEqual([
    ['Recent', 3, 5, 212],
    ['All', 5, 7, 364],
  ]);
  // A heading whose rows are under the end.
  expect(rows(300, 340)).toEqual([
    ['Recent', 4, 5, 272],
    ['All', 5, 5, 364],
  ]);
  expect(rows(0, 60)).toEqual([[undefined, 0, 1, 0]]);
});

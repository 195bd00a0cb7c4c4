import { describe, expect, it } from 'vitest';
import {
  heightOf,
  placeSections,
  rowWindow,
  scrollTopToShow,
  sectionsWithin,
  topOf,
} from './placeSections.ts';

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

it('a list draws only the rows in sight, and their sections', () => {
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

/** The rows that are rendered of a list of `count` rows, 40 pixels each and without headings. */
function rowsOf(scrollTop: number, viewHeight: number, count: number) {
  const all = placeSections([{ label: undefined, start: 0, end: count }], { row: 40, heading: 32 });
  const [drawn] = sectionsWithin(all, rowWindow(scrollTop, viewHeight, 40), 40);
  return drawn && { start: drawn.start, end: drawn.end };
}

describe('the rows of a long list that are drawn', () => {
  it('are all rows of a short list', () => {
    expect(rowsOf(0, 320, 5)).toEqual({ start: 0, end: 5 });
    expect(rowsOf(0, 320, 0)).toBeUndefined();
  });

  it('are those in sight with a few before and after', () => {
    expect(rowsOf(40_000, 320, 50_000)).toEqual({ start: 994, end: 1014 });
  });

  it('are none of a list that has become shorter than its scroll position', () => {
    expect(rowsOf(40_000, 320, 3)).toBeUndefined();
  });

  it('are few, whatever the length of the list', () => {
    const rows = rowsOf(1_000_000, 320, 50_000);
    expect(rows && rows.end - rows.start).toBe(20);
  });
});

describe('scrolling a row into sight', () => {
  it('does not scroll when the row is in sight', () => {
    expect(scrollTopToShow(120, 0, 320, 40)).toBe(0);
  });

  it('moves up to a row above and down to a row below', () => {
    expect(scrollTopToShow(80, 400, 320, 40)).toBe(80);
    expect(scrollTopToShow(320, 0, 320, 40)).toBe(40);
  });
});

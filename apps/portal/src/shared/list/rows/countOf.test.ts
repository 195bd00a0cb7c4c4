import { expect, it } from 'vitest';
import { countOf, rangeOf, totalsNameOf } from './countOf.ts';

it.each([
  [0, '0 requirements'],
  [1, '1 requirement'],
  [1_208, '1,208 requirements'],
])('a count of %i is %s', (count, text) => {
  expect(countOf(count, 'requirement')).toBe(text);
});

const page = (rows: number, total: number, currentPage: number) => ({
  rows: Array.from({ length: rows }),
  total,
  currentPage,
  totalPages: Math.ceil(total / 10),
});

it.each([
  [page(34, 34, 1), '34 policies'],
  [page(1, 1, 1), '1 policy'],
  [page(0, 0, 1), '0 policies'],
  [page(0, 34, 9), '34 policies'],
  [page(10, 34, 1), 'Rows 1 to 10 of 34 policies'],
  [page(4, 34, 4), 'Rows 31 to 34 of 34 policies'],
  [page(10, 12_345, 1_234), 'Rows 12,331 to 12,340 of 12,345 policies'],
])('names the row range: %#', (shown, range) => {
  expect(rangeOf(shown, 10, ['policy', 'policies'])).toBe(range);
});

it.each([
  [10, 81, 'Total of all 81'],
  [1, 1208, 'Total of all 1,208'],
  [7, 7, 'Total'],
  [0, 0, 'Total'],
])('names the totals of a page with %i of %i rows', (shown, total, name) => {
  expect(totalsNameOf({ rows: Array.from({ length: shown }), total })).toBe(name);
});

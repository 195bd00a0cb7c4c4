import { expect, it } from 'vitest';
import { totalsNameOf } from './totalsNameOf.ts';

it.each([
  [10, 81, 'Total of all 81'],
  [1, 1208, 'Total of all 1,208'],
  [7, 7, 'Total'],
  [0, 0, 'Total'],
])('names the totals of a page with %i of %i rows', (shown, total, name) => {
  expect(totalsNameOf({ rows: Array.from({ length: shown }), total })).toBe(name);
});

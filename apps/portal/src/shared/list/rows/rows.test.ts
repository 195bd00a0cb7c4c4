import { describe, expect, it } from 'vitest';
import { countOf, rangeOf, totalsNameOf } from './countOf.ts';
import { visitNow } from './useMarkedRows.ts';

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

const minutes = (count: number) => count * 60_000;
const now = Date.parse('2026-11-18T15:42:00Z');

describe('visits of a list', () => {
  it('begin without a previous visit', () => {
    expect(visitNow(null, now)).toEqual({ latest: now, previous: null });
  });

  it('continue after a reload, and keep the previous visit', () => {
    const stored = { latest: now - minutes(29), previous: now - minutes(600) };
    expect(visitNow(stored, now)).toEqual({ latest: now, previous: now - minutes(600) });
  });

  it('start a new visit after half an hour, and the last one becomes the previous one', () => {
    const stored = { latest: now - minutes(30), previous: now - minutes(600) };
    expect(visitNow(stored, now)).toEqual({ latest: now, previous: now - minutes(30) });
  });

  it.each(['text', 7, [], {}, { latest: 'yesterday' }, { latest: null, previous: 3 }])(
    'begin without a previous visit when the stored value is corrupt: %j',
    (stored) => {
      expect(visitNow(stored, now)).toEqual({ latest: now, previous: null });
    },
  );

  it('ignore a corrupt previous visit', () => {
    expect(visitNow({ latest: now - 1, previous: 'x' }, now).previous).toBeNull();
  });
});

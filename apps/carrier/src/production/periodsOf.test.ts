import { expect, it } from 'vitest';
import { periodsOf } from './periodsOf.ts';

/** Credit in the first and in the last month of a period that ends in December 2026. */
const unitsOf = (transactionFromDate: string) => {
  const period = { transactionFromDate, transactionToDate: '2026-12-31', toDate: '2026-12-31' };
  const sums = [transactionFromDate, '2026-12-01'].map((month) => ({ month, now: 100, before: 0 }));
  const periods = periodsOf(period as Parameters<typeof periodsOf>[0], sums);
  return periods.map(({ unit }) => unit);
};

it('has months up to two years, and years beyond', () => {
  expect(unitsOf('2025-01-01')).toEqual(Array.from({ length: 24 }, () => 'month'));
  expect(unitsOf('2024-12-01')).toEqual(['year', 'year', 'year']);
});

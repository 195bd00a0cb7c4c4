import { expect, it } from 'vitest';
import { productionDates } from './productionFilter.ts';

it('means the year to date where no day is set, as the request to a carrier says', () => {
  expect(productionDates({}, '2026-11-18')).toEqual({
    fromDate: '01/01/2026',
    toDate: '11/18/2026',
    transactionFromDate: '01/01/2026',
    transactionToDate: '11/18/2026',
  });
});

it('means the days that are set', () => {
  const values = { fromDate: '2025-03-01', transactionToDate: '2025-12-31' };
  expect(productionDates(values, '2026-11-18')).toEqual({
    fromDate: '03/01/2025',
    toDate: '11/18/2026',
    transactionFromDate: '01/01/2026',
    transactionToDate: '12/31/2025',
  });
});

import { expect, it } from 'vitest';
import { followDates } from './followDates.ts';

const today = '2026-11-18';
const lastYear = { fromDate: '2025-01-01', toDate: '2025-12-31' };
const both = {
  ...lastYear,
  transactionFromDate: '2025-01-01',
  transactionToDate: '2025-12-31',
};

it('moves the transaction dates together with the dates when both were the same', () => {
  expect(followDates({}, lastYear, today)).toEqual(both);
  expect(followDates(both, { ...both, fromDate: '2025-07-01' }, today)).toEqual({
    ...both,
    fromDate: '2025-07-01',
    transactionFromDate: '2025-07-01',
  });
});

it('clears the transaction dates when the date is cleared', () => {
  const { fromDate: _from, toDate: _to, ...without } = both;
  expect(followDates(both, without, today)).toEqual({});
});

it('keeps transaction dates that the user chose', () => {
  const own = { transactionFromDate: '2026-03-01' };
  expect(followDates(own, { ...own, ...lastYear }, today)).toEqual({ ...own, ...lastYear });
  const now = { ...lastYear, transactionToDate: '2025-06-30' };
  expect(followDates({}, now, today)).toEqual(now);
});

it('keeps the other filters unchanged', () => {
  expect(followDates({}, { agent: ['4473310'] }, today)).toEqual({ agent: ['4473310'] });
});

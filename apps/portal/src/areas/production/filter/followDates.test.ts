import { expect, it } from 'vitest';
import { followDates } from './followDates.ts';

const today = '2026-11-18';
const lastYear = { fromDate: '2025-01-01', toDate: '2025-12-31' };
const both = {
  ...lastYear,
  transactionFromDate: '2025-01-01',
  transactionToDate: '2025-12-31',
};

it('moves transaction dates along with those that they were the same as', () => {
  expect(followDates({}, lastYear, today)).toEqual(both);
  expect(followDates(both, { ...both, fromDate: '2025-07-01' }, today)).toEqual({
    ...both,
    fromDate: '2025-07-01',
    transactionFromDate: '2025-07-01',
  });
});

it('takes them away with the date', () => {
  const { fromDate: _from, toDate: _to, ...without } = both;
  expect(followDates(both, without, today)).toEqual({});
});

it('leaves transaction dates alone that the reader chose', () => {
  const own = { transactionFromDate: '2026-03-01' };
  expect(followDates(own, { ...own, ...lastYear }, today)).toEqual({ ...own, ...lastYear });
  const now = { ...lastYear, transactionToDate: '2025-06-30' };
  expect(followDates({}, now, today)).toEqual(now);
});

it('leaves other filters alone', () => {
  expect(followDates({}, { agent: ['4473310'] }, today)).toEqual({ agent: ['4473310'] });
});

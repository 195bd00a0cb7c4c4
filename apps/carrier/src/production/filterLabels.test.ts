import { expect, test } from 'vitest';
import { filtersOf } from './askedOf.ts';
import { filterLabels } from './exports.ts';

test('each filter has its own label in an export', () => {
  expect(filterLabels).toEqual({
    viewAs: 'View As',
    agentValues: 'Agent',
    marketCodeValues: 'Market Code',
    transactionTypeValues: 'Transaction Type',
    lineOfBusinessValues: 'Line of Business',
    fromDate: 'Date from',
    toDate: 'Date to',
    transactionFromDate: 'Transaction Date from',
    transactionToDate: 'Transaction Date to',
  });
  expect(Object.keys(filtersOf({}, '2026-11-18')).toSorted()).toEqual(
    Object.keys(filterLabels).toSorted(),
  );
});

import { expect, test } from 'vitest';
import { filtersOf } from './askedOf.ts';
import { filterLabels } from './exports.ts';

test('each filter has its own label in an export', () => {
  expect(filterLabels).toEqual({
    viewAs: 'View As',
    agentValues: 'Agent',
    marketCodeValues: 'Market code',
    transactionTypeValues: 'Transaction type',
    lineOfBusinessValues: 'Line of business',
    fromDate: 'Date from',
    toDate: 'Date to',
    transactionFromDate: 'Transaction date from',
    transactionToDate: 'Transaction date to',
  });
  expect(Object.keys(filtersOf({}, '2026-11-18')).toSorted()).toEqual(
    Object.keys(filterLabels).toSorted(),
  );
});

import { expect, test } from 'vitest';
import { filtersOf } from './viewQuery.ts';

test.each([
  ['', {}],
  ['takeAction=true&due=overdue', { takeAction: true, due: 'overdue' }],
  ['employer=A&employer=B%26C', { employer: ['A', 'B&C'] }],
  ['policyNumber=NL1', { policyNumber: ['NL1'] }],
  ['viewAs=4473310-only&dateFrom=2026-01-31', { viewAs: '4473310-only', dateFrom: '2026-01-31' }],
  ['sort=date&page=2&pageSize=25', {}],
  ['takeAction=false&due=never&dateTo=soon', {}],
])(
  'reads the filters of the address %j, and drops what the list does not accept',
  (query, filters) => {
    expect(filtersOf('pending-v2', query)).toEqual(filters);
  },
);

test('reads the marks of the other lists', () => {
  expect(filtersOf('active-v2', 'pastDue=true')).toEqual({ pastDue: true });
  expect(filtersOf('terminated-v2', 'firstPaymentFail=true&reason=Lapsed')).toEqual({
    firstPaymentFail: true,
    reason: ['Lapsed'],
  });
});

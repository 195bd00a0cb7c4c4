import { expect, test } from 'vitest';
import { askedOf } from './filters.ts';

const byDate = { field: 'cycleDate', direction: 'asc' } as const;

test('keeps the filters, without what pages and sorts', () => {
  const query = {
    page: 2,
    pageSize: 20,
    includeFilters: true,
    orderBy: 'premium',
    sortDirection: 'asc' as const,
    policyNumbers: ['NL0018O0142'],
  };
  const { filters, page, pageSize } = askedOf(query, byDate);
  expect(filters).toStrictEqual({ policyNumbers: ['NL0018O0142'] });
  expect([page, pageSize]).toEqual([2, 20]);
});

test('the agent of a query owns the book', () => {
  expect(askedOf({ AgentId: '4473310' }, byDate).filters).toStrictEqual({ viewAs: '4473310' });
});

test.each([
  [{}, byDate],
  [{ sortDirection: 'desc' }, { field: 'cycleDate', direction: 'desc' }],
  [{ orderBy: 'premium' }, { field: 'premium', direction: 'desc' }],
  [
    { orderBy: 'premium', sortDirection: 'asc' },
    { field: 'premium', direction: 'asc' },
  ],
] as const)('%j is sorted as %j', (query, order) => {
  expect(askedOf(query, byDate).orderBy).toEqual(order);
});

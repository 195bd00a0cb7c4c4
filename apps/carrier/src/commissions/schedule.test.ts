import { describe, expect, it, test } from 'vitest';
import { addMonths } from '../db/dates.ts';
import { individualProducts, worksiteProducts } from '../db/seed/products.ts';
import { advanceOf, commissionOf, roundedQuotient } from './amounts.ts';
import { cycleAfter, cycleOf, cyclesUntil } from './cycles.ts';
import { dueDaysOf, isPaid, policyYearOf } from './dues.ts';
import { overrideLevels, rateOf, ratesOf } from './rates.ts';
import { askedOf } from './filters.ts';

describe('cycles', () => {
  it.each([
    ['2026-11-01', '2026-11-01', '2026-11-15'],
    ['2026-11-15', '2026-11-01', '2026-11-15'],
    ['2026-11-16', '2026-11-16', '2026-11-30'],
    ['2024-02-29', '2024-02-16', '2024-02-29'],
    ['2026-12-31', '2026-12-16', '2026-12-31'],
  ])('%s falls in the one from %s to %s', (day, cycleStartDate, cycleEndDate) => {
    expect(cycleOf(day)).toEqual({ cycleStartDate, cycleEndDate });
  });

  it('cover three years without a gap', () => {
    const cycles = cyclesUntil('2026-11-18');
    expect(cycles).toHaveLength(73);
    expect(cycles[0]?.cycleStartDate).toBe('2023-11-16');
    for (const [index, cycle] of cycles.slice(1).entries()) {
      expect(cycle).toEqual(cycleAfter(cycles[index]!));
    }
  });
});

describe('premiums', () => {
  const policy = {
    billingMode: 'Quarterly',
    issueDate: '2025-01-20',
    paidToDate: '2026-08-05',
  } as const;

  it('are due within the requested days, also in a distant year', () => {
    expect(dueDaysOf(policy, '9999-12-16', '9999-12-31')).toEqual([]);
    expect(dueDaysOf(policy, '9999-11-01', '9999-11-30')).toEqual(['9999-11-05']);
  });

  it('are due at issue and then on the billing day, each at least a period later', () => {
    expect(dueDaysOf(policy, '2025-01-01', '2026-12-31')).toEqual([
      '2025-01-20',
      '2025-05-05',
      '2025-08-05',
      '2025-11-05',
      '2026-02-05',
      '2026-05-05',
      '2026-08-05',
      '2026-11-05',
    ]);
    expect(dueDaysOf(policy, '2025-08-05', '2025-11-05')).toEqual(['2025-08-05', '2025-11-05']);
  });

  it('are paid up to the paid-to date, and the first one always', () => {
    expect(['2025-01-20', '2026-05-05', '2026-08-05'].map((due) => isPaid(policy, due))).toEqual([
      true,
      true,
      false,
    ]);
    expect(isPaid({ ...policy, paidToDate: '2025-01-20' }, '2025-01-20')).toBe(true);
  });

  it('are due on the last day of a month without the billing day', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2026-01-31', -11)).toBe('2025-02-28');
    expect(addMonths('2024-02-29', 12)).toBe('2025-02-28');
  });

  it.each([
    ['2025-01-20', 1],
    ['2026-01-19', 1],
    ['2026-01-20', 2],
    ['2028-06-01', 4],
  ])('of %s are of policy year %i', (day, year) => {
    expect(policyYearOf('2025-01-20', day)).toBe(year);
  });
});

describe('rates', () => {
  it('exist for every product, in even numbers, because a replacement pays half', () => {
    const sold = [...individualProducts, ...worksiteProducts].map(({ name }) => name);
    expect(Object.keys(ratesOf).toSorted()).toEqual(sold.toSorted());
    for (const name of sold) {
      for (let level = 0; level <= overrideLevels; level += 1) {
        expect(rateOf(name, 1, level)).toBeGreaterThan(0);
        expect(rateOf(name, 1, level) % 2).toBe(0);
      }
    }
  });

  it('end for the agents above when they end for the writing agent', () => {
    expect([2, 5, 6].map((year) => rateOf('Northfield Term 20', year))).toEqual([500, 300, 0]);
    expect([2, 5, 6].map((year) => rateOf('Northfield Term 20', year, 1))).toEqual([100, 100, 0]);
    expect(rateOf('Northfield Term 20', 2, 2)).toBe(0);
  });
});

describe('amounts', () => {
  it.each([
    [5, 10, 1],
    [4, 10, 0],
    [-5, 10, -1],
    [-4, 10, 0],
    [25, 10, 3],
  ])('%i over %i is %i', (dividend, divisor, quotient) => {
    expect(roundedQuotient(dividend, divisor)).toBe(quotient);
  });

  it('are rounded once, to the cent', () => {
    const basis = { premiumCents: 12_345, rateBp: 5_500, splitThousandths: 600 };
    expect(commissionOf(basis)).toBe(4_074);
    expect(advanceOf({ ...basis, premiumCents: 148_140 }, 9)).toBe(36_665);
  });
});

const byDate = { field: 'cycleDate', direction: 'asc' } as const;

test('a query keeps its filters, without what pages and sorts', () => {
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

import { describe, expect, it } from 'vitest';
import { issuedChart } from './issuedChart.ts';

const month = (first: string, now: string, before: string) => ({
  month: first,
  policies: Number(now) > 0 ? 1 : 0,
  annualizedPremium: now,
  yearBefore: { policies: Number(before) > 0 ? 1 : 0, annualizedPremium: before },
});

const through = '2026-11-18';

describe('the chart of issued premium', () => {
  it('labels each month with its year', () => {
    const months = [month('2025-12-01', '1.00', '2.00'), month('2026-01-01', '3.00', '4.00')];
    const { categories, series } = issuedChart({ through, months });
    expect(categories).toEqual([
      { label: 'December 2025', shortLabel: 'Dec' },
      { label: 'January 2026', shortLabel: 'Jan' },
    ]);
    expect(series.map(({ values }) => values)).toEqual([
      [1, 3],
      [2, 4],
    ]);
  });

  it.each([
    ['1200.10', '1000.05', '$200.05 more than in the year before'],
    ['0.00', '1000.05', '$1,000.05 less than in the year before'],
    ['0.30', '0.30', 'as much as in the year before'],
  ])('compares %s with %s', (now, before, comparison) => {
    const { summary } = issuedChart({ through, months: [month('2026-11-01', now, before)] });
    expect(summary).toContain('issued from 11/01/2026 through 11/18/2026');
    expect(summary).toContain(`: ${comparison}.`);
  });

  it('adds up cents without rounding errors', () => {
    const months = Array.from({ length: 3 }, () => month('2026-11-01', '0.10', '0.00'));
    const { summary } = issuedChart({ through, months });
    expect(summary).toContain('3 policies issued');
    expect(summary).toContain('annualized premium of $0.30: $0.30 more');
  });
});

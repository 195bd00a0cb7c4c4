import { expect, it } from 'vitest';
import { changeText } from './changeText.ts';
import { productionChart } from './productionChart.ts';

it.each([
  ['112.50', '100.00', '+13%'],
  ['100.00', '100.00', '0%'],
  ['99.90', '100.00', '0%'],
  ['96.00', '100.00', '−4%'],
  ['101.00', '100.00', '+1%'],
  ['99.00', '100.00', '−1%'],
  ['250.00', '100.00', '+150%'],
  ['0.00', '100.00', '−100%'],
  ['10.00', '-10.00', '+200%'],
  ['10.00', '0.00', 'New'],
  ['0.00', '0.00', '—'],
  ['10.00', undefined, '—'],
])('compares %s with %s as %s', (now, before, text) => {
  expect(changeText(now, before)).toBe(text);
});

type Periods = Parameters<typeof productionChart>[0];
type Totals = Parameters<typeof productionChart>[1];

const sums = {
  submitted: 0,
  issued: 0,
  cancelled: 0,
  annualizedPremium: '0.00',
  productionCredit: '300.00',
};
const totals: Totals = { ...sums, lastYear: { ...sums, productionCredit: '200.00' } };

const periods = (unit: Periods[number]['unit'], ...days: readonly string[]): Periods =>
  days.map((from, index) => ({
    from,
    unit,
    productionCredit: `${index + 1}00.00`,
    lastYear: `${index + 1}0.50`,
  }));

it('names months, and compares this year with the last one', () => {
  expect(productionChart(periods('month', '2026-01-01', '2026-03-01'), totals)).toEqual({
    categoryName: 'Month',
    summary: 'Production credit of $300.00, compared to $200.00 on the same days last year: +50%.',
    categories: [
      { label: 'January 2026', shortLabel: 'Jan' },
      { label: 'March 2026', shortLabel: 'Mar' },
    ],
    series: [
      { name: 'This year', values: [100, 200] },
      { name: 'Last year', values: [10.5, 20.5] },
    ],
  });
});

it('names years, and compares each with the year before it', () => {
  expect(productionChart(periods('year', '2024-01-01', '2025-01-01'), totals)).toMatchObject({
    categoryName: 'Year',
    categories: [{ label: '2024' }, { label: '2025' }],
    series: [{ name: 'Year' }, { name: 'Year before' }],
  });
});

it('compares with nothing where a carrier does not say what the year before was', () => {
  const { summary } = productionChart(periods('month', '2026-01-01'), sums);
  expect(summary).toContain('compared to $0.00 on the same days last year');
});

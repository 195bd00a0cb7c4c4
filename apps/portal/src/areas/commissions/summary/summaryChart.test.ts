import { commissionPages } from '@agent-portal/data/commissions/mocks';
import { describe, expect, it } from 'vitest';
import { summaryChart } from './summaryChart.ts';

const months = Array.from({ length: 12 }, (_, index) => ({
  month: index + 1,
  currentYear: '10.00',
  previousYear: '20.00',
}));
const { summary } = commissionPages;
const upTo = (cycleEndDate: string, estimated: boolean) =>
  summaryChart({ ...summary, months, cycle: { ...summary.cycle, cycleEndDate, estimated } });

describe('the chart of the year', () => {
  it('ends with the month of the selected cycle', () => {
    const { categories, series } = upTo('2026-03-15', false);
    expect(categories.map(({ label }) => label)).toEqual([
      'January',
      'February',
      'March, through 03/15/2026',
    ]);
    expect(series.map(({ name, values }) => [name, values])).toEqual([
      ['2026', [10, 10, 10]],
      ['2025', [20, 20, 20]],
    ]);
  });

  it('marks the open cycle as estimated', () => {
    expect(upTo('2026-01-31', true).categories.at(-1)?.label).toBe(
      'January, through 01/31/2026, estimated',
    );
  });
});

import type { WorksiteSummary } from '@agent-portal/data/production/shapes';
import type { BarChartProps } from '@agent-portal/ui/BarChart';
import { formatMoney, formatMonth } from '@agent-portal/format';
import { changeText } from './changeText.ts';

type Periods = NonNullable<WorksiteSummary['periods']>;

const monthOf = (day: string, length: 'long' | 'short') =>
  formatMonth(Number(day.slice(5, 7)), length);

/** The name of a period: 'March 2026' or '2026'. */
function categoryOf({ from, unit }: Periods[number]) {
  const year = from.slice(0, 4);
  if (unit === 'year') return { label: year };
  return { label: `${monthOf(from, 'long')} ${year}`, shortLabel: monthOf(from, 'short') };
}

/** Production credit over time, compared to the same dates a year before. */
export function productionChart(
  periods: Periods,
  totals: WorksiteSummary['totals'],
): Pick<BarChartProps, 'categoryName' | 'categories' | 'series' | 'summary'> {
  const { productionCredit: now, lastYear } = totals;
  const before = lastYear?.productionCredit ?? '0.00';
  const isByYear = periods[0]?.unit === 'year';
  return {
    categoryName: isByYear ? 'Year' : 'Month',
    summary: `Production credit of ${formatMoney(now)}, compared to ${formatMoney(before)} on the same days last year: ${changeText(now, before)}.`,
    categories: periods.map(categoryOf),
    series: [
      {
        name: isByYear ? 'Year' : 'This year',
        values: periods.map(({ productionCredit }) => Number(productionCredit)),
      },
      {
        name: isByYear ? 'Year before' : 'Last year',
        values: periods.map(({ lastYear: credit }) => Number(credit)),
      },
    ],
  };
}

import type { OutputOf } from '@agent-portal/data/endpoint';
import type { getCommissionSummary } from '@agent-portal/data/commissions/explained/contract';
import type { ChartCategory, ChartSeriesList } from '@agent-portal/ui/BarChart';
import { formatDate, formatMoney, formatMonth } from '@agent-portal/format';

export type Summary = OutputOf<typeof getCommissionSummary>;

/** A sentence that compares the year with the year before, up to the same cycle. */
function summaryOf({ taxableCommissionsTotal, commissionsPreviousYear }: Summary): string {
  const [now, before] = [taxableCommissionsTotal, commissionsPreviousYear].map(Number);
  const difference = Math.round(((now ?? 0) - (before ?? 0)) * 100) / 100;
  const size = formatMoney(Math.abs(difference));
  const comparison =
    difference === 0
      ? 'as much as in the year before'
      : `${size} ${difference > 0 ? 'more' : 'less'} than in the year before`;
  return `${formatMoney(taxableCommissionsTotal)} this year up to this cycle: ${comparison} up to the same cycle.`;
}

/** The chart of /commissions: each month up to the selected cycle, this year and last year. */
export function summaryChart(summary: Summary): {
  readonly summary: string;
  readonly categories: readonly ChartCategory[];
  readonly series: ChartSeriesList;
} {
  const { cycleEndDate, estimated } = summary.cycle;
  const year = Number(cycleEndDate.slice(0, 4));
  const lastMonth = Number(cycleEndDate.slice(5, 7));
  // A carrier may send later months, which do not belong to the year up to this cycle.
  const months = summary.months.filter(({ month }) => month <= lastMonth);
  const lastLabel = `through ${formatDate(cycleEndDate)}${estimated ? ', estimated' : ''}`;
  return {
    summary: summaryOf(summary),
    categories: months.map(({ month }) => ({
      label: formatMonth(month, 'long') + (month === lastMonth ? `, ${lastLabel}` : ''),
      shortLabel: formatMonth(month, 'short'),
    })),
    series: [
      { name: `${year}`, values: months.map(({ currentYear }) => Number(currentYear)) },
      { name: `${year - 1}`, values: months.map(({ previousYear }) => Number(previousYear)) },
    ],
  };
}

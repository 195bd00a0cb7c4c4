import type { IssuedByMonth } from '@agent-portal/data/business/contract';
import { formatCount, formatDate, formatMoney, formatMonth } from '@agent-portal/format';
import type { ChartCategory, ChartSeriesList } from '@agent-portal/ui/BarChart';

const nameOf = (month: string, length: 'long' | 'short') =>
  formatMonth(Number(month.slice(5, 7)), length);

const policiesText = (count: number) =>
  count === 1 ? '1 policy' : `${formatCount(count)} policies`;

interface Issued {
  readonly policies: number;
  readonly annualizedPremium: string;
}

function sumOf(months: readonly Issued[]) {
  const policies = months.reduce((sum, month) => sum + month.policies, 0);
  // Whole cents add up without rounding errors.
  const cents = months.reduce(
    (sum, each) => sum + Math.round(Number(each.annualizedPremium) * 100),
    0,
  );
  return { policies, premium: cents / 100 };
}

/** A sentence that compares the total of the months with the year before. */
function summaryOf({ months, through }: IssuedByMonth): string {
  const now = sumOf(months);
  const before = sumOf(months.map(({ yearBefore }) => yearBefore));
  const difference = Math.round((now.premium - before.premium) * 100) / 100;
  const size = formatMoney(Math.abs(difference));
  const comparison =
    difference === 0
      ? 'as much as in the year before'
      : `${size} ${difference > 0 ? 'more' : 'less'} than in the year before`;
  return `${policiesText(now.policies)} issued from ${formatDate(months[0]?.month ?? through)} through ${formatDate(through)}, with an annualized premium of ${formatMoney(now.premium)}: ${comparison}.`;
}

/** The chart of /my-business: the annualized premium issued by month, and that of the year before. */
export function issuedChart(issued: IssuedByMonth): {
  readonly summary: string;
  readonly categories: readonly ChartCategory[];
  readonly series: ChartSeriesList;
} {
  const { months } = issued;
  return {
    summary: summaryOf(issued),
    categories: months.map(({ month }) => ({
      label: `${nameOf(month, 'long')} ${month.slice(0, 4)}`,
      shortLabel: nameOf(month, 'short'),
    })),
    series: [
      {
        name: `Since ${formatDate(months[0]?.month ?? issued.through)}`,
        values: months.map(({ annualizedPremium }) => Number(annualizedPremium)),
      },
      {
        name: 'Year before',
        values: months.map(({ yearBefore }) => Number(yearBefore.annualizedPremium)),
      },
    ],
  };
}

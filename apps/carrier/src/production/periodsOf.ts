import type { IndividualSummary } from '@agent-portal/data/production/shapes';
import { moneyOf } from '../db/cents.ts';
import type { Period } from './askedOf.ts';

/** The credit of a month in cents, in the period and in the same days a year before. */
interface MonthSums {
  /** Its first day. */
  readonly month: string;
  readonly now: number;
  readonly before: number;
}

/** A period with more months is shown by year. */
const mostChartedMonths = 24;

/** The number of months since the year 0. */
const monthIndex = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
const firstDay = (month: number) => {
  const digits = (value: number, length: number) => String(value).padStart(length, '0');
  return `${digits(Math.floor(month / 12), 4)}-${digits((month % 12) + 1, 2)}-01`;
};

/** The requested months. Of many, those from the first to the last month with production. */
function spanOf(
  { transactionFromDate, transactionToDate, toDate }: Period,
  monthsWithProduction: readonly number[],
): readonly [first: number, last: number] {
  const first = monthIndex(transactionFromDate);
  const last = monthIndex(transactionToDate < toDate ? transactionToDate : toDate);
  if (last - first < mostChartedMonths) return [first, last];
  return [Math.min(...monthsWithProduction), Math.max(...monthsWithProduction)];
}

/** The credit of each month of a period, with the month a year before. By year for a long period. */
export function periodsOf(
  period: Period,
  sums: readonly MonthSums[],
): NonNullable<IndividualSummary['periods']> {
  const now = sums.map((sum) => ({ month: monthIndex(sum.month), cents: sum.now }));
  const before = sums.map((sum) => ({ month: monthIndex(sum.month) + 12, cents: sum.before }));
  const monthsWithProduction = [...now, ...before].flatMap(({ month, cents }) =>
    cents === 0 ? [] : month,
  );
  if (monthsWithProduction.length === 0) return [];
  const [first, last] = spanOf(period, monthsWithProduction);
  const unit = last - first < mostChartedMonths ? 'month' : 'year';
  const monthsPerUnit = unit === 'month' ? 1 : 12;
  const start = first - (first % monthsPerUnit);
  const creditIn = (of: typeof now, from: number) =>
    moneyOf(
      of.reduce(
        (sum, { month, cents }) => sum + (month - (month % monthsPerUnit) === from ? cents : 0),
        0,
      ),
    );
  return Array.from({ length: Math.floor((last - start) / monthsPerUnit) + 1 }, (_, index) => {
    const from = start + index * monthsPerUnit;
    return {
      from: firstDay(from),
      unit,
      productionCredit: creditIn(now, from),
      lastYear: creditIn(before, from),
    };
  });
}

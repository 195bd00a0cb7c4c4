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

/** Longer periods are shown by year. */
const mostMonths = 24;

/** The number of months since the year 0. */
const numberOf = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
const firstDay = (month: number) => {
  const digits = (value: number, length: number) => String(value).padStart(length, '0');
  return `${digits(Math.floor(month / 12), 4)}-${digits((month % 12) + 1, 2)}-01`;
};

/** The requested months. Of many, those from the first to the last month with production. */
function spanOf(
  { transactionFromDate, transactionToDate, toDate }: Period,
  filled: readonly number[],
): readonly [first: number, last: number] {
  const first = numberOf(transactionFromDate);
  const last = numberOf(transactionToDate < toDate ? transactionToDate : toDate);
  if (last - first < mostMonths) return [first, last];
  return [Math.min(...filled), Math.max(...filled)];
}

/** The credit of each month of a period, with the month a year before. By year for a long period. */
export function periodsOf(
  period: Period,
  sums: readonly MonthSums[],
): NonNullable<IndividualSummary['periods']> {
  const now = sums.map((sum) => ({ month: numberOf(sum.month), cents: sum.now }));
  const before = sums.map((sum) => ({ month: numberOf(sum.month) + 12, cents: sum.before }));
  const filled = [...now, ...before].filter(({ cents }) => cents !== 0);
  if (filled.length === 0) return [];
  const [first, last] = spanOf(
    period,
    filled.map(({ month }) => month),
  );
  const unit = last - first < mostMonths ? 'month' : 'year';
  const size = unit === 'month' ? 1 : 12;
  const start = first - (first % size);
  const creditIn = (of: typeof now, from: number) =>
    moneyOf(
      of.reduce((sum, { month, cents }) => sum + (month - (month % size) === from ? cents : 0), 0),
    );
  return Array.from({ length: Math.floor((last - start) / size) + 1 }, (_, index) => {
    const from = start + index * size;
    return {
      from: firstDay(from),
      unit,
      productionCredit: creditIn(now, from),
      lastYear: creditIn(before, from),
    };
  });
}

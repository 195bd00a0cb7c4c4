import { addDays, addMonths } from '../db/dates.ts';
import type { policies } from '../db/tables/policies.ts';

/** The fields that determine when the premiums of a policy are due, and which are paid. */
export type Billed = Pick<typeof policies.$inferInsert, 'billingMode' | 'issueDate' | 'paidToDate'>;

const monthsBetweenDues: Readonly<Record<Billed['billingMode'], number>> = {
  Monthly: 1,
  'List Bill': 1,
  Quarterly: 3,
  'Semi-Annual': 6,
  Annual: 12,
  Single: 0,
};

/** Premiums a year; a single premium counts as one. */
export const duesAYear = (mode: Billed['billingMode']): number =>
  monthsBetweenDues[mode] === 0 ? 1 : 12 / monthsBetweenDues[mode];

/**
 * The due days of premiums, both ends included. The first premium is due at issue. The others are due on the
 * billing day, which is the day of the paid-to date, each at least a period later.
 */
export function dueDaysOf(policy: Billed, from: string, until: string): string[] {
  const { issueDate, paidToDate } = policy;
  if (issueDate == null) return [];
  const first = issueDate >= from && issueDate <= until ? [issueDate] : [];
  const period = monthsBetweenDues[policy.billingMode];
  if (period === 0) return first;
  const anchor = paidToDate ?? issueDate;
  const earliest = addMonths(issueDate, period);
  const due = (count: number) => addMonths(anchor, count * period);
  const begin = Math.floor(monthsFrom(anchor, from) / period) - 1;
  // Counted, not compared as text, because the text '10000' sorts before '9999'.
  const periods = Math.ceil(monthsFrom(from, until) / period) + 3;
  const later = Array.from({ length: Math.max(0, periods) }, (_, place) => due(begin + place));
  return [...first, ...later.filter((day) => day >= from && day >= earliest && day <= until)];
}

/** The last day that the premium of a due day pays for; null for a single premium. */
export function periodEndOf(mode: Billed['billingMode'], due: string): string | null {
  const period = monthsBetweenDues[mode];
  return period === 0 ? null : addDays(addMonths(due, period), -1);
}

/** Whether the premium of a due day is paid: the first at issue, the others up to the paid-to date. */
export const isPaid = ({ issueDate, paidToDate }: Billed, due: string): boolean =>
  due === issueDate || (paidToDate != null && due < paidToDate);

/** The policy year of a day, 1 for the first. */
export function policyYearOf(issueDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(issueDate.slice(0, 4));
  return addMonths(issueDate, 12 * years) <= day ? years + 1 : Math.max(1, years);
}

/** Months from the month of one day to that of another. */
function monthsFrom(one: string, other: string): number {
  const months = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return months(other) - months(one);
}

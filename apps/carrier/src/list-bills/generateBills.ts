import type { billingModes } from '@agent-portal/data/policies/shapes';
import { formatDate } from '@agent-portal/format';
import { centsOf } from '../db/cents.ts';
import { addDays, addMonths, monthStart } from '../db/dates.ts';
import { isPastDue } from './billList.ts';

type BillingMode = (typeof billingModes)[number];

export interface BilledPolicy {
  readonly policyNumber: string;
  readonly modalPremium: string;
  readonly issueDate: string;
  readonly paidToDate: string;
  /** Null while it is in force. */
  readonly terminationDate: string | null;
}

/** A group, and the due day of its bills in the month, 1 to 28. */
export interface BilledGroup {
  readonly billingMode: BillingMode;
  readonly dueDay: number;
  readonly policies: readonly BilledPolicy[];
}

const monthsOf: Readonly<Record<BillingMode, number>> = {
  Monthly: 1,
  'List Bill': 1,
  Quarterly: 3,
  'Semi-Annual': 6,
  Annual: 12,
  // No group of the seed has this mode. The type requires a number.
  Single: 12,
};

/** A group has at least this many months of bills before the open one. */
const monthsBefore = 13;

/** A payment is matched to a bill from a week before the due date. */
const matchedDays = 7;

/** The months of a bill, its due date, and the due dates before and after it. */
interface Period {
  readonly start: string;
  readonly end: string;
  readonly dueDate: string;
  readonly before: string;
  readonly after: string;
}

/** The billed periods of a group, oldest first. */
function periodsOf({ billingMode, dueDay }: BilledGroup, today: string): Period[] {
  const months = monthsOf[billingMode];
  const month = Number(today.slice(5, 7)) - 1;
  const open = monthStart(today, -(month % months));
  const count = Math.ceil(monthsBefore / months) + 1;
  return Array.from({ length: count }, (_, index) => {
    const start = monthStart(open, (index - count + 1) * months);
    const dueDate = addDays(start, dueDay - 1);
    const end = addDays(monthStart(start, months), -1);
    return {
      start,
      end,
      dueDate,
      before: addMonths(dueDate, -months),
      after: addMonths(dueDate, months),
    };
  });
}

/** Whether a policy is paid past a due day. An ended policy was paid while it was in force. */
const isPaidFor = ({ terminationDate, paidToDate }: BilledPolicy, { dueDate }: Period) =>
  terminationDate !== null || paidToDate > dueDate;

const isInForce = ({ issueDate, terminationDate }: BilledPolicy, { dueDate }: Period) =>
  issueDate <= dueDate && (terminationDate === null || terminationDate > dueDate);

/** The note on an employee's line, or null. */
function noteOf(policy: BilledPolicy, period: Period, isMissing: boolean, today: string) {
  const { issueDate, terminationDate } = policy;
  if (isMissing) return isPastDue(period.dueDate, today) ? 'Past due' : 'Not paid yet';
  if (issueDate > period.before) return `New: issued ${formatDate(issueDate)}`;
  const isLast = terminationDate !== null && terminationDate <= period.after;
  return isLast ? `Last bill: ended ${formatDate(terminationDate)}` : null;
}

/**
 * The bills of a group with their lines. They agree with its policies: on a bill past its due date, a line is
 * unpaid only when its policy is past due.
 */
export function generateBills(group: BilledGroup, today: string) {
  const months = monthsOf[group.billingMode];
  return periodsOf(group, today).flatMap((period) => {
    const isMatched = addDays(period.dueDate, -matchedDays) <= today;
    const lines = group.policies
      .filter((policy) => isInForce(policy, period))
      .map((policy) => {
        const isPaid = isMatched && isPaidFor(policy, period);
        return {
          policyNumber: policy.policyNumber,
          premiumCents: centsOf(policy.modalPremium) * months,
          isPaid,
          note: noteOf(policy, period, isMatched && !isPaid, today),
        };
      });
    if (lines.length === 0) return [];
    const sum = (some: typeof lines) => some.reduce((total, one) => total + one.premiumCents, 0);
    return {
      periodStart: period.start,
      periodEnd: period.end,
      dueDate: period.dueDate,
      billedCents: sum(lines),
      paidCents: sum(lines.filter(({ isPaid }) => isPaid)),
      lines,
    };
  });
}

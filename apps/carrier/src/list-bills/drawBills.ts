import type { billingModes } from '@agent-portal/data/policies/shapes';
import { formatDate } from '@agent-portal/format';
import { centsOf } from '../db/cents.ts';
import { addDays, addMonths, monthStart } from '../db/dates.ts';

type BillingMode = (typeof billingModes)[number];

/** An employee's policy as its group is billed for it. */
export interface BilledPolicy {
  readonly policyNumber: string;
  readonly modalPremium: string;
  readonly issueDate: string;
  readonly paidToDate: string;
  /** Null while it is in force. */
  readonly terminationDate: string | null;
}

/** A group, and the day of the month on which its bills are due, 1 to 28. */
export interface BilledGroup {
  readonly billingMode: BillingMode;
  readonly dueDay: number;
  readonly policies: readonly BilledPolicy[];
}

/** Months that a bill is for. What is billed month by month has a year of bills, and the open one. */
const monthsOf: Readonly<Record<BillingMode, number>> = {
  Monthly: 1,
  'List Bill': 1,
  Quarterly: 3,
  'Semi-Annual': 6,
  Annual: 12,
  // Paid once: each year says that nothing is open.
  Single: 12,
};

/** Months of bills before the open one. */
const monthsBefore = 13;

/** What was paid is matched to a bill a week before it is due, and no sooner. */
const matchedDays = 7;

/** When the premiums of a bill are asked for and due. */
interface Period {
  readonly start: string;
  readonly end: string;
  readonly dueDate: string;
  /** When the bills before and after it are due. */
  readonly before: string;
  readonly after: string;
}

/** The periods that a group has been billed for, the first one first. */
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

/** Paid to a day after it was due; what ended was paid for as long as it was in force. */
const isPaidFor = ({ terminationDate, paidToDate }: BilledPolicy, { dueDate }: Period) =>
  terminationDate !== null || paidToDate > dueDate;

const isInForce = ({ issueDate, terminationDate }: BilledPolicy, { dueDate }: Period) =>
  issueDate <= dueDate && (terminationDate === null || terminationDate > dueDate);

/** What a bill says of an employee. */
function noteOf(policy: BilledPolicy, period: Period, isMissing: boolean, today: string) {
  const { issueDate, terminationDate } = policy;
  if (isMissing) return period.dueDate < today ? 'Past due' : 'Not paid yet';
  if (issueDate > period.before) return `New: issued ${formatDate(issueDate)}`;
  const isLast = terminationDate !== null && terminationDate <= period.after;
  return isLast ? `Last bill: ended ${formatDate(terminationDate)}` : null;
}

/**
 * The bills to a group with their lines. They agree with its policies: a line of a bill past its due
 * date is unpaid where its policy is past due, and nowhere else.
 */
export function drawBills(group: BilledGroup, today: string) {
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

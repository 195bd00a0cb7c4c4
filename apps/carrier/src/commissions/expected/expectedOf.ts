import type { differenceReasons } from '@agent-portal/data/commissions/explained/contract';
import { centsOf } from '../../db/cents.ts';
import { commissionOf } from '../amounts.ts';
import { type Billed, dueDaysOf, policyYearOf } from '../dues.ts';
import type { Line } from '../life/Life.ts';
import { rateOf } from '../rates.ts';

export type Reason = (typeof differenceReasons)[number];

/** A policy, its writing agent, and the agents that it pays. */
export interface Paying extends Billed {
  readonly policyNumber: string;
  readonly productName: string;
  readonly terminationDate: string | null;
  readonly modalPremium: string;
  /** The writing agent. */
  readonly agentId: string;
  readonly splitThousandths: number;
  /** The agents in view that it pays, with their level above the writing agent. */
  readonly paid: readonly { readonly agentId: string; readonly level: number }[];
}

/** The days of a cycle that matter for a policy. */
export interface CycleSpan {
  readonly cycleStartDate: string;
  readonly cycleEndDate: string;
  readonly today: string;
}

/** The expected and the received amount, and why they differ, in whole cents. */
export interface Expectation {
  expected: number;
  received: number;
  readonly differences: Map<Reason, number>;
}

/** A line, or the sum of lines that differ only in their amount. */
type ReceivedLine = Pick<Line, 'transaction' | 'dueOn' | 'commissionCents'>;

/** A line, or the first of lines that differ only in their amount. */
type PaidLine = ReceivedLine & Pick<Line, 'paidAgentId' | 'writingAgentId' | 'cycleEndDate'>;

export const noExpectation = (): Expectation => ({
  expected: 0,
  received: 0,
  differences: new Map(),
});

const isEarned = ({ transaction }: Pick<Line, 'transaction'>) =>
  transaction === 'First Year' || transaction === 'Renewal';

function add(to: Expectation, reason: Reason, cents: number): void {
  if (cents !== 0) to.differences.set(reason, (to.differences.get(reason) ?? 0) + cents);
}

/**
 * Adds what a policy should have paid in a cycle by the schedule, for each premium that was due.
 *
 * @param lines what it paid the agents in view, in that cycle and in the open one
 */
export function addExpected(
  to: Expectation,
  paying: Paying,
  lines: readonly PaidLine[],
  { cycleStartDate, cycleEndDate, today }: CycleSpan,
): void {
  const { issueDate, terminationDate, productName } = paying;
  if (issueDate == null) return;
  const dues = dueDaysOf(paying, cycleStartDate, cycleEndDate).filter(
    (due) => terminationDate === null || due < terminationDate || due === issueDate,
  );
  for (const due of dues) {
    const policyYear = policyYearOf(issueDate, due);
    for (const { agentId, level } of paying.paid) {
      const expected = commissionOf({
        premiumCents: centsOf(paying.modalPremium),
        rateBp: rateOf(productName, policyYear, level),
        splitThousandths: paying.splitThousandths,
      });
      to.expected += expected;
      const paid = lines.find(
        (line) =>
          isEarned(line) &&
          line.dueOn === due &&
          line.paidAgentId === agentId &&
          line.writingAgentId === paying.agentId,
      );
      if (paid?.cycleEndDate === cycleEndDate) {
        add(to, 'Rate', paid.commissionCents - expected);
      } else if (paid) {
        add(to, 'Paid ahead', -expected);
      } else {
        add(to, due > today ? 'Not yet due' : 'Unpaid premium', -expected);
      }
    }
  }
}

/** Adds a line that was received in the cycle. A line without a premium of the cycle is a difference. */
export function addReceived(to: Expectation, line: ReceivedLine, span: CycleSpan): void {
  to.received += line.commissionCents;
  if (isEarned(line)) {
    const isOfCycle =
      line.dueOn != null && line.dueOn >= span.cycleStartDate && line.dueOn <= span.cycleEndDate;
    if (!isOfCycle) add(to, 'Paid ahead', line.commissionCents);
  } else {
    add(to, line.transaction as 'Advance' | 'Recovery' | 'Chargeback', line.commissionCents);
  }
}

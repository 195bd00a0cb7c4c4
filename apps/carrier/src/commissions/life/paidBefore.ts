import { addDays, addMonths } from '../../db/dates.ts';
import { centsOf } from '../../db/cents.ts';
import { commissionOf } from '../amounts.ts';
import { dueDaysOf, isPaid, policyYearOf } from '../dues.ts';
import { rateOf, ratesOf } from '../rates.ts';
import { isSoon } from './chargesAtEnd.ts';
import type { LifePlan } from './Life.ts';

/** The payments of an agent in a year, in whole cents. */
export interface PaidInYear {
  readonly paidAgentId: string;
  readonly year: number;
  readonly cents: number;
}

/**
 * What a policy paid before the first stored cycle, by year: each premium by today's schedule, and zero when
 * the policy ended soon after its issue. There are no lines or advances from that time, because
 * `generateCommissions` opens no advance on a policy that is older than its cycles.
 *
 * @param since the first day that counts, the beginning of a year
 */
export function paidBefore(plan: LifePlan, since: string): PaidInYear[] {
  const { policy, firstDay } = plan;
  const { issueDate, terminationDate, reason } = policy;
  if (issueDate == null || issueDate >= firstDay) return [];
  const endedOn =
    terminationDate != null && terminationDate < firstDay ? terminationDate : undefined;
  const isTakenBack = endedOn !== undefined && isSoon({ endedOn, issueDate, reason: reason ?? '' });
  const first = Number(since.slice(0, 4));
  const paid: PaidInYear[] = [];
  const span = { from: isTakenBack ? issueDate : since, until: lastPaying(plan, issueDate) };
  for (const [year, policyYear, count] of countDues(policy, issueDate, span)) {
    for (const one of ofPremium(plan, policyYear)) {
      const cents = count * one.cents;
      if (year >= first) paid.push({ ...one, year, cents });
      const yearOfEnd = Number(endedOn?.slice(0, 4));
      if (isTakenBack && yearOfEnd >= first) paid.push({ ...one, year: yearOfEnd, cents: -cents });
    }
  }
  return paid;
}

/** The last due day before the first cycle that pays commission. */
function lastPaying({ policy, firstDay }: LifePlan, issueDate: string): string {
  const years = 1 + (ratesOf[policy.productName]?.renewal.length ?? 0);
  const days = [policy.paidToDate ?? issueDate, addMonths(issueDate, 12 * years)];
  return days.reduce((least, day) => (day < least ? day : least), addDays(firstDay, -1));
}

/** The number of paid premiums by calendar year and policy year. A book has millions of them. */
function countDues(
  policy: LifePlan['policy'],
  issueDate: string,
  { from, until }: { readonly from: string; readonly until: string },
) {
  const counts: [year: number, policyYear: number, count: number][] = [];
  for (const due of dueDaysOf(policy, from, until)) {
    if (!isPaid(policy, due)) continue;
    const [year, policyYear] = [Number(due.slice(0, 4)), policyYearOf(issueDate, due)];
    const last = counts.at(-1);
    if (last?.[0] === year && last[1] === policyYear) last[2] += 1;
    else counts.push([year, policyYear, 1]);
  }
  return counts;
}

/** The commissions of a premium for the writing agents and the agents above. */
function ofPremium({ policy, writers, isReplacement }: LifePlan, policyYear: number) {
  const premiumCents = centsOf(policy.modalPremium);
  const divisor = isReplacement && policyYear === 1 ? 2 : 1;
  return writers.flatMap(({ agentId, splitThousandths, upline }) =>
    [agentId, ...upline].map((paidAgentId, level) => {
      const rateBp = rateOf(policy.productName, policyYear, level) / divisor;
      return { paidAgentId, cents: commissionOf({ premiumCents, rateBp, splitThousandths }) };
    }),
  );
}

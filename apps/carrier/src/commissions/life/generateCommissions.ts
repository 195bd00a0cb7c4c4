import { centsOf } from '../../db/cents.ts';
import { advanceOf, type Basis, commissionOf } from '../amounts.ts';
import { cycleAfter, cycleOf } from '../cycles.ts';
import { duesAYear, dueDaysOf, isPaid, policyYearOf } from '../dues.ts';
import { rateOf } from '../rates.ts';
import { chargesAtEnd, type End } from './chargesAtEnd.ts';
import { Ledger, type LastNumbers } from './Ledger.ts';
import type { Advance, Life, LifePlan, Writer } from './Life.ts';

/** The number of cycles to pay back an unsecured advance. */
export const installments = 24;

/** A chargeback below this amount is taken from the cycle and does not become a debt. */
export const leastDebtCents = 10_000;

export const replacementReason = 'Replaces a policy of this carrier: half the first-year rate';

/**
 * Generates the commission of a policy from its application to its end: the advance, each premium with its
 * overrides and recoveries, the chargebacks at its end, and their repayment. Traces, expectations and risks
 * use its parts.
 */
export function generateCommissions(
  plan: LifePlan,
  lastNumbers: LastNumbers = { lines: 0, advances: 0 },
): Life {
  const { policy, today, firstDay } = plan;
  const ledger = new Ledger(policy.policyNumber, lastNumbers);
  if (policy.status === 'Pending') {
    advanceOnApplication(ledger, plan);
    return ledger;
  }
  const { issueDate } = policy;
  if (issueDate == null) return ledger;
  const securedAdvances = issueDate >= firstDay ? advanceOnIssue(ledger, plan, issueDate) : [];
  for (const dueDay of dueDaysOf(policy, firstDay, policy.paidToDate ?? issueDate)) {
    if (isPaid(policy, dueDay)) postPremium(ledger, plan, securedAdvances, { dueDay, issueDate });
  }
  const { terminationDate, reason } = policy;
  if (issueDate < firstDay || terminationDate == null || terminationDate > today) return ledger;
  chargeBack(ledger, plan, { endedOn: terminationDate, issueDate, reason: reason ?? '' });
  return ledger;
}

/** A year of a writing agent's first-year premiums. */
function firstYearOf({ policy, isReplacement }: LifePlan, { splitThousandths }: Writer): Basis {
  const rateBp = firstYearRate(policy.productName, isReplacement);
  const premiumCents = centsOf(policy.modalPremium) * duesAYear(policy.billingMode);
  return { premiumCents, rateBp, splitThousandths };
}

const firstYearRate = (productName: string, isReplacement: boolean) =>
  isReplacement ? rateOf(productName, 1) / 2 : rateOf(productName, 1);

function advanceOnIssue(ledger: Ledger, plan: LifePlan, issueDate: string): readonly Advance[] {
  return openAdvances(ledger, plan, { isSecured: true, on: issueDate });
}

function advanceOnApplication(ledger: Ledger, plan: LifePlan): void {
  const on = plan.policy.applicationDate;
  for (const advance of openAdvances(ledger, plan, { isSecured: false, on })) {
    payBack(ledger, plan, advance);
  }
}

function openAdvances(
  ledger: Ledger,
  plan: LifePlan,
  { isSecured, on }: { readonly isSecured: boolean; readonly on: string },
): readonly Advance[] {
  const { monthsAdvanced, isReplacement } = plan;
  if (monthsAdvanced === 0) return [];
  return plan.writers.map((writer) => {
    const year = firstYearOf(plan, writer);
    return ledger.open(
      { isSecured, monthsAdvanced },
      {
        ...year,
        writingAgentId: writer.agentId,
        postedOn: on,
        commissionCents: advanceOf(year, monthsAdvanced),
        policyYear: 1,
        reason: isReplacement ? replacementReason : null,
      },
    );
  });
}

/** A premium pays the writing agents and the agents above. A writing agent's part recovers the advance first. */
function postPremium(
  ledger: Ledger,
  plan: LifePlan,
  securedAdvances: readonly Advance[],
  { dueDay, issueDate }: { readonly dueDay: string; readonly issueDate: string },
): void {
  const { policy, today, isReplacement } = plan;
  const policyYear = policyYearOf(issueDate, dueDay);
  const isHalved = isReplacement && policyYear === 1;
  const premiumCents = centsOf(policy.modalPremium);
  // A premium that is paid early is posted when it is received.
  const postedOn = dueDay < today ? dueDay : today;
  plan.writers.forEach(({ agentId, splitThousandths, upline }, position) => {
    const advance = securedAdvances[position];
    [agentId, ...upline].forEach((paidAgentId, level) => {
      const rate = rateOf(policy.productName, policyYear, level);
      const basis = { premiumCents, rateBp: isHalved ? rate / 2 : rate, splitThousandths };
      const commissionCents = commissionOf(basis);
      if (commissionCents === 0) return;
      const line = {
        ...basis,
        writingAgentId: agentId,
        paidAgentId,
        postedOn,
        dueOn: dueDay,
        policyYear,
        reason: isHalved ? replacementReason : null,
      };
      const transaction = policyYear === 1 ? 'First Year' : 'Renewal';
      ledger.post({ ...line, transaction, commissionCents });
      const recovered =
        level === 0 && advance ? Math.min(commissionCents, ledger.leftOf(advance)) : 0;
      if (advance && recovered > 0) {
        ledger.post({
          ...line,
          transaction: 'Recovery',
          commissionCents: -recovered,
          advanceId: advance.rowId,
          reason: null,
        });
      }
    });
  });
}

/** The chargebacks of an ended policy. A large amount becomes a debt of the writing agent. */
function chargeBack(ledger: Ledger, plan: LifePlan, end: End): void {
  const charges = chargesAtEnd(ledger.lines, end);
  for (const charge of charges) {
    ledger.post({ ...charge, transaction: 'Chargeback', postedOn: end.endedOn });
  }
  for (const { agentId } of plan.writers) {
    const owed = charges
      .filter(({ paidAgentId }) => paidAgentId === agentId)
      .reduce((sum, { commissionCents }) => sum - commissionCents, 0);
    if (owed < leastDebtCents) continue;
    const debt = ledger.open(
      { isSecured: false, monthsAdvanced: null },
      {
        writingAgentId: agentId,
        postedOn: end.endedOn,
        premiumCents: 0,
        rateBp: 0,
        splitThousandths: 0,
        commissionCents: owed,
        policyYear: policyYearOf(end.issueDate, end.endedOn),
        reason: `Charged back and carried as a debt: ${end.reason}`,
      },
    );
    payBack(ledger, plan, debt);
  }
}

/** Repays an unsecured advance in equal parts, one in each following cycle. The last part is the remainder. */
function payBack(ledger: Ledger, { today }: LifePlan, advance: Advance): void {
  const part = Math.ceil(advance.advancedCents / installments);
  let cycle = cycleAfter(cycleOf(advance.openedOn));
  while (cycle.cycleStartDate <= today && ledger.leftOf(advance) > 0) {
    ledger.post({
      writingAgentId: advance.agentId,
      paidAgentId: advance.agentId,
      transaction: 'Recovery',
      postedOn: cycle.cycleStartDate,
      premiumCents: 0,
      rateBp: 0,
      splitThousandths: 0,
      commissionCents: -Math.min(part, ledger.leftOf(advance)),
      policyYear: 1,
      advanceId: advance.rowId,
      reason: `One of ${installments} parts of an unsecured advance`,
    });
    cycle = cycleAfter(cycle);
  }
}

import type { DebtAtRisk, getDebtAtRisk } from '@agent-portal/data/debt/contract';
import type { InputOf } from '@agent-portal/data/endpoint';
import { type BookOwner, type Scope, scopeOf } from '../book/scope.ts';
import { snapshotOf } from '../book/snapshots.ts';
import { chargesAtEnd, type End, isSoon, lapseReason } from '../commissions/life/chargesAtEnd.ts';
import { moneyOf } from '../db/cents.ts';
import { daysBetween } from '../db/dates.ts';
import type { Deps } from '../http/appEnv.ts';
import { findLinesOfPolicies, findPastDuePolicies } from './queries/pastDue.ts';

const kept = {
  name: 'debt at risk',
  weigh: (rows: readonly object[]) => rows.length * 300,
};

type PastDue = Awaited<ReturnType<typeof findPastDuePolicies>>[number];

const numberOf = ({ policyNumber }: PastDue) => policyNumber;

/** Policies in one query. Small batches let other calls run in between. */
const batch = 5_000;

const lapseOf = ({ issueDate }: PastDue, today: string): End => ({
  endedOn: today,
  issueDate: issueDate ?? today,
  reason: lapseReason,
});

/** What a lapse today would charge back on a policy, from its paid lines. */
function riskOf(policy: PastDue, lines: Parameters<typeof chargesAtEnd>[0], today: string) {
  const charges = chargesAtEnd(lines, lapseOf(policy, today));
  const add = (isOfAdvance: boolean) =>
    charges
      .filter(({ advanceId }) => (advanceId != null) === isOfAdvance)
      .reduce((sum, { commissionCents }) => sum - commissionCents, 0);
  const [commission, advance] = [add(false), add(true)];
  return { policy, commission, advance, atRisk: commission + advance };
}

/** What a lapse today would charge back on each policy past due, largest amount first. */
async function risksOf({ db, today }: Deps, scope: Scope) {
  const policies = await findPastDuePolicies(db, scope, today);
  const risks: ReturnType<typeof riskOf>[] = [];
  for (let from = 0; from < policies.length; from += batch) {
    const some = policies.slice(from, from + batch);
    const soon = some.filter((policy) => isSoon(lapseOf(policy, today)));
    const found = await findLinesOfPolicies(db, scope, some.map(numberOf), soon.map(numberOf));
    const lines = Map.groupBy(found, ({ policyNumber }) => policyNumber);
    risks.push(...some.map((one) => riskOf(one, lines.get(one.policyNumber) ?? [], today)));
  }
  return risks.filter(({ atRisk }) => atRisk > 0).sort((a, b) => b.atRisk - a.atRisk);
}

/** What would be charged back if each policy past due lapsed today. */
export async function getAtRisk(
  deps: Deps,
  caller: BookOwner,
  { AgentId }: InputOf<typeof getDebtAtRisk>['query'],
): Promise<DebtAtRisk> {
  const scope = await scopeOf(deps.db, caller, AgentId);
  const make = () => risksOf(deps, scope);
  const { value: risks, asOf } = await snapshotOf(deps, kept, [scope, deps.today], make);
  return {
    totalAtRisk: moneyOf(risks.reduce((sum, { atRisk }) => sum + atRisk, 0)),
    policies: risks.map(({ policy, commission, advance, atRisk }) => ({
      policyNumber: policy.policyNumber,
      primaryInsured: policy.primaryInsured,
      agentName: policy.agentName,
      agentId: policy.agentId,
      paidToDate: policy.paidToDate ?? deps.today,
      daysPastDue: daysBetween(policy.paidToDate ?? deps.today, deps.today),
      commission: moneyOf(commission),
      advance: moneyOf(advance),
      atRisk: moneyOf(atRisk),
    })),
    asOf: asOf.toISOString(),
  };
}

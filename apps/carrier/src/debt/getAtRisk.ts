import type { DebtAtRisk, getDebtAtRisk } from '@agent-portal/data/debt/contract';
import type { InputOf } from '@agent-portal/data/endpoint';
import { daysLate, lapseDate } from '../book/pastDue.ts';
import { type Scope, scopeOf } from '../book/scope.ts';
import { snapshotOf } from '../book/snapshots.ts';
import { type BookReader, withClientIdsFor } from '../book/withClientIdsFor.ts';
import { moneyOf } from '../db/cents.ts';
import type { Deps } from '../http/appEnv.ts';
import { findRisks, type Risk } from './queries/findRisks.ts';

const stored = {
  name: 'debt at risk',
  weigh: (rows: readonly Risk[]) => rows.length * 300,
};

/** The chargeback of a lapse today for each policy of a scope, cached for a short time, or only for some policies. */
async function risksOf(deps: Deps, scope: Scope, policyNumbers: readonly string[] | undefined) {
  const { db, now, today } = deps;
  if (policyNumbers)
    return { value: await findRisks(db, scope, today, policyNumbers), asOf: now() };
  return snapshotOf(deps, stored, [scope, today], () => findRisks(db, scope, today));
}

/** What would be charged back if each policy past due lapsed today. */
export async function getAtRisk(
  deps: Deps,
  caller: BookReader,
  { AgentId, policyNumbers }: InputOf<typeof getDebtAtRisk>['query'],
): Promise<DebtAtRisk> {
  const { db, today } = deps;
  const scope = await scopeOf(db, caller, AgentId);
  const { value: risks, asOf } = await risksOf(deps, scope, policyNumbers);
  const policies = risks.map(({ commission, advance, paidToDate, ...policy }) => ({
    policyNumber: policy.policyNumber,
    primaryInsured: policy.primaryInsured,
    agentName: policy.agentName,
    agentId: policy.agentId,
    paidToDate,
    daysPastDue: daysLate(paidToDate, today),
    commission: moneyOf(commission),
    advance: moneyOf(advance),
    atRisk: moneyOf(commission + advance),
    lapsesOn: lapseDate(paidToDate),
    ...(policy.isDeceased && { doNotCall: true }),
  }));
  return {
    totalAtRisk: moneyOf(
      risks.reduce((sum, { commission, advance }) => sum + commission + advance, 0),
    ),
    policies: await withClientIdsFor(db, caller, policies),
    asOf: asOf.toISOString(),
  };
}

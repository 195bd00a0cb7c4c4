import type { DebtAtRisk, getDebtAtRisk } from '@agent-portal/data/debt/contract';
import type { InputOf } from '@agent-portal/data/endpoint';
import { daysLate } from '../book/pastDue.ts';
import { type BookOwner, scopeOf } from '../book/scope.ts';
import { snapshotOf } from '../book/snapshots.ts';
import { moneyOf } from '../db/cents.ts';
import type { Deps } from '../http/appEnv.ts';
import { findRisks } from './queries/findRisks.ts';

const kept = {
  name: 'debt at risk',
  weigh: (rows: readonly object[]) => rows.length * 300,
};

/** What would be charged back if each policy past due lapsed today. */
export async function getAtRisk(
  deps: Deps,
  caller: BookOwner,
  { AgentId }: InputOf<typeof getDebtAtRisk>['query'],
): Promise<DebtAtRisk> {
  const { db, today } = deps;
  const scope = await scopeOf(db, caller, AgentId);
  const make = () => findRisks(db, scope, today);
  const { value: risks, asOf } = await snapshotOf(deps, kept, [scope, today], make);
  return {
    totalAtRisk: moneyOf(
      risks.reduce((sum, { commission, advance }) => sum + commission + advance, 0),
    ),
    policies: risks.map(({ commission, advance, paidToDate, ...policy }) => ({
      policyNumber: policy.policyNumber,
      primaryInsured: policy.primaryInsured,
      agentName: policy.agentName,
      agentId: policy.agentId,
      paidToDate,
      daysPastDue: daysLate(paidToDate, today),
      commission: moneyOf(commission),
      advance: moneyOf(advance),
      atRisk: moneyOf(commission + advance),
    })),
    asOf: asOf.toISOString(),
  };
}

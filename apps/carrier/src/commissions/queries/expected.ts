import { and, between, eq, isNotNull, lte, or, sql } from 'drizzle-orm';
import type { Scope } from '../../book/scope.ts';
import type { Database } from '../../db/connection.ts';
import { isAnyOf } from '../../db/queries.ts';
import { agentName, isInDownlineOf } from '../../book/queries/downline.ts';
import { agents, producers } from '../../db/tables/agents.ts';
import { policies, writingAgents } from '../../db/tables/policies.ts';
import type { Cycle } from '../cycles.ts';
import { commissionLines } from '../tables.ts';
import { sumOfAll } from './sums.ts';

/** Finds the downline agents whose business may pay one of these agents, with their upline. */
export const findWritersBelow = (db: Database, paidTo: Scope) =>
  db
    .select({ agentId: agents.agentId, path: agents.path })
    .from(agents)
    .where(isInDownlineOf(db, agents.agentId, paidTo))
    .orderBy(agents.agentId);

/** The policies of some writing agents that are in force in a cycle. */
export function findPayingPolicies(
  db: Database,
  writers: readonly string[],
  { from, to }: { readonly from: string; readonly to: string },
) {
  return db
    .select({
      policyNumber: policies.policyNumber,
      primaryInsured: policies.primaryInsured,
      productName: policies.productName,
      billingMode: policies.billingMode,
      issueDate: policies.issueDate,
      paidToDate: policies.paidToDate,
      terminationDate: policies.terminationDate,
      modalPremium: policies.modalPremium,
      agentId: writingAgents.agentId,
      agentName,
      split: writingAgents.split,
    })
    .from(writingAgents)
    .innerJoin(policies, eq(policies.policyNumber, writingAgents.policyNumber))
    .innerJoin(agents, eq(agents.agentId, writingAgents.agentId))
    .innerJoin(producers, eq(producers.producerId, agents.producerId))
    .where(
      and(
        isAnyOf(writingAgents.agentId, writers),
        isNotNull(policies.issueDate),
        lte(policies.issueDate, to),
        sql`coalesce(${policies.terminationDate} >= ${from}, true)`,
      ),
    )
    .orderBy(writingAgents.policyNumber, writingAgents.position);
}

/**
 * Sums what the agents were paid in a cycle, and what the open cycle paid them for its premiums. Lines that differ
 * only in their amount are one row, with their sum and the first amount, oldest first.
 */
export function findSumsOfCycle(
  db: Database,
  paidTo: Scope,
  { cycleStartDate, cycleEndDate, open }: Readonly<Record<'open' | keyof Cycle, string>>,
) {
  const { policyNumber, writingAgentId, paidAgentId, transaction, dueOn } = commissionLines;
  const alike = {
    policyNumber,
    writingAgentId,
    paidAgentId,
    cycleEndDate: commissionLines.cycleEndDate,
    transaction,
    dueOn,
  };
  const sums = db
    .select({
      ...alike,
      sumCents: sumOfAll.as('sum_cents'),
      firstId: sql<number>`min(${commissionLines.rowId})`.as('first_id'),
    })
    .from(commissionLines)
    .where(
      and(
        isAnyOf(paidAgentId, paidTo),
        or(
          eq(commissionLines.cycleEndDate, cycleEndDate),
          and(eq(commissionLines.cycleEndDate, open), between(dueOn, cycleStartDate, cycleEndDate)),
        ),
      ),
    )
    .groupBy(...Object.values(alike))
    .as('sums');
  return db
    .select({
      ...alike,
      commissionCents: commissionLines.commissionCents,
      sumCents: sums.sumCents,
      primaryInsured: policies.primaryInsured,
      product: policies.productName,
      agentName,
    })
    .from(sums)
    .innerJoin(commissionLines, eq(commissionLines.rowId, sums.firstId))
    .innerJoin(policies, eq(policies.policyNumber, commissionLines.policyNumber))
    .innerJoin(agents, eq(agents.agentId, commissionLines.writingAgentId))
    .innerJoin(producers, eq(producers.producerId, agents.producerId))
    .orderBy(sums.firstId);
}

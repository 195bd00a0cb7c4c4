import { and, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Scope } from '../../book/scope.ts';
import type { Database } from '../../db/connection.ts';
import { isAnyOf } from '../../db/queries.ts';
import { agentName, isInDownlineOf } from '../../book/queries/downline.ts';
import { agents, producers } from '../../db/tables/agents.ts';
import { policies, writingAgents } from '../../db/tables/policies.ts';
import { commissionLines } from '../tables.ts';
import { findFullLines } from './lines.ts';

/** The agents whose business may pay one of the agents, with the agents above them. */
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

/** The lines that some agents were paid in some cycles, with their names, oldest first. */
export const findLinesOfCycles = (db: Database, paidTo: Scope, cycles: readonly string[]) =>
  findFullLines(
    db,
    and(
      isAnyOf(commissionLines.paidAgentId, paidTo),
      inArray(commissionLines.cycleEndDate, [...cycles]),
    ),
  ).orderBy(commissionLines.rowId);

import { and, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Scope } from '../../book/scope.ts';
import type { Database } from '../../db/connection.ts';
import { isAnyOf } from '../../db/queries.ts';
import { agentName, isInDownlineOf } from '../../hierarchy/queries.ts';
import { agents, producers } from '../../hierarchy/tables.ts';
import { policies, writingAgents } from '../../policies/tables.ts';
import { commissionLines } from '../tables.ts';
import { findFullLines } from './lines.ts';

/** The policies in force in a cycle that pay one of the agents: written by them, or below them. */
export function findPayingPolicies(
  db: Database,
  paidTo: Scope,
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
      path: agents.path,
      split: writingAgents.split,
    })
    .from(writingAgents)
    .innerJoin(policies, eq(policies.policyNumber, writingAgents.policyNumber))
    .innerJoin(agents, eq(agents.agentId, writingAgents.agentId))
    .innerJoin(producers, eq(producers.producerId, agents.producerId))
    .where(
      and(
        isInDownlineOf(db, writingAgents.agentId, paidTo),
        isNotNull(policies.issueDate),
        lte(policies.issueDate, to),
        sql`coalesce(${policies.terminationDate} >= ${from}, true)`,
      ),
    );
}

/** The lines that some agents were paid in some cycles, with their names. */
export const findLinesOfCycles = (db: Database, paidTo: Scope, cycles: readonly string[]) =>
  findFullLines(
    db,
    and(
      isAnyOf(commissionLines.paidAgentId, paidTo),
      inArray(commissionLines.cycleEndDate, [...cycles]),
    ),
  );

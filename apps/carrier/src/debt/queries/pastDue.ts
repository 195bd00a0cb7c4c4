import { and, asc, eq, inArray, isNotNull, lt, or } from 'drizzle-orm';
import type { Scope } from '../../book/scope.ts';
import { isInScope } from '../../book/queries/isInScope.ts';
import { commissionLines } from '../../commissions/tables.ts';
import type { Database } from '../../db/connection.ts';
import { agentName, isInDownlineOf } from '../../book/queries/downline.ts';
import { agents, producers } from '../../db/tables/agents.ts';
import { policies } from '../../db/tables/policies.ts';

/** Active policies of a scope whose paid-to date is before today. */
export const findPastDuePolicies = async (db: Database, scope: Scope, today: string) =>
  db
    .select({
      policyNumber: policies.policyNumber,
      primaryInsured: policies.primaryInsured,
      agentName,
      agentId: policies.agentId,
      issueDate: policies.issueDate,
      paidToDate: policies.paidToDate,
    })
    .from(policies)
    .innerJoin(agents, eq(agents.agentId, policies.agentId))
    .innerJoin(producers, eq(producers.producerId, agents.producerId))
    .where(
      and(
        eq(policies.status, 'Active'),
        isNotNull(policies.issueDate),
        lt(policies.paidToDate, today),
        await isInScope(db, scope),
      ),
    )
    .orderBy(asc(policies.policyNumber));

/**
 * What such policies paid to agents of a scope, in the order of the days: every line of the policies in
 * `soon`, and the few lines of advances of the others.
 */
export const findLinesOfPolicies = (
  db: Database,
  scope: Scope,
  policyNumbers: readonly string[],
  soon: readonly string[],
) =>
  db
    .select()
    .from(commissionLines)
    .where(
      and(
        inArray(commissionLines.policyNumber, [...policyNumbers]),
        or(isNotNull(commissionLines.advanceId), inArray(commissionLines.policyNumber, [...soon])),
        isInDownlineOf(db, commissionLines.paidAgentId, scope),
      ),
    )
    .orderBy(asc(commissionLines.rowId));

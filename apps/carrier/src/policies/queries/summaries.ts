import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { isAnyOf } from '../../db/queries.ts';
import { groups } from '../../groups/tables.ts';
import { agentName } from '../../hierarchy/queries.ts';
import { agents, producers } from '../../hierarchy/tables.ts';
import type { SummaryFilters } from '../filters.ts';
import { policies } from '../tables.ts';
import { isBetween, isInScope, meetsCommonFilters, type Scope } from './conditions.ts';

export type SummaryStatus = 'Active' | 'Terminated';

/** The terminated list holds lapsed policies too: for both, cover has ended [S4]. */
const statusesOf = { Active: ['Active'], Terminated: ['Terminated', 'Lapsed'] } as const;

/** The numbers of all policies of a list that the filters leave, the last issued first [S4]. */
export async function findSummaryOrder(
  db: Database,
  scope: Scope,
  status: SummaryStatus,
  filters: SummaryFilters,
  today: string,
): Promise<string[]> {
  const orderBy = sql`${desc(policies.issueDate)}, ${asc(policies.policyNumber)}`;
  const [found] = await db
    .select({
      numbers: sql<string[] | null>`array_agg(${policies.policyNumber} ORDER BY ${orderBy})`,
    })
    .from(policies)
    .where(
      and(
        inArray(policies.status, statusesOf[status]),
        isInScope(db, scope),
        ...meetsCommonFilters(db, filters),
        ...isBetween(policies.paidToDate, filters.paidToDateFrom, filters.paidToDateTo),
        ...isBetween(
          policies.terminationDate,
          filters.terminationDateFrom,
          filters.terminationDateTo,
        ),
        filters.reason && isAnyOf(policies.reason, filters.reason),
        filters.pastDue && lt(policies.paidToDate, today),
        filters.firstPaymentFail && eq(policies.firstPaymentDeclined, true),
      ),
    );
  return found?.numbers ?? [];
}

/** The policies with the given numbers, in their order, as a row of a list shows them. */
export async function findSummaries(db: Database, policyNumbers: readonly string[]) {
  const found = await db
    .select({
      agentName,
      agentId: policies.agentId,
      primaryInsured: policies.primaryInsured,
      policyNumber: policies.policyNumber,
      employer: groups.name,
      productType: policies.productType,
      billingMode: policies.billingMode,
      issueDate: policies.issueDate,
      paidToDate: policies.paidToDate,
      terminationDate: policies.terminationDate,
      reason: policies.reason,
    })
    .from(policies)
    .innerJoin(agents, eq(agents.agentId, policies.agentId))
    .innerJoin(producers, eq(producers.producerId, agents.producerId))
    .leftJoin(groups, eq(groups.groupNumber, policies.groupNumber))
    .where(isAnyOf(policies.policyNumber, policyNumbers));
  const byNumber = new Map(found.map((row) => [row.policyNumber, row]));
  return policyNumbers.flatMap((number) => byNumber.get(number) ?? []);
}

export type SummaryRow = Awaited<ReturnType<typeof findSummaries>>[number];

import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import type { PendingFilters, PendingPolicyOrder } from '../filters.ts';
import { policies, requirements } from '../../db/tables/policies.ts';
import type { Scope } from '../../book/scope.ts';
import { gatherRowIds } from '../../lists/queries/orderedRows.ts';
import { isOfRequirement, isOnTab, isPendingInScope } from './pendingConditions.ts';

/**
 * The date is that of the latest requirement, else of the application. The due date is that of the first
 * unmet requirement.
 */
const sortColumns: Readonly<Record<PendingPolicyOrder['field'], SQL>> = {
  date: sql`coalesce(max(${requirements.requestedOn}), ${policies.applicationDate})`,
  dueDate: sql`min(${requirements.dueOn}) FILTER (WHERE ${requirements.metOn} IS NULL)`,
  policyNumber: policies.policyNumber.getSQL(),
};

/**
 * The row ids of all pending policies with a requirement that matches the filters, in the requested order.
 */
export async function findPendingPolicyOrder(
  db: Database,
  scope: Scope,
  filters: PendingFilters,
  order: PendingPolicyOrder,
  today: string,
): Promise<Int32Array> {
  const meetsFilters = and(isOfRequirement(filters), isOnTab(filters, today));
  const direction = sql.raw(`${order.direction === 'desc' ? 'DESC' : 'ASC'} NULLS LAST`);
  const sorted = db
    .select({ rowId: policies.rowId })
    .from(policies)
    .leftJoin(requirements, eq(requirements.policyNumber, policies.policyNumber))
    .where(await isPendingInScope(db, scope, filters))
    .groupBy(policies.policyNumber)
    .having(meetsFilters && sql`bool_or(${meetsFilters})`)
    .orderBy(sql`${sortColumns[order.field]} ${direction}`, asc(policies.policyNumber));
  return gatherRowIds(db, sorted);
}

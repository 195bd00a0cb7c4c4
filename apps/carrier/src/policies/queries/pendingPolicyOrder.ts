import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import type { PendingFilters, PendingOrder } from '../filters.ts';
import { policies, requirements } from '../tables.ts';
import { isBetween, isInScope, meetsCommonFilters, type Scope } from './conditions.ts';
import { needsAction } from './pendingOrder.ts';

/**
 * The row ids of all pending policies that the filters leave, in the order asked for: those with a
 * requirement that meets them. The date is that of the latest requirement, else of the application.
 */
export async function findPendingPolicyOrder(
  db: Database,
  scope: Scope,
  filters: PendingFilters,
  order: PendingOrder,
): Promise<Int32Array> {
  const meetsFilters = and(
    ...isBetween(requirements.requestedOn, filters.dateFrom, filters.dateTo),
    filters.takeAction && needsAction(),
  );
  const listed = db
    .select({
      rowId: policies.rowId,
      policyNumber: policies.policyNumber,
      date: sql`coalesce(max(${requirements.requestedOn}), ${policies.applicationDate})`.as('date'),
    })
    .from(policies)
    .leftJoin(requirements, eq(requirements.policyNumber, policies.policyNumber))
    .where(
      and(eq(policies.status, 'Pending'), isInScope(db, scope), ...meetsCommonFilters(db, filters)),
    )
    .groupBy(policies.policyNumber)
    .having(meetsFilters && sql`bool_or(${meetsFilters})`)
    .as('listed');
  const direction = order.direction === 'desc' ? desc : asc;
  const orderBy = sql`${direction(listed[order.field])}, ${asc(listed.policyNumber)}`;
  const [found] = await db
    .select({
      rowIds: sql<number[] | null>`array_agg(${listed.rowId} ORDER BY ${orderBy})`,
    })
    .from(listed);
  return Int32Array.from(found?.rowIds ?? []);
}

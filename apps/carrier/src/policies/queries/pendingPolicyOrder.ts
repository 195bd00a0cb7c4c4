import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import type { PendingFilters, PendingOrder } from '../filters.ts';
import { policies, requirements } from '../tables.ts';
import { isBetween, isInScope, meetsCommonFilters, type Scope } from './conditions.ts';
import { gatherRowIds } from './gatherRowIds.ts';
import { needsAction } from './pendingOrder.ts';

/** The date is that of the latest requirement, else of the application. */
const sortColumns = {
  date: sql`coalesce(max(${requirements.requestedOn}), ${policies.applicationDate})`,
  policyNumber: policies.policyNumber,
} as const;

/**
 * The row ids of all pending policies that the filters leave, in the order asked for: those with a
 * requirement that meets them.
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
  const direction = order.direction === 'desc' ? desc : asc;
  const sorted = db
    .select({ rowId: policies.rowId })
    .from(policies)
    .leftJoin(requirements, eq(requirements.policyNumber, policies.policyNumber))
    .where(
      and(
        eq(policies.status, 'Pending'),
        await isInScope(db, scope),
        ...meetsCommonFilters(db, filters),
      ),
    )
    .groupBy(policies.policyNumber)
    .having(meetsFilters && sql`bool_or(${meetsFilters})`)
    .orderBy(direction(sortColumns[order.field]), asc(policies.policyNumber));
  return gatherRowIds(db, sorted);
}

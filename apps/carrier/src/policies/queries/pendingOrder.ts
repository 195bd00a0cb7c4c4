import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import type { PendingFilters, PendingOrder } from '../filters.ts';
import { policies, requirements } from '../tables.ts';
import { isBetween, isInScope, meetsCommonFilters, type Scope } from './conditions.ts';

const sortColumns = {
  date: requirements.requestedOn,
  policyNumber: requirements.policyNumber,
} as const;

/**
 * The row ids of all pending requirements that the filters leave, in the order asked for. Ties are
 * broken by policy number and requirement id, so that the order is total (decisions, 2).
 */
export async function findPendingOrder(
  db: Database,
  scope: Scope,
  filters: PendingFilters,
  order: PendingOrder,
): Promise<Int32Array> {
  const direction = order.direction === 'desc' ? desc : asc;
  const orderBy = sql.join(
    [
      direction(sortColumns[order.field]),
      asc(requirements.policyNumber),
      asc(requirements.requirementId),
    ],
    sql`, `,
  );
  const [found] = await db
    .select({ rowIds: sql<number[] | null>`array_agg(${requirements.rowId} ORDER BY ${orderBy})` })
    .from(requirements)
    .innerJoin(policies, eq(policies.policyNumber, requirements.policyNumber))
    .where(
      and(
        eq(policies.status, 'Pending'),
        isInScope(db, scope),
        ...meetsCommonFilters(db, filters),
        ...isBetween(requirements.requestedOn, filters.dateFrom, filters.dateTo),
        filters.takeAction && needsAction(),
      ),
    );
  return Int32Array.from(found?.rowIds ?? []);
}

/** What the rule `isActionNeeded` says, in SQL. */
export function needsAction() {
  return and(isNull(requirements.metOn), eq(requirements.owedBy, 'Agent'));
}

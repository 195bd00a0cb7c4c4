import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import type { PendingFilters, PendingOrder } from '../filters.ts';
import { policies, requirements } from '../tables.ts';
import { isBetween, isInScope, meetsCommonFilters, type Scope } from './conditions.ts';
import { gatherRowIds } from './gatherRowIds.ts';

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
  const sorted = db
    .select({ rowId: requirements.rowId })
    .from(requirements)
    .innerJoin(policies, eq(policies.policyNumber, requirements.policyNumber))
    .where(
      and(
        eq(policies.status, 'Pending'),
        await isInScope(db, scope),
        ...meetsCommonFilters(db, filters),
        ...isBetween(requirements.requestedOn, filters.dateFrom, filters.dateTo),
        filters.takeAction && needsAction(),
      ),
    )
    .orderBy(
      direction(sortColumns[order.field]),
      asc(requirements.policyNumber),
      asc(requirements.requirementId),
    );
  return gatherRowIds(db, sorted);
}

/** What the rule `isActionNeeded` says, in SQL. */
export function needsAction() {
  return and(isNull(requirements.metOn), eq(requirements.owedBy, 'Agent'));
}

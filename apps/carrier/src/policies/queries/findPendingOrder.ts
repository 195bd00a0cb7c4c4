import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import type { PendingFilters, PendingOrder } from '../filters.ts';
import { policies, requirements } from '../../db/tables/policies.ts';
import type { Scope } from '../../book/scope.ts';
import { gatherRowIds } from '../../lists/queries/gatherRowIds.ts';
import { isOfRequirement, isOnTab, isPendingInScope } from './pendingConditions.ts';

const sortColumns: Readonly<Record<PendingOrder['field'], SQL>> = {
  date: requirements.requestedOn.getSQL(),
  dueDate: requirements.dueOn.getSQL(),
  policyNumber: requirements.policyNumber.getSQL(),
};

/**
 * The row ids of all pending requirements that match the filters, in the requested order. Policy number and
 * requirement id break ties, so that the order is total (decisions, 2).
 */
export async function findPendingOrder(
  db: Database,
  scope: Scope,
  filters: PendingFilters,
  order: PendingOrder,
  today: string,
): Promise<Int32Array> {
  const direction = sql.raw(`${order.direction === 'desc' ? 'DESC' : 'ASC'} NULLS LAST`);
  const sorted = db
    .select({ rowId: requirements.rowId })
    .from(requirements)
    .innerJoin(policies, eq(policies.policyNumber, requirements.policyNumber))
    .where(
      and(
        await isPendingInScope(db, scope, filters),
        isOfRequirement(filters),
        isOnTab(filters, today),
      ),
    )
    .orderBy(
      sql`${sortColumns[order.field]} ${direction}`,
      asc(requirements.policyNumber),
      asc(requirements.requirementId),
    );
  return gatherRowIds(db, sorted);
}

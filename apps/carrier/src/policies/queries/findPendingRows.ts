import { eq, sql, and, asc, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { isAnyOf, preparedOnce } from '../../db/queries.ts';
import { groups } from '../../db/tables/groups.ts';
import { agents, producers } from '../../db/tables/agents.ts';
import { inOrder, gatherRowIds } from '../../lists/queries/orderedRows.ts';
import { policyColumns } from './policyRows.ts';
import { policies, requirements } from '../../db/tables/policies.ts';
import type { PendingFilters, PendingOrder } from '../filters.ts';
import type { Scope } from '../../book/scope.ts';
import { changedOn, isOfRequirement, isOnTab, isPendingInScope } from './pendingConditions.ts';

const prepareRows = preparedOnce((db) =>
  db
    .select({
      rowId: requirements.rowId,
      requirementId: requirements.requirementId,
      requirement: requirements.requirement,
      requestedOn: requirements.requestedOn,
      dueOn: requirements.dueOn,
      scheduledOn: requirements.scheduledOn,
      metOn: requirements.metOn,
      owedBy: requirements.owedBy,
      ...policyColumns,
    })
    .from(requirements)
    .innerJoin(policies, eq(policies.policyNumber, requirements.policyNumber))
    .innerJoin(agents, eq(agents.agentId, policies.agentId))
    .innerJoin(producers, eq(producers.producerId, agents.producerId))
    .leftJoin(groups, eq(groups.groupNumber, policies.groupNumber))
    .where(isAnyOf(requirements.rowId, sql.placeholder('rowIds')))
    .prepare('pending_rows'),
);

/** The pending requirements with the given row ids, in their order, without missing ones. */
export async function findPendingRows(db: Database, rowIds: Int32Array) {
  const found = await prepareRows(db).execute({ rowIds: [...rowIds] });
  return inOrder(rowIds, found);
}

export type PendingRow = Awaited<ReturnType<typeof findPendingRows>>[number];

const sortColumns: Readonly<Record<PendingOrder['field'], SQL>> = {
  date: requirements.requestedOn.getSQL(),
  dueDate: requirements.dueOn.getSQL(),
  policyNumber: requirements.policyNumber.getSQL(),
  changed: changedOn,
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

import type { getGroupListBills } from '@agent-portal/data/list-bills/contract';
import type { InputOf } from '@agent-portal/data/endpoint';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Scope } from '../../book/scope.ts';
import type { Database } from '../../db/connection.ts';
import { findNumbered } from '../../db/findNumbered.ts';
import { isAnyOf } from '../../db/queries.ts';
import { groups } from '../../db/tables/groups.ts';
import { isInDownlineOf } from '../../book/queries/downline.ts';
import type { Asked } from '../../lists/BookList.ts';
import { inOrder, gatherRowIds } from '../../lists/queries/orderedRows.ts';
import { listBills } from '../tables.ts';

export type BillOrder = NonNullable<InputOf<typeof getGroupListBills>['query']['orderBy']>;
export interface BillFilters {
  readonly groupNumber: string;
}

const sortColumns = {
  period: listBills.periodStart,
  dueDate: listBills.dueDate,
  billed: listBills.billedCents,
  paid: listBills.paidCents,
  billNumber: listBills.billNumber,
} as const;

/** The row ids of a group's bills, in the requested order. */
export function findBillOrder(
  db: Database,
  { filters, orderBy: { field, direction } }: Asked<BillFilters, BillOrder>,
): Promise<Int32Array> {
  const by = direction === 'desc' ? desc : asc;
  const sorted = db
    .select({ rowId: listBills.rowId })
    .from(listBills)
    .where(eq(listBills.groupNumber, filters.groupNumber))
    .orderBy(by(sortColumns[field]), asc(listBills.rowId));
  return gatherRowIds(db, sorted);
}

/** The bills with the given row ids, in their order. */
export async function findBills(db: Database, rowIds: Int32Array) {
  const found = await db
    .select()
    .from(listBills)
    .where(isAnyOf(listBills.rowId, [...rowIds]));
  return inOrder(rowIds, found);
}

/** The totals of a group's bills, in whole cents. */
export async function findBillTotals(db: Database, groupNumber: string) {
  const [row] = await db
    .select({
      billed: sql<number>`coalesce(sum(${listBills.billedCents}), 0)::bigint`,
      paid: sql<number>`coalesce(sum(${listBills.paidCents}), 0)::bigint`,
    })
    .from(listBills)
    .where(eq(listBills.groupNumber, groupNumber));
  return row ?? { billed: 0, paid: 0 };
}

/** A bill of a group in a scope with the group's name, or undefined. @param typed its number, in any case */
export async function findBill(db: Database, scope: Scope, typed: string) {
  return findNumbered(listBills.billNumber, typed, (isNumbered) =>
    db
      .select({ bill: listBills, group: groups.name })
      .from(listBills)
      .innerJoin(groups, eq(groups.groupNumber, listBills.groupNumber))
      .where(and(isNumbered, isInDownlineOf(db, groups.agentId, scope))),
  );
}

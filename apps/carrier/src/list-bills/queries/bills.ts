import type { getGroupListBills } from '@agent-portal/data/list-bills/contract';
import type { InputOf } from '@agent-portal/data/endpoint';
import { and, asc, desc, eq, sql, exists } from 'drizzle-orm';
import type { Scope } from '../../book/scope.ts';
import type { Database } from '../../db/connection.ts';
import { findNumbered } from '../../db/findNumbered.ts';
import { isAnyOf } from '../../db/queries.ts';
import { groups } from '../../db/tables/groups.ts';
import { isInDownlineOf } from '../../book/queries/downline.ts';
import type { Asked } from '../../lists/BookList.ts';
import { inOrder, gatherRowIds } from '../../lists/queries/orderedRows.ts';
import { listBills, listBillLines } from '../tables.ts';
import { folded } from '../../db/folded.ts';
import { policies, writingAgents } from '../../db/tables/policies.ts';

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
  return findNumbered(listBills.billNumber, typed, (hasNumber) =>
    db
      .select({ bill: listBills, group: groups.name })
      .from(listBills)
      .innerJoin(groups, eq(groups.groupNumber, listBills.groupNumber))
      .where(and(hasNumber, isInDownlineOf(db, groups.agentId, scope))),
  );
}

/** The row ids of a bill's lines: unpaid ones first, then by name. */
export function findBillLineOrder(db: Database, billNumber: string): Promise<Int32Array> {
  const sorted = db
    .select({ rowId: listBillLines.rowId })
    .from(listBillLines)
    .innerJoin(policies, eq(policies.policyNumber, listBillLines.policyNumber))
    .where(eq(listBillLines.billNumber, billNumber))
    .orderBy(
      asc(listBillLines.isPaid),
      asc(folded(policies.primaryInsured)),
      asc(listBillLines.rowId),
    );
  return gatherRowIds(db, sorted);
}

/** The lines with the given row ids, in their order, and whether each policy is in the scope. */
export async function findBillLines(db: Database, scope: Scope, rowIds: Int32Array) {
  const writersInScope = db
    .select({ one: sql`1` })
    .from(writingAgents)
    .where(
      and(
        eq(writingAgents.policyNumber, listBillLines.policyNumber),
        isInDownlineOf(db, writingAgents.agentId, scope),
      ),
    );
  const found = await db
    .select({
      rowId: listBillLines.rowId,
      employee: policies.primaryInsured,
      policyNumber: listBillLines.policyNumber,
      product: policies.productName,
      premiumCents: listBillLines.premiumCents,
      note: listBillLines.note,
      isInBook: sql<boolean>`${exists(writersInScope)}`,
    })
    .from(listBillLines)
    .innerJoin(policies, eq(policies.policyNumber, listBillLines.policyNumber))
    .where(isAnyOf(listBillLines.rowId, [...rowIds]));
  return inOrder(rowIds, found);
}

export type FoundBillLine = Awaited<ReturnType<typeof findBillLines>>[number];

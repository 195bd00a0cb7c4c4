import type { getBillGroups } from '@agent-portal/data/list-bills/contract';
import type { InputOf } from '@agent-portal/data/endpoint';
import { and, asc, eq, gt, sql, type SQL } from 'drizzle-orm';
import type { Scope } from '../../book/scope.ts';
import type { Database } from '../../db/connection.ts';
import { findNumbered } from '../../db/findNumbered.ts';
import { countWhere, isAnyOf } from '../../db/queries.ts';
import { groups } from '../../db/tables/groups.ts';
import { isGroupNamed } from '../../book/queries/isGroupNamed.ts';
import { isInDownlineOf } from '../../book/queries/downline.ts';
import type { Asked } from '../../lists/BookList.ts';
import { inOrder, gatherRowIds } from '../../lists/queries/orderedRows.ts';
import { billedGroups, listBills } from '../tables.ts';

/** `isPastDue` of list-bills/billList.ts for the due date of a bill, in SQL. */
const isPastDueIn = (today: string): SQL => sql`${listBills.dueDate} < ${today}::date`;

export type GroupOrder = NonNullable<InputOf<typeof getBillGroups>['query']['orderBy']>;
export interface GroupFilters {
  /** Only groups with something past its due date. */
  readonly pastDue?: boolean | undefined;
  /** A number, or words of a name. */
  readonly group?: string | undefined;
}

const { groupNumber, dueDate, billedCents, paidCents } = listBills;
const unpaidCents = sql`${billedCents} - ${paidCents}`;

/** The unpaid amounts by group. @param among the bills to include @default all */
function dueOf(db: Database, today: string, among?: SQL) {
  const isPast = isPastDueIn(today);
  return db
    .select({
      groupNumber,
      bills: sql<number>`count(*)::int`.as('bills'),
      next: sql<string>`min(${dueDate})::text`.as('next'),
      amount: sql<number>`sum(${unpaidCents})::bigint`.as('amount'),
      past: sql<number>`coalesce(sum(${unpaidCents}) FILTER (WHERE ${isPast}), 0)::bigint`.as(
        'past',
      ),
      since: sql<string | null>`(min(${dueDate}) FILTER (WHERE ${isPast}))::text`.as('since'),
    })
    .from(listBills)
    .where(and(sql`${paidCents} < ${billedCents}`, among))
    .groupBy(groupNumber)
    .as('due');
}

type Due = ReturnType<typeof dueOf>;

function sortColumn({ field }: GroupOrder, due: Due) {
  switch (field) {
    case 'nextDueDate':
      return sql`${due.next} COLLATE "C"`;
    case 'amountDue':
      // A group without amounts due shows 0.00 and sorts as that number.
      return sql`coalesce(${due.amount}, 0)`;
    case 'groupNumber':
      return groups.groupNumber;
    default:
      return field satisfies never;
  }
}

/** The row ids of the billed groups in a scope, in the requested order; without a next due date last. */
export function findGroupOrder(
  db: Database,
  scope: Scope,
  today: string,
  { filters, orderBy }: Asked<GroupFilters, GroupOrder>,
): Promise<Int32Array> {
  const due = dueOf(db, today);
  const last = sql.raw(`${orderBy.direction === 'desc' ? 'DESC' : 'ASC'} NULLS LAST`);
  const sorted = db
    .select({ rowId: billedGroups.rowId })
    .from(billedGroups)
    .innerJoin(groups, eq(groups.groupNumber, billedGroups.groupNumber))
    .leftJoin(due, eq(due.groupNumber, billedGroups.groupNumber))
    .where(
      and(
        isInDownlineOf(db, groups.agentId, scope),
        isGroupNamed(filters.group),
        filters.pastDue === true ? gt(due.past, 0) : undefined,
      ),
    )
    .orderBy(sql`${sortColumn(orderBy, due)} ${last}`, asc(billedGroups.groupNumber));
  return gatherRowIds(db, sorted);
}

/** The groups with the given row ids, in their order, with their amounts due in whole cents. */
export async function findGroups(db: Database, today: string, rowIds: Int32Array) {
  const isNamed = isAnyOf(billedGroups.rowId, [...rowIds]);
  const named = db
    .select({ groupNumber: billedGroups.groupNumber })
    .from(billedGroups)
    .where(isNamed);
  const due = dueOf(db, today, sql`${groupNumber} IN ${named}`);
  const found = await db
    .select({
      rowId: billedGroups.rowId,
      groupNumber: groups.groupNumber,
      name: groups.name,
      billingMode: groups.billingMode,
      bills: due.bills,
      next: due.next,
      amount: due.amount,
      past: due.past,
      since: due.since,
    })
    .from(billedGroups)
    .innerJoin(groups, eq(groups.groupNumber, billedGroups.groupNumber))
    .leftJoin(due, eq(due.groupNumber, billedGroups.groupNumber))
    .where(isNamed);
  return inOrder(rowIds, found);
}

export type FoundGroup = Awaited<ReturnType<typeof findGroups>>[number];

/**
 * The totals of the groups in a scope that a text finds: their number, the number past due, and both amounts
 * in whole cents.
 */
export async function findGroupTotals(db: Database, scope: Scope, today: string, group?: string) {
  const due = dueOf(db, today);
  const sumOf = (amount: Due['amount']) => sql<number>`coalesce(sum(${amount}), 0)::bigint`;
  const [row] = await db
    .select({
      all: sql<number>`count(*)::int`,
      pastDue: countWhere(gt(due.past, 0)),
      amount: sumOf(due.amount),
      past: sumOf(due.past),
    })
    .from(billedGroups)
    .innerJoin(groups, eq(groups.groupNumber, billedGroups.groupNumber))
    .leftJoin(due, eq(due.groupNumber, billedGroups.groupNumber))
    .where(and(isInDownlineOf(db, groups.agentId, scope), isGroupNamed(group)));
  return row ?? { all: 0, pastDue: 0, amount: 0, past: 0 };
}

/** The row id of a billed group in a scope, or undefined. @param typed its number, in any case */
export async function findGroupId(db: Database, scope: Scope, typed: string) {
  const found = await findNumbered(billedGroups.groupNumber, typed, (hasNumber) =>
    db
      .select({ rowId: billedGroups.rowId })
      .from(billedGroups)
      .innerJoin(groups, eq(groups.groupNumber, billedGroups.groupNumber))
      .where(and(hasNumber, isInDownlineOf(db, groups.agentId, scope))),
  );
  return found?.rowId;
}

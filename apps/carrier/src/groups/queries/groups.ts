import type { getGroupSummary } from '@agent-portal/data/groups/contract';
import type { InputOf } from '@agent-portal/data/endpoint';
import { and, asc, eq, gt, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { Scope } from '../../book/scope.ts';
import type { Database } from '../../db/connection.ts';
import { folded } from '../../db/folded.ts';
import { findNumbered } from '../../db/findNumbered.ts';
import { countWhere, isAnyOf } from '../../db/queries.ts';
import { agentName, isInDownlineOf } from '../../book/queries/downline.ts';
import { isGroupNamed } from '../../book/queries/isGroupNamed.ts';
import { agents, producers } from '../../db/tables/agents.ts';
import type { Asked } from '../../lists/BookList.ts';
import { inOrder, gatherRowIds } from '../../lists/queries/orderedRows.ts';
import { policies } from '../../db/tables/policies.ts';
import { groupContacts, groupInventory, groups } from '../../db/tables/groups.ts';
import { enrolledOf, inForceOf, premiumOf, shortByOf } from './figures.ts';

export type GroupOrder = NonNullable<InputOf<typeof getGroupSummary>['query']['orderBy']>;
export interface GroupFilters {
  /** Only groups whose participation is under their minimum. */
  readonly underMinimum?: boolean | undefined;
  /** A number, or words of a name. */
  readonly group?: string | undefined;
}

const { rowId, groupNumber, eligible, minimumPercent } = groupInventory;

/** The policies in force of a scope's groups. */
function inForceOfScope(db: Database, scope: Scope) {
  const own = db
    .select({ groupNumber: groups.groupNumber })
    .from(groups)
    .where(isInDownlineOf(db, groups.agentId, scope));
  return inForceOf(db, sql`${policies.groupNumber} IN ${own}`);
}

type InForce = ReturnType<typeof inForceOfScope>;

function sortColumn({ field }: GroupOrder, inForce: InForce): SQL {
  switch (field) {
    case 'group':
      return folded(groups.name);
    case 'eligible':
      return sql`${eligible}`;
    case 'enrolled':
      return enrolledOf(inForce);
    case 'participation':
      return sql`${enrolledOf(inForce)}::numeric / ${eligible}`;
    case 'annualizedPremium':
      return premiumOf(inForce);
    case 'groupNumber':
      return sql`${groupNumber}`;
    default:
      return field satisfies never;
  }
}

/** The row ids of the groups in a scope, in the requested order. */
export function findGroupOrder(
  db: Database,
  scope: Scope,
  { filters, orderBy }: Asked<GroupFilters, GroupOrder>,
): Promise<Int32Array> {
  const inForce = inForceOfScope(db, scope);
  const sorted = db
    .select({ rowId })
    .from(groupInventory)
    .innerJoin(groups, eq(groups.groupNumber, groupNumber))
    .leftJoin(inForce, eq(inForce.groupNumber, groupNumber))
    .where(
      and(
        isInDownlineOf(db, groups.agentId, scope),
        isGroupNamed(filters.group),
        filters.underMinimum === true ? gt(shortByOf(inForce), 0) : undefined,
      ),
    )
    .orderBy(
      sql`${sortColumn(orderBy, inForce)} ${sql.raw(orderBy.direction === 'desc' ? 'DESC' : 'ASC')}`,
      asc(groupNumber),
    );
  return gatherRowIds(db, sorted);
}

/** The groups with the given row ids, in their order, with their figures. Amounts are whole cents. */
export async function findGroups(db: Database, rowIds: Int32Array) {
  const isNamed = isAnyOf(rowId, [...rowIds]);
  const named = db.select({ groupNumber }).from(groupInventory).where(isNamed);
  const inForce = inForceOf(db, sql`${policies.groupNumber} IN ${named}`);
  const found = await db
    .select({
      rowId,
      groupNumber,
      group: groups.name,
      state: groups.state,
      eligible,
      enrolled: enrolledOf(inForce),
      premiumCents: premiumOf(inForce),
      minimumPercent,
      shortBy: shortByOf(inForce),
      agentName,
      agentId: groups.agentId,
    })
    .from(groupInventory)
    .innerJoin(groups, eq(groups.groupNumber, groupNumber))
    .innerJoin(agents, eq(agents.agentId, groups.agentId))
    .innerJoin(producers, eq(producers.producerId, agents.producerId))
    .leftJoin(inForce, eq(inForce.groupNumber, groupNumber))
    .where(isNamed);
  return inOrder(rowIds, found);
}

export type FoundGroup = Awaited<ReturnType<typeof findGroups>>[number];

/** The number of groups in a scope that a text finds, and the totals of a filter, in whole cents. */
export async function findGroupTotals(db: Database, scope: Scope, filters: GroupFilters) {
  const inForce = inForceOfScope(db, scope);
  const isUnder = gt(shortByOf(inForce), 0);
  const isAsked = filters.underMinimum === true ? isUnder : sql`true`;
  const sumOf = (count: SQLWrapper) => sql`coalesce(sum(${count}) FILTER (WHERE ${isAsked}), 0)`;
  const [row] = await db
    .select({
      all: sql<number>`count(*)::int`,
      underMinimum: countWhere(isUnder),
      eligible: sql<number>`${sumOf(eligible)}::int`,
      enrolled: sql<number>`${sumOf(inForce.enrolled)}::int`,
      premiumCents: sql<number>`${sumOf(inForce.premiumCents)}::bigint`,
    })
    .from(groupInventory)
    .innerJoin(groups, eq(groups.groupNumber, groupNumber))
    .leftJoin(inForce, eq(inForce.groupNumber, groupNumber))
    .where(and(isInDownlineOf(db, groups.agentId, scope), isGroupNamed(filters.group)));
  return row ?? { all: 0, underMinimum: 0, eligible: 0, enrolled: 0, premiumCents: 0 };
}

/** The row id of a group in a scope, or undefined. @param typed its number, in any case */
export async function findGroupId(db: Database, scope: Scope, typed: string) {
  const found = await findNumbered(groupNumber, typed, (hasNumber) =>
    db
      .select({ rowId })
      .from(groupInventory)
      .innerJoin(groups, eq(groups.groupNumber, groupNumber))
      .where(and(hasNumber, isInDownlineOf(db, groups.agentId, scope))),
  );
  return found?.rowId;
}

/** The contacts of a group in order. */
export const findContacts = (db: Database, number: string) =>
  db
    .select({
      name: groupContacts.name,
      title: groupContacts.title,
      email: groupContacts.email,
      phone: groupContacts.phone,
    })
    .from(groupContacts)
    .where(eq(groupContacts.groupNumber, number))
    .orderBy(asc(groupContacts.position));

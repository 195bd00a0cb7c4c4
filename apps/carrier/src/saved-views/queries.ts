import type { ValueField } from '@agent-portal/data/policies/values/contract';
import type { SavedViewList } from '@agent-portal/data/saved-views/contract';
import { and, asc, eq, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { isInDownlineOf } from '../book/queries/downline.ts';
import type { BookOwner } from '../book/scope.ts';
import type { Database } from '../db/connection.ts';
import { folded } from '../db/folded.ts';
import { isAnyOf } from '../db/queries.ts';
import { agents, producers } from '../db/tables/agents.ts';
import { groups } from '../db/tables/groups.ts';
import { policies } from '../db/tables/policies.ts';
import { isListedFor, isOnPendingList } from '../policies/queries/filterValues.ts';
import { isOfStatus } from '../policies/queries/summaries.ts';
import type { Owner } from '../session/caller.ts';
import { savedViews, viewDigests } from './tables.ts';

/** The owner and the list of views. */
export interface Shelf extends Owner {
  readonly list: SavedViewList;
}

type Row = typeof savedViews.$inferInsert;

const isOn = ({ userId, producerId, list }: Shelf) =>
  and(
    eq(savedViews.userId, userId),
    eq(savedViews.producerId, producerId),
    eq(savedViews.list, list),
  );

const viewColumns = {
  viewId: savedViews.viewId,
  name: savedViews.name,
  query: savedViews.query,
  table: savedViews.table,
  savedAt: savedViews.savedAt,
  sharedWith: savedViews.sharedWith,
  digest: viewDigests.frequency,
};

/** The digest of a view that a user gets. */
const isDigestOf = ({ userId, producerId }: Owner) =>
  and(
    eq(viewDigests.viewId, savedViews.viewId),
    eq(viewDigests.userId, userId),
    eq(viewDigests.producerId, producerId),
  );

export function findViews(db: Database, shelf: Shelf) {
  return db
    .select(viewColumns)
    .from(savedViews)
    .leftJoin(viewDigests, isDigestOf(shelf))
    .where(isOn(shelf));
}

export type FoundView = Awaited<ReturnType<typeof findViews>>[number];

const mostShared = 100;

/**
 * True for views that others share with a reader: users of the same agent, and for 'Downline' also every agent
 * below it.
 */
function isSharedWith(db: Database, { userId, producerId }: Owner): SQL | undefined {
  const above = db
    .select({ agentId: sql`unnest(string_to_array(${agents.path}, '/'))` })
    .from(agents)
    .where(eq(agents.producerId, producerId));
  const uplines = db
    .select({ producerId: agents.producerId })
    .from(agents)
    .where(inArray(agents.agentId, above));
  return and(
    isNotNull(savedViews.sharedWith),
    ne(savedViews.userId, userId),
    or(
      eq(savedViews.producerId, producerId),
      and(eq(savedViews.sharedWith, 'Downline'), inArray(savedViews.producerId, uplines)),
    ),
  );
}

/** The views of a list that others share with a reader, by name. */
export function findSharedViews(db: Database, reader: Shelf) {
  return db
    .select({
      ...viewColumns,
      isOfSameAgent: sql<boolean>`${savedViews.producerId} = ${reader.producerId}`,
      sharedBy: sql<string>`${producers.firstName} || ' ' || ${producers.lastName}`,
    })
    .from(savedViews)
    .innerJoin(producers, eq(producers.producerId, savedViews.producerId))
    .leftJoin(viewDigests, isDigestOf(reader))
    .where(and(eq(savedViews.list, reader.list), isSharedWith(db, reader)))
    .orderBy(asc(folded(savedViews.name)), asc(savedViews.viewId))
    .limit(mostShared);
}

/** The views with some ids that a reader may see: its own ones and those shared with it. */
export function findReadable(db: Database, reader: Owner, viewIds: readonly number[]) {
  const isOwn = and(
    eq(savedViews.userId, reader.userId),
    eq(savedViews.producerId, reader.producerId),
  );
  return db
    .select({
      viewId: savedViews.viewId,
      list: savedViews.list,
      name: savedViews.name,
      query: savedViews.query,
      isOfSameAgent: sql<boolean>`${savedViews.producerId} = ${reader.producerId}`,
    })
    .from(savedViews)
    .where(and(isAnyOf(savedViews.viewId, viewIds), or(isOwn, isSharedWith(db, reader))));
}

/** Which of some agent ids are in a reader's book. */
export async function findAgentsOf(
  db: Database,
  reader: BookOwner,
  agentIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await db
    .select({ agentId: agents.agentId })
    .from(agents)
    .where(
      and(isAnyOf(agents.agentId, agentIds), isInDownlineOf(db, agents.agentId, reader.agentIds)),
    );
  return new Set(found.map(({ agentId }) => agentId));
}

const offeredColumns = {
  agentId: policies.agentId,
  agentLastName: producers.lastName,
  primaryInsured: policies.primaryInsured,
  policyNumber: policies.policyNumber,
  employer: groups.name,
  reason: policies.reason,
} as const satisfies Readonly<Record<ValueField, PgColumn>>;

const isOnList = (list: SavedViewList) =>
  ({
    'pending-v2': isOnPendingList(),
    'active-v2': isOfStatus('Active'),
    'terminated-v2': isOfStatus('Terminated'),
  })[list];

/** Which of some values a filter of a list offers a reader. */
export async function findOffered(
  db: Database,
  reader: BookOwner,
  list: SavedViewList,
  field: ValueField,
  values: readonly string[],
): Promise<ReadonlySet<string>> {
  const value: PgColumn = offeredColumns[field];
  const found = await db
    .selectDistinct({ value: sql<string>`${value}` })
    .from(policies)
    .leftJoin(groups, eq(groups.groupNumber, policies.groupNumber))
    .leftJoin(agents, eq(agents.agentId, policies.agentId))
    .leftJoin(producers, eq(producers.producerId, agents.producerId))
    .where(and(isAnyOf(value, values), await isListedFor(db, reader.agentIds, isOnList(list))));
  return new Set(found.map((one) => one.value));
}

/** Whether a producer has agents below it. */
export async function hasDownline(db: Database, producerId: string): Promise<boolean> {
  const below = alias(agents, 'below');
  const found = await db
    .select({ agentId: below.agentId })
    .from(agents)
    .innerJoin(below, sql`${below.path} LIKE ${agents.path} || '_%'`)
    .where(and(eq(agents.producerId, producerId), ne(below.producerId, producerId)))
    .limit(1);
  return found.length > 0;
}

/** Sets how often a user gets a view by e-mail. A changed frequency keeps the day of the last digest. */
export async function writeDigest(
  db: Database,
  digest: typeof viewDigests.$inferInsert,
): Promise<void> {
  await db
    .insert(viewDigests)
    .values(digest)
    .onConflictDoUpdate({
      target: [viewDigests.viewId, viewDigests.userId, viewDigests.producerId],
      set: { frequency: digest.frequency },
    });
}

export async function deleteDigest(db: Database, viewId: number, reader: Owner): Promise<void> {
  await db
    .delete(viewDigests)
    .where(
      and(
        eq(viewDigests.viewId, viewId),
        eq(viewDigests.userId, reader.userId),
        eq(viewDigests.producerId, reader.producerId),
      ),
    );
}

export async function insertView(db: Database, view: Row): Promise<void> {
  await db.insert(savedViews).values(view);
}

/** Changes a view. It keeps its table and its readers unless there are new ones. */
export async function updateView(db: Database, formerName: string, view: Row): Promise<void> {
  await db
    .update(savedViews)
    .set(view)
    .where(and(isOn(view), eq(savedViews.name, formerName)));
}

export async function deleteViewOf(db: Database, shelf: Shelf, name: string): Promise<void> {
  await db.delete(savedViews).where(and(isOn(shelf), eq(savedViews.name, name)));
}

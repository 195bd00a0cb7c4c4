import type { InputOf, OutputOf } from '@agent-portal/data/endpoint';
import {
  type getSavedViews,
  type getViewCounts,
  mostSavedViews,
  type saveView,
  type SavedViewList,
  type setViewDigest,
  type ViewAudience,
  type ValueFilter,
  viewAudiences,
} from '@agent-portal/data/saved-views/contract';
import { sortNames } from '@agent-portal/format';
import type { BookOwner } from '../book/scope.ts';
import type { Database } from '../db/connection.ts';
import { addDays } from '../db/dates.ts';
import type { Deps } from '../http/appEnv.ts';
import { badRequest, conflict, notFound } from '../http/answers/problems.ts';
import type { AgentCaller, Owner } from '../session/caller.ts';
import { lockUser } from '../session/queries.ts';
import {
  deleteDigest,
  deleteViewOf,
  findReadable,
  findSharedViews,
  type FoundView,
  findViews,
  hasDownline,
  insertView,
  type Shelf,
  updateView,
  writeDigest,
} from './queries.ts';
import { leaveOutValues } from './leaveOutValues.ts';
import { listQuery, rowIdsOfView } from './viewQuery.ts';

const shelfOf = ({ userId, producerId }: AgentCaller, list: SavedViewList): Shelf => ({
  userId,
  producerId,
  list,
});

/** A row of the answer. `table` is missing if the view was saved without it. */
const toView = <Found extends FoundView>({
  table,
  savedAt,
  sharedWith,
  digest,
  isOfSameAgent: _isOfSameAgent,
  leftOut = [],
  ...view
}: Found & { readonly isOfSameAgent?: boolean; readonly leftOut?: ValueFilter[] }) => ({
  ...view,
  ...(leftOut.length > 0 && { leftOut }),
  ...(table && { table }),
  ...(sharedWith && { sharedWith }),
  ...(digest && { digest }),
  savedAt: savedAt.toISOString(),
});

/** Whom a caller may share views with: an agent in person shares with its sub-accounts, and its downline. */
async function audiencesOf(db: Database, caller: AgentCaller): Promise<ViewAudience[]> {
  if (caller.isSubaccount || caller.isHomeOffice) return [];
  return (await hasDownline(db, caller.producerId)) ? [...viewAudiences] : ['Delegates'];
}

/** The caller's views of a list, by name, and those that others share with it. */
export async function getViews(
  { db }: Deps,
  caller: AgentCaller,
  list: SavedViewList,
): Promise<OutputOf<typeof getSavedViews>> {
  const shelf = shelfOf(caller, list);
  const found = await findViews(db, shelf);
  const shared = await leaveOutValues(db, caller, list, await findSharedViews(db, shelf));
  return {
    views: sortNames(found, ({ name }) => name).map((one) => toView(one)),
    keepsTables: true,
    // Hides the other readers of the view.
    shared: shared.map((one) => toView({ ...one, sharedWith: null })),
    mayShareWith: await audiencesOf(db, caller),
    sendsDigests: !caller.isHomeOffice,
  };
}

/** Views that a reader may see. Views of others omit values outside of the reader's book. */
export async function readViews(
  db: Database,
  reader: Owner & BookOwner,
  viewIds: readonly number[],
) {
  const found = await findReadable(db, reader, viewIds);
  const read = [];
  for (const one of found) read.push(...(await leaveOutValues(db, reader, one.list, [one])));
  return read;
}

/**
 * Counts the policies of the caller's book in some views, from the cached orders of the lists. Omits an own view
 * about an agent outside of the book.
 */
export async function countViews(
  deps: Deps,
  caller: AgentCaller,
  { list, viewIds }: { readonly list: SavedViewList; readonly viewIds: readonly number[] },
): Promise<OutputOf<typeof getViewCounts>> {
  const found = (await readViews(deps.db, caller, viewIds)).filter((one) => one.list === list);
  const counts: { viewId: number; count: number }[] = [];
  for (const { viewId, query } of found) {
    const rowIds = await rowIdsOfView(deps, caller, { list, query });
    if (rowIds) counts.push({ viewId, count: rowIds.length });
  }
  return { counts };
}

/**
 * Starts, changes or ends the e-mail of a view for the caller.
 *
 * @throws {Problem} 404 for a view that the caller may not see; 400 for home office, who acts for many agents
 */
export async function keepDigest(
  { db, today }: Deps,
  caller: AgentCaller,
  { list, viewId, frequency }: InputOf<typeof setViewDigest>['body'],
): Promise<void> {
  const { userId, producerId, isHomeOffice } = caller;
  await db.transaction(async (tx) => {
    // Locked, so that its owner cannot delete it before the digest is saved.
    const [view] = await findReadable(tx, caller, [viewId]).for('share');
    if (view?.list !== list) throw notFound('This view no longer exists.');
    if (isHomeOffice) {
      const message = 'cannot be set while you act for an agent';
      throw badRequest([{ field: 'frequency', message }]);
    }
    if (frequency === null) return deleteDigest(tx, viewId, caller);
    return writeDigest(tx, { viewId, userId, producerId, frequency, startsOn: addDays(today, 1) });
  });
}

/**
 * Saves a view, or changes the one with the previous name.
 *
 * @throws {Problem} 400 for a query that is not the list's; 404 when the view no longer exists; 409 when the
 *   name is taken, or there are too many views
 */
export async function keepView(
  { db, now }: Deps,
  caller: AgentCaller,
  { list, name, query, table, formerName, sharedWith }: InputOf<typeof saveView>['body'],
): Promise<void> {
  const shelf = shelfOf(caller, list);
  if (sharedWith && !(await audiencesOf(db, caller)).includes(sharedWith)) {
    throw badRequest([{ field: 'sharedWith', message: 'is not among those you may share with' }]);
  }
  const view = { ...shelf, name, query: listQuery(list, query), table, sharedWith, savedAt: now() };
  await db.transaction(async (tx) => {
    await lockUser(tx, shelf.userId);
    const names = (await findViews(tx, shelf)).map((stored) => stored.name);
    if (formerName !== undefined && !names.includes(formerName)) {
      throw notFound(`The view ${formerName} no longer exists.`);
    }
    if (name !== formerName && names.includes(name)) {
      throw conflict(`You have a view named ${name} already. Choose another name.`);
    }
    if (formerName !== undefined) return updateView(tx, formerName, view);
    if (names.length >= mostSavedViews) {
      throw conflict(`You have ${mostSavedViews} saved views of this list. Delete one first.`);
    }
    return insertView(tx, view);
  });
}

/** Deletes a view, if it is there. */
export async function dropView(
  { db }: Deps,
  caller: AgentCaller,
  { list, name }: { readonly list: SavedViewList; readonly name: string },
): Promise<void> {
  await deleteViewOf(db, shelfOf(caller, list), name);
}

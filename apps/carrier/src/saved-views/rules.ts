import type { InputOf } from '@agent-portal/data/endpoint';
import { pendingFilterShape } from '@agent-portal/data/policies/commonFilters';
import {
  activeFilterShape,
  terminatedFilterShape,
} from '@agent-portal/data/policies/summaries/activeFilterShape';
import {
  mostSavedViews,
  type saveView,
  type SavedView,
  type SavedViewList,
} from '@agent-portal/data/saved-views/contract';
import type { Deps } from '../http/appEnv.ts';
import { badRequest, conflict, notFound } from '../http/answers/problems.ts';
import type { AgentCaller } from '../session/caller.ts';
import { lockUser } from '../session/queries.ts';
import {
  deleteViewOf,
  type FoundView,
  findViews,
  insertView,
  type Shelf,
  updateView,
} from './queries.ts';

const filterShapes: Readonly<Record<SavedViewList, object>> = {
  'pending-v2': pendingFilterShape,
  'active-v2': activeFilterShape,
  'terminated-v2': terminatedFilterShape,
};

/**
 * Normalizes a query to the parameters of its list. It is always parsed as parameters, so that it can never be
 * another address.
 *
 * @throws {Problem} 400 for a parameter that the list does not have
 */
export function listQuery(list: SavedViewList, query: string): string {
  const known = new Set(['page', 'pageSize', 'sort', ...Object.keys(filterShapes[list])]);
  const parameters = new URLSearchParams(query);
  if ([...parameters.keys()].some((name) => !known.has(name))) {
    const message = `must hold parameters of /${list} only`;
    throw badRequest([{ field: 'query', message }]);
  }
  return parameters.toString();
}

const shelfOf = ({ userId, producerId }: AgentCaller, list: SavedViewList): Shelf => ({
  userId,
  producerId,
  list,
});

/** A row of the answer. A view that was saved without a table has none. */
const toView = ({ table, savedAt, ...view }: FoundView): SavedView => ({
  ...view,
  ...(table && { table }),
  savedAt: savedAt.toISOString(),
});

/** The caller's views of a list, by name. */
export async function getViews(
  { db }: Deps,
  caller: AgentCaller,
  list: SavedViewList,
): Promise<{ views: SavedView[]; keepsTables: true }> {
  const found = await findViews(db, shelfOf(caller, list));
  return {
    views: found.map(toView).sort((a, b) => a.name.localeCompare(b.name, 'en')),
    keepsTables: true,
  };
}

/**
 * Saves a view, or changes the one with the former name.
 *
 * @throws {Problem} 400 for a query that is not the list's; 404 when the view no longer exists; 409 when the
 *   name is taken, or there are too many views
 */
export async function keepView(
  { db, now }: Deps,
  caller: AgentCaller,
  { list, name, query, table, formerName }: InputOf<typeof saveView>['body'],
): Promise<void> {
  const shelf = shelfOf(caller, list);
  const view = { ...shelf, name, query: listQuery(list, query), table, savedAt: now() };
  await db.transaction(async (tx) => {
    await lockUser(tx, shelf.userId);
    const names = (await findViews(tx, shelf)).map((kept) => kept.name);
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

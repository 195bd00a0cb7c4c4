import {
  type SavedViewList,
  type ValueFilter,
  valueFilters,
} from '@agent-portal/data/saved-views/contract';
import { viewedAs } from '@agent-portal/data/user-data/viewText';
import type { BookOwner } from '../book/scope.ts';
import type { Database } from '../db/connection.ts';
import { findAgentsOf, findOffered } from './queries.ts';

/** Whether the filters of a reader offer a value. */
type IsOffered = (name: ValueFilter, value: string) => boolean;

/**
 * Leaves the values that a reader's filters do not offer out of a query. A filter without a value is gone, so
 * that the reader sees its own book through the other filters.
 */
export function withoutValues(query: string, isOffered: IsOffered) {
  const parameters = new URLSearchParams(query);
  const leftOut = valueFilters.filter((name) => {
    const values = parameters.getAll(name);
    const stored = values.filter((value) => isOffered(name, value));
    if (stored.length === values.length) return false;
    parameters.delete(name);
    for (const value of stored) parameters.append(name, value);
    return true;
  });
  return leftOut.length === 0 ? { query, leftOut } : { query: parameters.toString(), leftOut };
}

/** The values of each filter that the reader's filters of a list offer. */
async function offeredOf(
  db: Database,
  reader: BookOwner,
  list: SavedViewList,
  queries: readonly string[],
): Promise<IsOffered> {
  const parameters = queries.map((query) => new URLSearchParams(query));
  const offered = new Map<ValueFilter, ReadonlySet<string>>();
  // One after the other, because a transaction runs one query at a time.
  for (const name of valueFilters) {
    const values = [...new Set(parameters.flatMap((one) => one.getAll(name)))];
    if (values.length === 0) continue;
    offered.set(
      name,
      name === 'viewAs'
        ? await findAgentsOf(
            db,
            reader,
            values.map((one) => viewedAs(one).agentId),
          )
        : await findOffered(db, reader, list, name, values),
    );
  }
  return (name, value) =>
    offered.get(name)?.has(name === 'viewAs' ? viewedAs(value).agentId : value) ?? false;
}

/**
 * Views of a list that others share, as a reader may see them: without the agents, clients, policies and
 * employers that the reader's own filters do not offer. Users of the same agent have the same book.
 */
export async function leaveOutValues<
  View extends { readonly query: string; readonly isOfSameAgent: boolean },
>(db: Database, reader: BookOwner, list: SavedViewList, views: readonly View[]) {
  const foreign = views.filter(({ isOfSameAgent }) => !isOfSameAgent);
  const isOffered = await offeredOf(
    db,
    reader,
    list,
    foreign.map(({ query }) => query),
  );
  return views.map((view) =>
    view.isOfSameAgent ? view : { ...view, ...withoutValues(view.query, isOffered) },
  );
}

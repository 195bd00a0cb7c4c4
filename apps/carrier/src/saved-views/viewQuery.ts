import {
  activeFilterShape,
  terminatedFilterShape,
} from '@agent-portal/data/policies/summaries/activeFilterShape';
import { pendingFilterShape } from '@agent-portal/data/policies/commonFilters';
import type { SavedViewList } from '@agent-portal/data/saved-views/contract';
import * as z from 'zod/mini';
import type { BookOwner } from '../book/scope.ts';
import type { Deps } from '../http/appEnv.ts';
import { badRequest, Problem } from '../http/answers/problems.ts';
import { orderOf } from '../lists/orderOf.ts';
import { summaryLists } from '../policies/lists/summaryList.ts';
import { pendingPolicyList } from '../policies/v2/pendingPolicies.ts';

const filterShapes = {
  'pending-v2': pendingFilterShape,
  'active-v2': activeFilterShape,
  'terminated-v2': terminatedFilterShape,
} as const satisfies Readonly<Record<SavedViewList, object>>;

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

/**
 * The filters in the address of a list. The portal writes a list of values as a repeated parameter, and a mark as
 * `true`. A value that the list does not accept is dropped, as the portal does.
 */
export function filtersOf<List extends SavedViewList>(list: List, query: string) {
  const parameters = new URLSearchParams(query);
  const read = Object.entries(filterShapes[list]).flatMap(([name, schema]) => {
    const values = parameters.getAll(name);
    const [first] = values;
    if (first === undefined) return [];
    const value = [values, first, first === 'true'].find((one) => z.safeParse(schema, one).success);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(read) as z.output<z.ZodMiniObject<(typeof filterShapes)[List]>>;
}

function orderOfView(deps: Deps, reader: BookOwner, list: SavedViewList, query: string) {
  switch (list) {
    case 'pending-v2':
      return orderOf(deps, reader, pendingPolicyList, { filters: filtersOf(list, query) });
    case 'active-v2':
      return orderOf(deps, reader, summaryLists.Active, { filters: filtersOf(list, query) });
    case 'terminated-v2':
      return orderOf(deps, reader, summaryLists.Terminated, { filters: filtersOf(list, query) });
    default:
      return list satisfies never;
  }
}

/**
 * The row ids of a view in a reader's book, in the default order; undefined if the view is about an agent
 * outside of the book.
 */
export async function rowIdsOfView(
  deps: Deps,
  reader: BookOwner,
  { list, query }: { readonly list: SavedViewList; readonly query: string },
): Promise<Int32Array | undefined> {
  try {
    return (await orderOfView(deps, reader, list, query)).value;
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return undefined;
    throw error;
  }
}

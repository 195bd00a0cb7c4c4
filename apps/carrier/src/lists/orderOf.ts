import { snapshotOf } from '../book/snapshots.ts';
import { type BookOwner, type Scope, scopeOf, viewScopeOf } from '../book/scope.ts';
import type { Snapshot, SnapshotKind } from '../db/SnapshotCache.ts';
import type { Deps } from '../http/appEnv.ts';
import type { AnyOrder, BookList } from './BookList.ts';

/** The part of a list's query that does not depend on the page. */
export interface ListQuery<Filters, Order> {
  readonly filters?: Filters | undefined;
  readonly orderBy?: Order | undefined;
}

/** The row ids in order, four bytes each. */
const orders: SnapshotKind<Int32Array> = { name: 'order', weigh: ({ byteLength }) => byteLength };

/**
 * The row ids of a caller's list with the requested order and filters, and their scope: a filter `viewAs`
 * narrows it to one agent's book. The order is cached for a short time. So a distant page costs the same as
 * the first one, pages never overlap, and the total agrees with them.
 *
 * @throws {Problem} 404 when the caller may not view as the requested agent
 */
export async function orderOf<Filters extends object, Order extends AnyOrder>(
  deps: Deps,
  caller: BookOwner,
  list: Pick<
    BookList<Filters, Order, unknown>,
    'name' | 'defaultOrder' | 'findOrder' | 'version' | 'knowsViewOnly'
  >,
  { filters = {} as Filters, orderBy = list.defaultOrder }: ListQuery<Filters, Order>,
): Promise<Snapshot<Int32Array> & { readonly scope: Scope }> {
  const { viewAs }: { readonly viewAs?: string } = filters;
  const narrow = list.knowsViewOnly ? viewScopeOf : scopeOf;
  const scope = await narrow(deps.db, caller, viewAs);
  const make = () => list.findOrder(deps, scope, { filters, orderBy });
  const version = await list.version?.(deps, scope);
  const about = [scope, list.name, deps.today, filters, orderBy, version] as const;
  return { ...(await snapshotOf(deps, orders, about, make)), scope };
}

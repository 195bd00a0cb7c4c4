import { snapshotOf } from '../book/snapshots.ts';
import { type BookOwner, type Scope, scopeOf, viewScopeOf } from '../book/scope.ts';
import type { Snapshot, SnapshotKind } from '../db/SnapshotCache.ts';
import type { Deps } from '../http/appEnv.ts';
import type { AnyOrder, BookList } from './BookList.ts';

/** What a list's call says of the rows, whichever page it wants. */
export interface ListQuery<Filters, Order> {
  readonly filters?: Filters | undefined;
  readonly orderBy?: Order | undefined;
}

/** Row ids in their order, four bytes each. */
const orders: SnapshotKind<Int32Array> = { name: 'order', weigh: ({ byteLength }) => byteLength };

/**
 * The row ids of a caller's list, in the order and with the filters asked for, and whose book they
 * are of: a filter `viewAs` narrows it to that of one agent. The order is kept for a short time: a page far down costs what the first one does, pages
 * never overlap, and the total agrees with them.
 *
 * @throws {Problem} 404 where the caller may not view as the agent asked for
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

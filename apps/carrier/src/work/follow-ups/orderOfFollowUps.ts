import { snapshotOf } from '../../book/snapshots.ts';
import type { SnapshotKind } from '../../db/SnapshotCache.ts';
import type { Deps } from '../../http/appEnv.ts';
import { findFollowUpsVersion, findOrder, type FollowUpOrder, type Looked } from './queries.ts';

type Order = Awaited<ReturnType<typeof findOrder>>;

/** Estimated bytes of a follow-up in an order: its object with two texts. */
const placeWeight = 200;

const orders: SnapshotKind<Order> = {
  name: 'order of follow-ups',
  weigh: ({ length }) => length * placeWeight,
};

/**
 * The key and the kind of every follow-up of some users, in order. Reading them means looking up a thousand
 * policies. So they are cached for a short time, and at most until one of them changes a follow-up or any process
 * writes to the book.
 */
export async function orderOfFollowUps(
  deps: Pick<Deps, 'db' | 'now'>,
  looked: Looked,
  orderBy: FollowUpOrder,
): Promise<Order> {
  const { owners, scope, subjects, today } = looked;
  const version = await findFollowUpsVersion(deps.db, owners);
  const make = () => findOrder(deps.db, looked, orderBy);
  const about = [scope, owners, subjects, today, orderBy, version] as const;
  return (await snapshotOf(deps, orders, about, make)).value;
}

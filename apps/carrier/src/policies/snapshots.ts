import type { IssuedByMonth } from '@agent-portal/data/business/contract';
import type { PolicyFilterValues, TabCounts } from '@agent-portal/data/policies/filters';
import type { StatusCounts } from '@agent-portal/data/policies/shapes';
import type { Database } from '../db/connection.ts';
import { type Snapshot, SnapshotCache, type SnapshotKind } from '../db/SnapshotCache.ts';
import type { Deps } from '../http/appEnv.ts';
import { findBookVersion } from './queries/bookVersion.ts';
import type { Scope } from './queries/conditions.ts';
import type { PendingCounts } from './queries/tabCounts.ts';

/** Row ids of a list in their order, four bytes each. */
const orderOf = (name: string): SnapshotKind<Int32Array> => ({
  name,
  weigh: (rowIds) => rowIds.byteLength,
});

/** What is as small as a few numbers. */
const few = <Value>(name: string): SnapshotKind<Value> => ({ name, weigh: () => 2_000 });

/** A text of its own, or an object around one or two. */
const offeredWeight = 100;

/** What is dear to compute of a book of business. */
export const kinds = {
  pendingOrder: orderOf('pending order'),
  pendingPolicyOrder: orderOf('pending policy order'),
  summaryOrder: orderOf('summary order'),
  pendingCounts: few<PendingCounts>('pending counts'),
  pendingPolicyCounts: few<TabCounts>('pending policy counts'),
  summaryCounts: few<TabCounts>('summary counts'),
  filterValues: {
    name: 'filter values',
    weigh: (values: PolicyFilterValues) =>
      Object.values(values).reduce((sum, list) => sum + list.length * offeredWeight, 0),
  },
  statusCounts: few<StatusCounts>('status counts'),
  issuedByMonth: few<IssuedByMonth>('issued by month'),
};

const caches = new WeakMap<Database, SnapshotCache>();

function cacheOf(db: Database): SnapshotCache {
  const cache =
    caches.get(db) ?? new SnapshotCache({ lifetimeMs: 30_000, maxWeight: 64 * 2 ** 20 });
  caches.set(db, cache);
  return cache;
}

/**
 * A dear answer about the book of a scope, which says as of when it is. It is kept for a short time,
 * and no longer than until something in that book is written, by whichever process.
 *
 * @param about what else it depends on, as JSON
 */
export async function snapshotOf<Value>(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  kind: SnapshotKind<Value>,
  [scope, ...about]: readonly [Scope, ...unknown[]],
  make: () => Promise<Value>,
): Promise<Snapshot<Value>> {
  const version = await findBookVersion(db, scope);
  return cacheOf(db).get(kind, [version, scope, ...about], now(), make);
}

import type { Database } from '../db/connection.ts';
import { type Snapshot, SnapshotCache, type SnapshotKind } from '../db/SnapshotCache.ts';
import type { Deps } from '../http/appEnv.ts';
import { findBookVersion } from './queries/findBookVersion.ts';
import type { Scope } from './scope.ts';

/** A kind of snapshot that is as small as a few numbers. */
export const smallSnapshot = <Value>(name: string): SnapshotKind<Value> => ({
  name,
  weigh: () => 2_000,
});

const caches = new WeakMap<Database, SnapshotCache>();

function cacheOf(db: Database): SnapshotCache {
  const cache =
    caches.get(db) ?? new SnapshotCache({ lifetimeMs: 30_000, maxWeight: 64 * 2 ** 20 });
  caches.set(db, cache);
  return cache;
}

/**
 * An expensive answer about the book of a scope, with the moment it was true. It is cached for a short time,
 * and at most until any process writes to that book.
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

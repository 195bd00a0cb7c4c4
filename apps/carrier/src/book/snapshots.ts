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

/** The version of a book that one request has read. */
interface ReadVersion {
  readonly scope: Scope;
  readonly version: Awaited<ReturnType<typeof findBookVersion>>;
}

/** Dependencies for one request that needs many snapshots of one book: it reads the book's version once. */
export async function withBookVersion<D extends Pick<Deps, 'db' | 'now'>>(
  deps: D,
  scope: Scope,
): Promise<D & { readonly read: ReadVersion }> {
  return { ...deps, read: { scope, version: await findBookVersion(deps.db, scope) } };
}

/**
 * An expensive answer about the book of a scope, with the moment it was true. It is cached for a short time,
 * and at most until any process writes to that book.
 *
 * @param about other values that it depends on, as JSON
 */
export async function snapshotOf<Value>(
  { db, now, read }: Pick<Deps, 'db' | 'now'> & { readonly read?: ReadVersion },
  kind: SnapshotKind<Value>,
  [scope, ...about]: readonly [Scope, ...unknown[]],
  make: () => Promise<Value>,
): Promise<Snapshot<Value>> {
  const version = read?.scope === scope ? read.version : await findBookVersion(db, scope);
  return cacheOf(db).get(kind, [version, scope, ...about], now(), make);
}

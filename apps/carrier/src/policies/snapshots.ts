import type { IssuedByMonth } from '@agent-portal/data/business/contract';
import type { PolicyFilterValues } from '@agent-portal/data/policies/filters';
import type { StatusCounts } from '@agent-portal/data/policies/shapes';
import type { Database } from '../db/connection.ts';
import { SnapshotCache } from '../db/SnapshotCache.ts';

const lifetimeMs = 30_000;

/** Row ids of lists in their order, four bytes each. */
function createOrders() {
  return new SnapshotCache<Int32Array>({
    lifetimeMs,
    maxWeight: 32 * 2 ** 20,
    weigh: (rowIds) => 1_000 + rowIds.byteLength,
  });
}

function createSnapshots() {
  return {
    pendingOrders: createOrders(),
    summaryOrders: createOrders(),
    pendingPolicyOrders: createOrders(),
    filterValues: new SnapshotCache<PolicyFilterValues>({
      lifetimeMs,
      maxWeight: 500_000,
      weigh: (values) => Object.values(values).reduce((sum, list) => sum + list.length, 10),
    }),
    statusCounts: new SnapshotCache<StatusCounts>({
      lifetimeMs,
      maxWeight: 1_000,
      weigh: () => 1,
    }),
    issuedByMonth: new SnapshotCache<IssuedByMonth>({
      lifetimeMs,
      maxWeight: 1_000,
      weigh: () => 1,
    }),
  };
}

const snapshotsOf = new WeakMap<Database, ReturnType<typeof createSnapshots>>();

/** What this process keeps of a database's dear answers; each says as of when it is. */
export function snapshots(db: Database): ReturnType<typeof createSnapshots> {
  const kept = snapshotsOf.get(db) ?? createSnapshots();
  snapshotsOf.set(db, kept);
  return kept;
}

/** Something was written that lists and counts show: they are made anew. */
export function forgetSnapshots(db: Database): void {
  snapshotsOf.delete(db);
}

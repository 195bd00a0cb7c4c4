import { snapshotOf } from '../book/snapshots.ts';
import type { Scope } from '../book/scope.ts';
import type { SnapshotKind } from '../db/SnapshotCache.ts';
import type { Deps } from '../http/appEnv.ts';
import {
  aheadOfAll,
  decode,
  type DeadlineCodes,
  findCodes,
  longestWindow,
} from './queries/findCodes.ts';

const stored: SnapshotKind<DeadlineCodes> = {
  name: 'deadlines',
  weigh: ({ codes }) => codes.byteLength * 2,
};

/** The deadlines of a scope, cached like the order of a list. @param ahead @default all within 90 days */
export function deadlinesOf(
  { today, ...deps }: Pick<Deps, 'db' | 'now' | 'today'>,
  scope: Scope,
  ahead = aheadOfAll(longestWindow),
) {
  return snapshotOf(deps, stored, [scope, today, ahead], () =>
    findCodes(deps.db, scope, today, ahead),
  );
}

/** The row ids of the policies with a deadline within some days. */
export async function policiesWithin(
  deps: Pick<Deps, 'db' | 'now' | 'today'>,
  scope: Scope,
  days: number,
): Promise<ReadonlySet<number>> {
  const { rowIds, codes } = (await deadlinesOf(deps, scope)).value;
  // Sorted by day, so that those within a window come first.
  const end = codes.findIndex((code) => decode(code).daysLeft > days);
  return new Set(end < 0 ? rowIds : rowIds.subarray(0, end));
}

import type { StatusCounts } from '@agent-portal/data/policies/shapes';
import type { Deps } from '../http/appEnv.ts';
import { findStatusCounts } from './queries/statusCounts.ts';
import { snapshots } from './snapshots.ts';
import type { BookOwner } from './scope.ts';

/** The three count groups of the caller's book [S3]. */
export async function getCounts(
  { db, now, today }: Deps,
  caller: BookOwner,
): Promise<StatusCounts> {
  const key = JSON.stringify(caller.agentIds);
  const make = () => findStatusCounts(db, caller.agentIds, today);
  return (await snapshots(db).statusCounts.get(key, now(), make)).value;
}

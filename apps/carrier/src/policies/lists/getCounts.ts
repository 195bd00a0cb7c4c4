import type { StatusCounts } from '@agent-portal/data/policies/shapes';
import type { Deps } from '../../http/appEnv.ts';
import { findStatusCounts } from '../queries/findStatusCounts.ts';
import { smallSnapshot, snapshotOf } from '../../book/snapshots.ts';
import type { BookOwner } from '../../book/scope.ts';

const statusCounts = smallSnapshot<StatusCounts>('status counts');

/** The three count groups of the caller's book [S3]. */
export async function getCounts(deps: Deps, caller: BookOwner): Promise<StatusCounts> {
  const { agentIds } = caller;
  const make = () => findStatusCounts(deps.db, agentIds, deps.today);
  return (await snapshotOf(deps, statusCounts, [agentIds], make)).value;
}

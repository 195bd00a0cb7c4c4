import { viewedAs } from '@agent-portal/data/user-data/viewText';
import type { Database } from '../db/connection.ts';
import { isInDownline } from './queries/downline.ts';
import { notFound } from '../http/answers/problems.ts';
import type { AgentCaller } from '../session/caller.ts';

/**
 * Agent ids whose policies, and whose downlines' policies, a call may see. An id that ends with
 * `onlyMark` means the agent without its downline.
 */
export type Scope = readonly string[];

/** The owner of the book of business of a call. */
export type BookOwner = Pick<AgentCaller, 'agentIds'>;

/**
 * The scope of a call: the books of the caller's agent ids and their downlines, or the book of one of those
 * agents when the call views as it.
 *
 * @throws {Problem} 404 when `viewAs` is not among them: ids of others do not exist for the caller
 *   (decisions, 6).
 */
export async function scopeOf(
  db: Database,
  caller: BookOwner,
  viewAs: string | undefined,
): Promise<Scope> {
  if (viewAs === undefined) return caller.agentIds;
  if (await isInDownline(db, viewAs, caller.agentIds)) return [viewAs];
  return refuse(viewAs);
}

/**
 * The scope of a list that supports views without the downline: like `scopeOf`, and only the agent's own book
 * for such a view (decisions, 10).
 *
 * @throws {Problem} 404 as `scopeOf`
 */
export async function viewScopeOf(
  db: Database,
  caller: BookOwner,
  viewAs: string | undefined,
): Promise<Scope> {
  if (viewAs === undefined || !viewedAs(viewAs).isOnly) return scopeOf(db, caller, viewAs);
  await scopeOf(db, caller, viewedAs(viewAs).agentId);
  return [viewAs];
}

function refuse(viewAs: string): never {
  throw notFound(`There is no agent ${viewAs} among your agent IDs or in your downline.`, {
    action: 'view-as refused',
    agentId: viewAs,
  });
}

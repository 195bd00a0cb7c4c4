import { viewedAs } from '@agent-portal/data/user-data/viewAs';
import type { Database } from '../db/connection.ts';
import { isInDownline } from '../hierarchy/queries.ts';
import { notFound } from '../http/answers/problems.ts';
import type { AgentCaller } from '../session/caller.ts';

/**
 * Agent ids whose policies, and whose downlines' policies, a call may see. An id that ends with
 * `onlyMark` stands for the agent without its downline.
 */
export type Scope = readonly string[];

/** Whose book of business a call is about: what a book needs to know of a caller. */
export type BookOwner = Pick<AgentCaller, 'agentIds'>;

/**
 * What a call may see: the book of the caller's agent ids and their downlines, or, viewed as one of
 * those agents, that agent's.
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
 * What a list may show that knows views without the downline: like `scopeOf`, and for such a view the
 * agent's own book alone (decisions, 10).
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

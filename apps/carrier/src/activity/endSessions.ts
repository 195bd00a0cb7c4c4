import type { OpenSession } from '@agent-portal/data/activity/contract';
import { conflict, forbidden, notFound } from '../http/answers/problems.ts';
import type { Deps } from '../http/appEnv.ts';
import type { AgentCaller } from '../session/caller.ts';
import { makeChange } from '../audit/makeChange.ts';
import type { AgentCall } from '../http/agentCall.ts';
import { isSessionOfOthers, setEnded } from './queries.ts';
import { openSessionsOf } from './openSessionsOf.ts';

/**
 * The sessions that the caller may see. Home office may not end any: an agent must be able to trust that only
 * it can sign itself out.
 *
 * @throws {Problem} 403 for home office
 */
async function seen(deps: Deps, caller: AgentCaller): Promise<readonly OpenSession[]> {
  if (caller.isHomeOffice)
    throw forbidden(
      'Home office ends no session of an agent: the agent does it in Account activity.',
    );
  return openSessionsOf(deps, caller);
}

/** Ends sessions. Each end and its entry in the audit log are one transaction. */
async function end(deps: Deps, ender: AgentCall, sessions: readonly OpenSession[]): Promise<void> {
  const ids = sessions.map(({ sessionId }) => sessionId);
  await makeChange(deps, ender, async (tx, at) => {
    const ended = await setEnded(tx, ids, at);
    return { log: ended.map((subjectUserId) => ({ action: 'session ended', subjectUserId })) };
  });
}

/**
 * Ends one session. A session that ended meanwhile is 404. The audit log records it only when it belongs to
 * another user.
 *
 * @throws {Problem} 403 for a session of home office; 404 when the caller may not see it; 409 for the caller's
 *   own session
 */
export async function endOne(deps: Deps, ender: AgentCall, sessionId: number): Promise<void> {
  const { caller } = ender;
  const session = (await seen(deps, caller)).find((one) => one.sessionId === sessionId);
  if (!session) {
    const isOfOthers = await isSessionOfOthers(deps.db, sessionId, caller);
    const attempt = isOfOthers ? 'session end refused' : undefined;
    throw notFound('This session has already ended.', attempt);
  }
  if (session.isHomeOffice) throw forbidden('A session of home office is not yours to end.');
  if (session.isCurrent) throw conflict('You are in this session: log out to end it.');
  await end(deps, ender, [session]);
}

/** Ends all sessions that the caller may end. @throws {Problem} 403 for home office */
export async function endOthers(deps: Deps, ender: AgentCall): Promise<void> {
  const sessions = await seen(deps, ender.caller);
  const others = sessions.filter(({ isCurrent, isHomeOffice }) => !isCurrent && !isHomeOffice);
  await end(deps, ender, others);
}

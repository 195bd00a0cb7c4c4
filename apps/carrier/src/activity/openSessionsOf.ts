import type { OpenSession } from '@agent-portal/data/activity/contract';
import type { Deps } from '../http/appEnv.ts';
import type { AgentCaller } from '../session/caller.ts';
import { endedBefore } from '../session/lifetime.ts';
import { findOpenSessions, type FoundSession } from './queries.ts';

const toSession = (found: FoundSession, currentHash: string): OpenSession => ({
  sessionId: found.sessionId,
  who: found.who,
  isHomeOffice: found.isHomeOffice,
  isCurrent: found.tokenHash === currentHash,
  device: found.device,
  address: found.address,
  since: new Date(found.since).toISOString(),
  lastUsed: new Date(found.lastUsed).toISOString(),
});

/** The sessions that a caller may see: its own first, then by last use. */
export async function openSessionsOf(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { agentIds, userId, isSubaccount, session }: AgentCaller,
): Promise<OpenSession[]> {
  const found = await findOpenSessions(db, { agentIds, ...endedBefore(now()) });
  return found
    .filter((one) => !isSubaccount || one.userId === userId)
    .map((one) => toSession(one, session.tokenHash))
    .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}

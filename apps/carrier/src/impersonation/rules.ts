import type { InputOf } from '@agent-portal/data/endpoint';
import type { impersonate, ImpersonationEntry } from '@agent-portal/data/impersonation/contract';
import type { Database } from '../db/connection.ts';
import type { Deps } from '../http/appEnv.ts';
import { conflict, notFound } from '../http/answers/problems.ts';
import type { SignedInCaller } from '../session/caller.ts';
import { makeChange } from '../audit/makeChange.ts';
import { hashToken, newToken } from '../session/tokens.ts';
import { actAs, findProducerOf, type FoundProducer, rememberRecent } from './queries.ts';

/** A producer in the panel [S3]. */
export function toEntry(producer: FoundProducer): ImpersonationEntry {
  const { firstName, lastName, agentIds, email, username } = producer;
  return {
    agents: [{ name: `${firstName} ${lastName}`.trim(), agentIds: [...agentIds] }],
    email,
    userName: username ?? '',
  };
}

/** A switch of identity: the caller and the request id. */
interface Switch {
  readonly caller: SignedInCaller;
  readonly requestId: string;
}

/** The new token of a session, and the agent that it starts or stops acting for. */
interface Switched {
  readonly token: string;
  readonly producer: FoundProducer;
}

/**
 * Starts acting for an agent. The session's token is renewed, so that no one with the previous token can act for
 * the agent (reliability, 3).
 *
 * @throws {Problem} 404 for an agent that does not exist; 409 when another tab switched first
 */
export async function impersonateAgent(
  deps: Deps,
  { caller, requestId }: Switch,
  { agentId, reason: detail }: InputOf<typeof impersonate>['body'],
): Promise<Switched> {
  const producer = await findProducerOf(deps.db, agentId);
  if (!producer) {
    throw notFound(`There is no agent ${agentId}.`, { action: 'impersonation refused', agentId });
  }
  const { userId } = caller;
  const former = caller.kind === 'agent' ? caller.agentId : undefined;
  const token = await makeChange(
    deps,
    { caller: { userId, agentId }, requestId },
    async (tx, at) => {
      const answer = await renew(tx, caller, agentId);
      await rememberRecent(tx, { userId, producerId: producer.producerId, at });
      const ended =
        former !== undefined && ({ action: 'impersonation ended', agentId: former } as const);
      return { log: [ended, { action: 'impersonation', detail }], answer };
    },
  );
  return { token, producer };
}

/**
 * Stops acting for an agent, with a renewed token. Returns undefined when the session acted for no one.
 *
 * @throws {Problem} 409 when another tab switched first
 */
export async function resume(
  deps: Deps,
  { caller, requestId }: Switch,
): Promise<Switched | undefined> {
  if (caller.kind === 'home-office') return undefined;
  const { userId, agentId } = caller;
  const producer = await findProducerOf(deps.db, agentId);
  if (!producer) return undefined;
  const token = await makeChange(deps, { caller: { userId, agentId }, requestId }, async (tx) => ({
    answer: await renew(tx, caller, null),
    log: [{ action: 'impersonation ended' }],
  }));
  return { token, producer };
}

async function renew(
  db: Database,
  { session }: SignedInCaller,
  actingAsAgentId: string | null,
): Promise<string> {
  const token = newToken();
  const changed = { tokenHash: hashToken(token), actingAsAgentId };
  if (await actAs(db, session.tokenHash, changed)) return token;
  throw conflict('Another tab changed whom you act for. Load the page again before you go on.');
}

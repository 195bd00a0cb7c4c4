import type { Household } from '@agent-portal/data/clients/contract';
import type { Scope } from '../book/scope.ts';
import type { Deps } from '../http/appEnv.ts';
import { badRequest, conflict, Problem } from '../http/answers/problems.ts';
import type { AgentCaller } from '../session/caller.ts';
import { makeChange } from '../audit/makeChange.ts';
import type { AgentCall } from '../http/agentCall.ts';
import { noClient } from './getClientDetail.ts';
import { householdOf } from './householdOf.ts';
import { findClientId } from './queries/findClient.ts';
import {
  deleteLink,
  findClients,
  findHouseholdIds,
  findIdsAt,
  findLinkedIds,
  insertLink,
} from './queries/findHousehold.ts';
import { lockProducer } from '../session/queries.ts';

/** The most links of one client. */
const mostLinks = 50;

/** Two clients. */
interface Pair {
  readonly clientId: string;
  readonly otherClientId: string;
}

/** The audit entry of a link. */
const detailOf = ({ clientId, otherClientId }: Pair) => `${clientId}, ${otherClientId}`;

/** A client's id as the carrier writes it. @throws {Problem} 404 when it is on no policy of the scope */
async function ownIdOf(db: Deps['db'], scope: Scope, typed: string) {
  const clientId = await findClientId(db, scope, typed);
  if (clientId === undefined) throw noClient(typed);
  return clientId;
}

/**
 * The household of a client: people whom the carrier or a user of the producer assigned to it, and people at the
 * same address as suggestions, all of them clients of the caller's book.
 *
 * @param typed the client's id, in any case
 * @throws {Problem} 404 when the client is on no policy of the book
 */
export async function getHouseholdOf(
  { db }: Deps,
  caller: Pick<AgentCaller, 'agentIds' | 'producerId'>,
  typed: string,
): Promise<Household> {
  const { agentIds: scope } = caller;
  const clientId = await ownIdOf(db, scope, typed);
  const own = await findClients(db, scope, [clientId]);
  const householdIds = new Set(own.flatMap((row) => row.householdId ?? []));
  const addresses = new Set(own.map((row) => row.addressKey));
  const [carrier, confirmed, neighbors] = await Promise.all([
    findHouseholdIds(db, clientId, [...householdIds]),
    findLinkedIds(db, caller.producerId, clientId),
    findIdsAt(db, scope, [...addresses]),
  ]);
  const others = new Set([...carrier, ...confirmed, ...neighbors]);
  others.delete(clientId);
  const people = others.size > 0 ? await findClients(db, scope, [...others]) : [];
  return householdOf({ people, carrier: new Set(carrier), confirmed: new Set(confirmed) });
}

/** The pair as stored, the lower id first. */
const sorted = ({ clientId, otherClientId }: Pair) =>
  clientId < otherClientId
    ? { clientId, otherClientId }
    : { clientId: otherClientId, otherClientId: clientId };

/**
 * The pair as the carrier writes the ids. Both clients must be in the book: an attempt on another one is
 * recorded in the audit log.
 */
async function ownPairOf({ db }: Deps, caller: AgentCaller, typed: Pair): Promise<Pair> {
  try {
    const clientId = await ownIdOf(db, caller.agentIds, typed.clientId);
    const otherClientId = await ownIdOf(db, caller.agentIds, typed.otherClientId);
    return { clientId, otherClientId };
  } catch (error) {
    if (!(error instanceof Problem) || error.attempt) throw error;
    throw new Problem(error.status, error.message, { attempt: 'household refused' });
  }
}

/**
 * Links two clients as one household, for all users of the producer.
 *
 * @throws {Problem} 400 for a client with itself; 404 when one of them is not in the book; 409 when one
 *   of them has too many links
 */
export async function link(deps: Deps, changer: AgentCall, typed: Pair): Promise<void> {
  const { userId, producerId } = changer.caller;
  const pair = await ownPairOf(deps, changer.caller, typed);
  if (pair.clientId === pair.otherClientId)
    throw badRequest([{ field: 'clientId', message: 'must be another client' }]);
  await makeChange(deps, changer, async (tx, linkedAt) => {
    // For all users of the producer, who share the links and their limit.
    await lockProducer(tx, producerId);
    const linked = await findLinkedIds(tx, producerId, pair.clientId);
    const ofOther = await findLinkedIds(tx, producerId, pair.otherClientId);
    const most = Math.max(linked.length, ofOther.length);
    if (!linked.includes(pair.otherClientId) && most >= mostLinks)
      throw conflict(`A household can have ${mostLinks} linked clients. Remove one first.`);
    const row = { ...sorted(pair), producerId, linkedBy: userId, linkedAt };
    const isNew = await insertLink(tx, row);
    return { log: [isNew && { action: 'household linked', detail: detailOf(pair) }] };
  });
}

/** Removes a link, if it exists. @throws {Problem} 404 as `link` */
export async function unlink(deps: Deps, changer: AgentCall, typed: Pair): Promise<void> {
  const { producerId } = changer.caller;
  const pair = await ownPairOf(deps, changer.caller, typed);
  await makeChange(deps, changer, async (tx) => {
    const isGone = await deleteLink(tx, { ...sorted(pair), producerId });
    return { log: [isGone && { action: 'household unlinked', detail: detailOf(pair) }] };
  });
}

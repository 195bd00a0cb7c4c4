import type { InputOf } from '@agent-portal/data/endpoint';
import { type assignFollowUp, mostFollowUps } from '@agent-portal/data/follow-ups/contract';
import { policiesAccess } from '@agent-portal/data/policies/policiesAccess';
import { ownersOf, type Person } from '../assignments/people.ts';
import { maySee } from '../../http/maySee.ts';
import { findPeople } from '../assignments/queries/findPeople.ts';
import type { Database } from '../../db/connection.ts';
import { badRequest, conflict, notFound } from '../../http/answers/problems.ts';
import type { Deps } from '../../http/appEnv.ts';
import type { AgentCaller } from '../../session/caller.ts';
import { lockUser } from '../../session/queries.ts';
import { auditChange } from '../../audit/auditChange.ts';
import type { AgentCall } from '../../http/agentCall.ts';
import { mergeFollowUps } from './mergeFollowUps.ts';
import { countKept, findAsked, findKept, type FollowUpKey } from './queries.ts';
import { writeFollowUps } from './queries/openFollowUps.ts';
import { notInBook, openRequirement, refuseOtherVersion } from './rules.ts';

/** Who may give a follow-up to another person: its owner, the user who gave it, and the agent. */
export const mayGive = (
  { userId, isSubaccount }: Pick<AgentCaller, 'userId' | 'isSubaccount'>,
  owners: readonly number[],
  { userId: ownerId, assignedBy }: { readonly userId: number; readonly assignedBy: number | null },
): boolean => owners.includes(ownerId) || assignedBy === userId || !isSubaccount;

/** The note that the taker gets. */
export const sourceOf = ({ firstName, lastName }: AgentCaller, note: string) =>
  `From ${firstName} ${lastName}${note && `: ${note}`}`;

/**
 * The person who gets a follow-up of another user.
 * @throws {Problem} 400 for its owner, and for a person of another agency or without access to policies
 */
export function takerOf(
  people: readonly Person[],
  caller: AgentCaller,
  { personId, ownerId }: { readonly personId: number; readonly ownerId: number },
): Person {
  const taker = people.find((one) => one.userId === personId);
  if (taker && personId !== ownerId && maySee(taker, policiesAccess, caller)) return taker;
  const message = 'must be another person of the agency with access to policies';
  throw badRequest([{ field: 'personId', message }]);
}

interface Asked {
  /** The owners and the people of the agency before the locks. */
  readonly owners: readonly number[];
  readonly people: readonly Person[];
  readonly personId: number;
  readonly ownerId: number;
  readonly today: string;
}

/**
 * Locks the people of an agency, and finds again the one who gets a follow-up: its access may have ended since
 * the call began, and then it would not see the follow-up. All of them are locked, in the order of their ids, so
 * that no other change of the agency's follow-ups and no two calls that wait for each other get in between.
 *
 * @throws {Problem} 400 as `takerOf`
 */
export async function lockTaker(
  tx: Database,
  caller: AgentCaller,
  { owners, people, personId, ownerId, today }: Asked,
): Promise<Person> {
  const userIds = new Set([...owners, ...people.map((one) => one.userId)]);
  for (const userId of [...userIds].sort((a, b) => a - b)) await lockUser(tx, userId);
  return takerOf(await findPeople(tx, caller.agentIds, today), caller, { personId, ownerId });
}

/** @throws {Problem} 409 when a person has as many follow-ups as possible */
export async function refuseTooMany(
  tx: Database,
  { producerId }: Pick<AgentCaller, 'producerId'>,
  { userId, name }: Person,
): Promise<void> {
  if ((await countKept(tx, { producerId, userId })) < mostFollowUps) return;
  throw conflict(`${name} has ${mostFollowUps.toLocaleString('en-US')} follow-ups already.`);
}

type FollowUpRow = NonNullable<Awaited<ReturnType<typeof findKept>>>;

interface Gift {
  readonly given: FollowUpRow;
  /** The follow-ups that the taker's replaces. They end, and lose their private notes. */
  readonly former: readonly FollowUpRow[];
  /** What the taker had on the requirement before. */
  readonly kept: FollowUpRow | undefined;
  readonly taker: Person;
  /** The note that the taker gets. */
  readonly source: string;
  readonly at: Date;
  readonly today: string;
}

/** Writes a follow-up that another person gets, what it replaces, and the entry in the audit log. */
export async function writeGift(
  tx: Database,
  changer: AgentCall,
  { given, former, kept, taker, source, at, today }: Gift,
): Promise<void> {
  const assigned = { by: changer.caller.userId, on: today };
  await writeFollowUps(tx, [
    mergeFollowUps(given, { userId: taker.userId, kept, source, assigned, at }),
    ...former.map((one) =>
      Object.assign({ ...one }, { note: '', version: one.version + 1, deletedAt: at }),
    ),
  ]);
  await auditChange(tx, changer, {
    at,
    action: 'follow-up assigned',
    subjectUserId: taker.userId,
    detail: given.policyNumber,
  });
}

/**
 * Gives an open follow-up to another person of the agency. The former owner's note is private and is deleted.
 * The change and its entry in the audit log are one transaction.
 *
 * @throws {Problem} 404 when the policy is not in the caller's book, or the caller may not give the follow-up;
 *   400 for a person who may not see policies or has it already; 409 when it was changed meanwhile, there is
 *   nothing left to follow up, or the person has too many
 */
export async function giveFollowUp(
  { db, now, today }: Deps,
  { caller, requestId }: AgentCall,
  { params, body }: InputOf<typeof assignFollowUp>,
): Promise<void> {
  const found = await findAsked(db, caller.agentIds, params);
  if (!found) throw notInBook(params.policyNumber, 'follow-up assignment refused');
  const people = await findPeople(db, caller.agentIds, today);
  const owners = ownersOf(caller, people);
  const { producerId, userId } = caller;
  const { ownerId: named, personId, note, version } = body;
  const ownerId = named ?? userId;
  const isKnown = owners.includes(ownerId) || people.some((one) => one.userId === ownerId);
  const key: FollowUpKey = {
    ...params,
    policyNumber: found.policyNumber,
    producerId,
    userId: ownerId,
  };
  const absent = () =>
    notFound('There is no such follow-up that you can assign.', 'follow-up assignment refused');
  if (!isKnown) throw absent();
  takerOf(people, caller, { personId, ownerId });
  openRequirement(found);
  const at = now();
  await db.transaction(async (tx) => {
    const taker = await lockTaker(tx, caller, { owners, people, personId, ownerId, today });
    const given = await findKept(tx, key);
    if (!given || !mayGive(caller, owners, given)) throw absent();
    refuseOtherVersion(given.deletedAt === null ? given.version : null, version);
    const kept = await findKept(tx, { ...key, userId: personId });
    const isNew = kept === undefined || kept.deletedAt !== null;
    if (isNew) await refuseTooMany(tx, caller, taker);
    const source = sourceOf(caller, note);
    await writeGift(
      tx,
      { caller, requestId },
      { given, former: [given], kept, taker, source, at, today },
    );
  });
}

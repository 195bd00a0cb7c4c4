import {
  type deleteFollowUp,
  mostFollowUps,
  type saveFollowUp,
} from '@agent-portal/data/work/follow-ups/contract';
import type { InputOf } from '@agent-portal/data/endpoint';
import { longestAssignNote } from '@agent-portal/data/work/today/contract';
import { formatDate } from '@agent-portal/format';
import { makeChange } from '../../audit/makeChange.ts';
import type { Database } from '../../db/connection.ts';
import type { AgentCall } from '../../http/agentCall.ts';
import type { CarrierDeps } from '../../http/appEnv.ts';
import { maySee } from '../../http/maySee.ts';
import { badRequest, conflict, notFound } from '../../http/answers/problems.ts';
import type { AgentCaller } from '../../session/caller.ts';
import { lockUser } from '../../session/queries.ts';
import { accessOf } from '../access.ts';
import { findPeople } from '../queries/findPeople.ts';
import { ownersOf, type Person } from '../people.ts';
import { type About, findAbout } from './about.ts';
import { endedFollowUp, mergeFollowUps } from './mergeFollowUps.ts';
import { countStored, findStored } from './queries.ts';
import { findOnItem, writeFollowUps } from './queries/openFollowUps.ts';
import {
  isFollowUpSeen,
  toItemKey,
  refuseDate,
  refuseOtherVersion,
  removeFollowUp,
} from './rules.ts';
import type { followUps } from './tables.ts';
import type { ItemKey } from '../itemNameOf.ts';

type Row = typeof followUps.$inferSelect;

/** Who may give a follow-up away: its owner, the user who gave it, and the agent. */
export const mayGive = (
  { userId, isSubaccount }: Pick<AgentCaller, 'userId' | 'isSubaccount'>,
  owners: readonly number[],
  { userId: ownerId, assignedBy }: { readonly userId: number; readonly assignedBy: number | null },
): boolean => owners.includes(ownerId) || assignedBy === userId || !isSubaccount;

/** The note that the person gets. */
const sourceOf = ({ firstName, lastName }: AgentCaller, note: string) =>
  `From ${firstName} ${lastName}${note && `: ${note}`}`;

/** @throws {Problem} 400 for a note of several lines, or a long one */
export function refuseLongNote(note: string): void {
  if (note.length <= longestAssignNote && !/[\n\r\t]/.test(note)) return;
  const message = `must be one line of at most ${longestAssignNote} characters`;
  throw badRequest([{ field: 'note', message }]);
}

/**
 * The person who gets a follow-up.
 * @throws {Problem} 400 for a person of another agency, or one who may not see what it is about
 */
export function successorOf(
  people: readonly Person[],
  caller: AgentCaller,
  personId: number,
  { subject }: Pick<ItemKey, 'subject'>,
): Person {
  const successor = people.find((one) => one.userId === personId);
  if (successor && maySee(successor, accessOf(subject), caller)) return successor;
  const message = 'must be a person of the agency with access to the item';
  throw badRequest([{ field: 'personId', message }]);
}

/** @throws {Problem} 409 when a person has as many follow-ups as possible */
async function refuseTooMany(
  tx: Database,
  { producerId }: Pick<AgentCaller, 'producerId'>,
  { userId, name }: Person,
): Promise<void> {
  if ((await countStored(tx, { producerId, userId })) < mostFollowUps) return;
  throw conflict(`${name} has ${mostFollowUps.toLocaleString('en-US')} follow-ups already.`);
}

type Assignment = Omit<InputOf<typeof saveFollowUp>['body'], 'version' | 'personId'> & {
  readonly personId: number;
  /** The version that was read; undefined when none was. */
  readonly version?: number | null;
};

/**
 * Gives a follow-up to a person of the agency, whether or not the caller has one on the same item. The caller's
 * follow-up, and one that was assigned, move to the person without their private notes. A repeated call changes
 * nothing. It locks all people of the agency in the order of their ids, because the person's access may have ended
 * since the call began, and to prevent deadlocks.
 *
 * @param found the item, if the caller has already read it
 * @throws {Problem} 400 for a date that has passed, and as `successorOf`; 404 when there is no such item for the
 *   caller; 409 when the person has a follow-up on it, another user has one that the caller may not give, it was
 *   changed meanwhile, there is nothing left to follow up, or the person has too many
 */
export async function giveFollowUp(
  deps: CarrierDeps,
  call: AgentCall,
  { personId, followUpDate, note, version, ownerId, ...asked }: Assignment,
  found?: About,
): Promise<Row> {
  const { db, today } = deps;
  const { caller } = call;
  const { producerId, userId } = caller;
  const item = toItemKey(asked);
  const key = { producerId, ...item };
  refuseLongNote(note);
  const people = await findPeople(db, caller.agentIds, today);
  const owners = ownersOf(caller, people);
  const userIds = [...new Set([...owners, ...people.map((one) => one.userId)])];
  const attempt = 'follow-up assignment refused';
  const rows = item.subject === 'requirement' ? [] : await findOnItem(db, key, userIds);
  // A follow-up that others set for themselves is private: the caller can neither assign nor detect it.
  const mayKnow = (one: Row) => owners.includes(one.userId) || one.assignedBy !== null;
  const known = rows.find(mayKnow);
  const about =
    known && (await isFollowUpSeen(deps, call, known))
      ? known
      : (found ?? (await findAbout(deps, call, item, attempt)));
  successorOf(people, caller, personId, item);
  const source = personId === userId ? note : sourceOf(caller, note);
  return makeChange(deps, call, async (tx, at) => {
    for (const one of userIds.toSorted((a, b) => a - b)) await lockUser(tx, one);
    const able = await findPeople(tx, caller.agentIds, today);
    const successor = successorOf(able, caller, personId, item);
    const there = (await findOnItem(tx, key, userIds)).filter(mayKnow);
    const ofSuccessor = there.find((one) => one.userId === personId);
    const isRepeated =
      ofSuccessor?.assignedBy === userId &&
      ofSuccessor.followUpOn === followUpDate &&
      ofSuccessor.note === source;
    if (isRepeated) return { answer: ofSuccessor };
    const read = there.find((one) => one.userId === (ownerId ?? userId));
    if (ownerId !== undefined && !read) {
      const moved = await findStored(tx, { ...key, userId: ownerId });
      if (!moved?.deletedAt)
        throw notFound('There is no such follow-up that you can assign.', attempt);
    }
    if (version !== undefined) refuseOtherVersion(read?.version ?? null, version);
    // The caller has not seen that another person has it.
    const unseen = there.find((one) => !owners.includes(one.userId) && ownerId === undefined);
    const holder = ofSuccessor ?? (version === undefined ? undefined : unseen);
    const said = (one: Row) => {
      const name = people.find(({ userId: id }) => id === one.userId)?.name ?? 'Another user';
      return `${name} has a follow-up on it for ${formatDate(one.followUpOn)}`;
    };
    if (holder) throw conflict(`${said(holder)} already. It stays as it is.`);
    const other = there.find((one) => !mayGive(caller, owners, one));
    if (other) throw conflict(`${said(other)}, which you may not assign.`, attempt);
    if (!there.some((one) => one.followUpOn === followUpDate)) refuseDate(followUpDate, today);
    await refuseTooMany(tx, caller, successor);
    const stored = await findStored(tx, { ...key, userId: personId });
    const { policyNumber, who, what } = about;
    const given = {
      ...key,
      policyNumber,
      who,
      what,
      userId: personId,
      followUpOn: followUpDate,
      note: '',
      version: 0,
      savedAt: at,
      deletedAt: null,
      doneOn: null,
      assignedBy: null,
      assignedOn: null,
      assignedAt: null,
      previousOn: null,
    };
    const assigned = personId === userId ? undefined : { by: userId, on: today };
    const row = mergeFollowUps(given, { userId: personId, stored, source, assigned, at });
    await writeFollowUps(tx, [row, ...there.map((one) => endedFollowUp(one, at))]);
    const entry = { action: 'follow-up assigned', subjectUserId: personId } as const;
    return { log: [{ ...entry, detail: policyNumber ?? what }], answer: row };
  });
}

/**
 * Takes back a follow-up that the caller gave: the item is in the queue of all again.
 *
 * @throws {Problem} 404 when there is none that the caller gave; 409 when it was changed meanwhile
 */
export async function takeBack(
  deps: CarrierDeps,
  call: AgentCall,
  {
    params,
    query: { version, ownerId },
  }: InputOf<typeof deleteFollowUp> & {
    readonly query: { readonly ownerId: number };
  },
): Promise<Row> {
  const { caller } = call;
  const key = { producerId: caller.producerId, ...toItemKey(params), userId: ownerId };
  const owners = ownersOf(caller, await findPeople(deps.db, caller.agentIds, deps.today));
  const known = await findStored(deps.db, key);
  const isKnown = known && (await isFollowUpSeen(deps, call, known));
  return makeChange(deps, call, async (tx, at) => {
    await lockUser(tx, ownerId);
    const given = isKnown && (await findStored(tx, key));
    if (!given || given.assignedBy === null || !mayGive(caller, owners, given))
      throw notFound('There is no follow-up to take back.', 'follow-up assignment refused');
    refuseOtherVersion(given.deletedAt === null ? given.version : null, version);
    return removeFollowUp(tx, given, at);
  });
}

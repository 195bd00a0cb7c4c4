import { longestAssignNote } from '@agent-portal/data/today/contract';
import { formatDate } from '@agent-portal/format';
import { ownersOf, type Person } from '../assignments/people.ts';
import { badRequest, conflict } from '../../http/answers/problems.ts';
import type { Deps } from '../../http/appEnv.ts';
import type { AgentCall } from '../../http/agentCall.ts';
import { lockTaker, mayGive, refuseTooMany, sourceOf, writeGift } from './giveFollowUp.ts';
import { findAsked, findKept, type FollowUpKey } from './queries.ts';
import { findOnRequirement } from './queries/openFollowUps.ts';
import { notInBook, openRequirement } from './rules.ts';

/** A follow-up for another person. */
interface Gift {
  readonly policyNumber: string;
  readonly requirementId: string;
  readonly followUpDate: string;
  readonly note: string;
  /** The people of the agency, and the one who gets it. */
  readonly people: readonly Person[];
  readonly personId: number;
}

/** @throws {Problem} 400 for a note that `assignFollowUp` would not take */
export function refuseLongNote(note: string): void {
  if (note.length <= longestAssignNote && !/[\n\r\t]/.test(note)) return;
  const message = `must be one line of at most ${longestAssignNote} characters`;
  throw badRequest([{ field: 'note', message }]);
}

/**
 * Gives a follow-up on a requirement to another person of the agency, whether or not the caller has one. Those on
 * the requirement that the caller may assign move to the person, and their private notes are deleted. A repeated
 * call changes nothing. The change and its entry in the audit log are one transaction.
 *
 * @throws {Problem} 400 when the person may not see policies; 404 when the policy is not in the caller's book; 409 when the person has a follow-up on it,
 *   another user has one that the caller may not assign, there is nothing left to follow up, or the person has
 *   too many
 */
export async function giveNewFollowUp(
  { db, now, today }: Deps,
  { caller, requestId }: AgentCall,
  { people, personId, followUpDate, note, ...asked }: Gift,
): Promise<void> {
  const found = await findAsked(db, caller.agentIds, asked);
  if (!found) throw notInBook(asked.policyNumber, 'follow-up assignment refused');
  const requirement = openRequirement(found);
  const owners = ownersOf(caller, people);
  const userIds = [...new Set([...owners, ...people.map((one) => one.userId)])];
  const { producerId, userId } = caller;
  const { policyNumber } = found;
  const key: FollowUpKey = { ...asked, policyNumber, producerId, userId: personId };
  const source = sourceOf(caller, note);
  const at = now();
  await db.transaction(async (tx) => {
    const taker = await lockTaker(tx, caller, {
      owners,
      people,
      personId,
      ownerId: userId,
      today,
    });
    const there = await findOnRequirement(tx, key, userIds);
    const ofTaker = there.find((one) => one.userId === taker.userId);
    const isRepeated =
      ofTaker?.assignedBy === userId &&
      ofTaker.followUpOn === followUpDate &&
      ofTaker.note === source;
    if (isRepeated) return;
    if (ofTaker) {
      throw conflict(
        `${taker.name} has a follow-up on it for ${formatDate(ofTaker.followUpOn)} already. It stays as it is.`,
      );
    }
    const other = there.find((one) => !mayGive(caller, owners, one));
    if (other) {
      const name = people.find((one) => one.userId === other.userId)?.name ?? 'Another user';
      throw conflict(
        `${name} has a follow-up on it for ${formatDate(other.followUpOn)}, which you may not assign.`,
        'follow-up assignment refused',
      );
    }
    await refuseTooMany(tx, caller, taker);
    const given = {
      ...key,
      requirement,
      followUpOn: followUpDate,
      note: '',
      version: 0,
      savedAt: at,
      deletedAt: null,
      assignedBy: null,
      assignedOn: null,
    };
    const kept = await findKept(tx, key);
    await writeGift(
      tx,
      { caller, requestId },
      { given, former: there, kept, taker, source, at, today },
    );
  });
}

import type { InputOf, Role } from '@agent-portal/data/endpoint';
import {
  type deleteFollowUp,
  longestFollowUpDays,
  mostFollowUps,
  type saveFollowUp,
} from '@agent-portal/data/work/follow-ups/contract';
import { makeChange } from '../../audit/makeChange.ts';
import { addDays } from '../../db/dates.ts';
import type { Database } from '../../db/connection.ts';
import type { AgentCall } from '../../http/agentCall.ts';
import type { CarrierDeps, Deps } from '../../http/appEnv.ts';
import { badRequest, conflict, notFound, unauthorized } from '../../http/answers/problems.ts';
import type { Owner } from '../../session/caller.ts';
import { maySignIn } from '../../session/maySignIn.ts';
import { lockUser } from '../../session/queries.ts';
import type { users } from '../../session/tables.ts';
import { type About, findAbout, refuseSubject } from './about.ts';
import { workCallOf } from '../workCall.ts';
import { endedFollowUp } from './mergeFollowUps.ts';
import { keepVisible } from './readFollowUps.ts';
import { countStored, findStored, type FollowUpKey, forgetDeleted } from './queries.ts';
import { writeFollowUps } from './queries/openFollowUps.ts';
import type { followUps } from './tables.ts';
import type { ItemKey } from '../itemNameOf.ts';

/** How long a deleted follow-up can be restored with its date, in milliseconds: 30 days. */
const deletedLifetimeMs = 30 * 86_400_000;

type User = typeof users.$inferSelect;
type Row = typeof followUps.$inferSelect;

const ownerOf = ({ userId, producerId }: Owner): Owner => ({ userId, producerId });

/** The item that a call names. */
export const toItemKey = ({
  subject,
  key,
}: Pick<InputOf<typeof saveFollowUp>['body'], 'subject' | 'key'>): ItemKey => ({
  subject,
  itemKey: key,
});

/**
 * A caller whose access ended during the call may not save. Its follow-ups now belong to another user, and it could
 * not see a new one.
 *
 * @throws {Problem} 401 when it may no longer sign in; 403 when it may no longer see what it follows up
 */
function refuseEnded(user: User | undefined, call: AgentCall, item: ItemKey, today: string): void {
  // The call itself was refused to a demonstration account where those may not sign in.
  if (!user || !maySignIn(user, today, true)) throw unauthorized();
  refuseSubject({ ...call, caller: { ...call.caller, roles: user.roles as Role[] } }, item);
}

/** Whether the caller's book still has what a stored follow-up is about. */
export async function isFollowUpSeen(
  deps: CarrierDeps,
  call: AgentCall,
  row: Row,
): Promise<boolean> {
  return (await keepVisible(await workCallOf(deps, call), [row])).length > 0;
}

/** Whether a day differs from that of the stored follow-up and from the previous one, which undo restores. */
const isMoved = (existing: Row | undefined, day: string) =>
  day !== existing?.followUpOn && day !== existing?.previousOn;

type Change = Omit<InputOf<typeof saveFollowUp>['body'], 'personId' | 'ownerId'>;

/**
 * Sets a follow-up of the caller, or changes the version that the caller read.
 *
 * @param found the item, if the caller has already read it
 * @throws {Problem} 404 when there is no such item for the caller; 400 for a new date that has passed or is too
 *   far ahead; 409 when the follow-up was changed meanwhile, there is nothing left to follow up, or there are too
 *   many; 401 or 403 when the caller's access ended meanwhile
 */
export async function keepFollowUp(
  deps: CarrierDeps,
  call: AgentCall,
  { subject, key: itemKey, ...change }: Change,
  found?: About,
): Promise<Row> {
  const item = { subject, itemKey };
  const key: FollowUpKey = { ...ownerOf(call.caller), ...item };
  const known = found ? undefined : await findStored(deps.db, key);
  const isKnown = known !== undefined && (await isFollowUpSeen(deps, call, known));
  // One that exists can be changed, marked as done, and restored, also when nothing is left to follow up. Only a
  // requirement must be open for another day.
  const isChange = isKnown && (change.version !== null || change.followUpDate === known.followUpOn);
  const needsNoOpenItem =
    subject !== 'requirement' || change.isDone || !isMoved(known, change.followUpDate);
  const about: About =
    isChange && needsNoOpenItem
      ? known
      : (found ??
        (await findAbout(deps, call, item, 'follow-up refused', isKnown ? known : undefined)));
  return makeChange(deps, call, (tx, at) =>
    planOwn(tx, call, { ...item, ...change, about, at, today: deps.today }),
  );
}

interface Plan extends ItemKey, Pick<Change, 'followUpDate' | 'isDone'>, Pick<Deps, 'today'> {
  readonly at: Date;
  readonly about: About;
  /** The version that was read; null for a new follow-up. @default the version of the open one */
  readonly version?: number | null;
  /** @default the note of the open one */
  readonly note?: string;
}

/**
 * Sets or changes a follow-up of the caller in a change. Its entry in the audit log has the policy but not the note.
 *
 * @throws {Problem} as `keepFollowUp`, except 404
 */
export async function planOwn(
  tx: Database,
  call: AgentCall,
  { about, followUpDate, isDone = false, subject, itemKey, at: savedAt, today, ...read }: Plan,
) {
  const item = { subject, itemKey };
  const key: FollowUpKey = { ...ownerOf(call.caller), ...item };
  refuseEnded(await lockUser(tx, key.userId), call, item, today);
  const existing = await findStored(tx, key);
  const isOpen = existing?.deletedAt === null && existing.doneOn === null;
  const { version = isOpen ? existing.version : null, note = isOpen ? existing.note : '' } = read;
  // A new follow-up replaces one that is done.
  const isOver = existing?.doneOn !== null && version === null;
  const isCurrent = existing !== undefined && existing.deletedAt === null && !isOver;
  if (isCurrent && existing.doneOn !== null && existing.version !== version)
    throw conflict('You already marked this follow-up as done.');
  refuseOtherVersion(isCurrent ? existing.version : null, version);
  if (isMoved(existing, followUpDate)) refuseDate(followUpDate, today);
  if (!isCurrent && (await countStored(tx, key)) >= mostFollowUps) {
    throw conflict(
      `You have ${mostFollowUps.toLocaleString('en-US')} follow-ups already. Delete some that are closed first.`,
    );
  }
  const { policyNumber, who, what } = about;
  const row: Row = {
    ...key,
    policyNumber,
    who,
    what,
    followUpOn: followUpDate,
    note,
    version: (existing?.version ?? 0) + 1,
    savedAt,
    deletedAt: null,
    doneOn: isDone ? today : null,
    assignedBy: (isCurrent && existing.assignedBy) || null,
    assignedOn: (isCurrent && existing.assignedOn) || null,
    assignedAt: (isCurrent && existing.assignedAt) || null,
    previousOn: isCurrent ? existing.followUpOn : null,
  };
  await writeFollowUps(tx, [row]);
  const action = isDone ? 'follow-up done' : 'follow-up saved';
  return { log: [{ action, detail: policyNumber ?? what }], answer: row } as const;
}

export async function removeFollowUp(tx: Database, existing: Row, at: Date) {
  const answer = endedFollowUp(existing, at);
  await writeFollowUps(tx, [answer]);
  const detail = existing.policyNumber ?? existing.what;
  return { log: [{ action: 'follow-up deleted', detail }], answer } as const;
}

/**
 * Deletes a follow-up of the caller, if it exists.
 *
 * @throws {Problem} 404 when the caller no longer sees its policy; 409 when it was changed meanwhile
 */
export async function dropFollowUp(
  deps: CarrierDeps,
  call: AgentCall,
  { params, query }: InputOf<typeof deleteFollowUp>,
): Promise<Row | undefined> {
  const key: FollowUpKey = { ...ownerOf(call.caller), ...toItemKey(params) };
  const known = await findStored(deps.db, key);
  if (known && !(await isFollowUpSeen(deps, call, known)))
    throw notFound(`There is no policy ${known.policyNumber} in your book.`, 'follow-up refused');
  return makeChange(deps, call, async (tx, at) => {
    await lockUser(tx, key.userId);
    await forgetDeleted(tx, key, new Date(at.getTime() - deletedLifetimeMs));
    const existing = known && (await findStored(tx, key));
    if (existing === undefined) return {};
    if (existing.deletedAt !== null) return { answer: existing };
    refuseOtherVersion(existing.version, query.version);
    return removeFollowUp(tx, existing, at);
  });
}

/** @throws {Problem} 409 when the stored version is not the one that was read */
export function refuseOtherVersion(existing: number | null, read: number | null): void {
  if (existing === read) return;
  throw conflict(
    existing === null
      ? 'This follow-up was deleted in another tab or on another device.'
      : 'This follow-up was changed in another tab or on another device.',
  );
}

/** @throws {Problem} 400 for a date that has passed or is too far ahead */
export function refuseDate(followUpDate: string, today: string): void {
  const refuse = (message: string) => badRequest([{ field: 'followUpDate', message }]);
  if (followUpDate < today) throw refuse('must be today or later');
  if (followUpDate > addDays(today, longestFollowUpDays))
    throw refuse('must be within two years from today');
}

import type { InputOf, OutputOf, Role } from '@agent-portal/data/endpoint';
import {
  type deleteFollowUp,
  type getFollowUps,
  type getPolicyFollowUps,
  longestFollowUpDays,
  mostFollowUps,
  type saveFollowUp,
} from '@agent-portal/data/follow-ups/contract';
import { policiesAccess } from '@agent-portal/data/policies/policiesAccess';
import { defaultPageSize } from '@agent-portal/data/list';
import { findPeople } from '../assignments/queries/findPeople.ts';
import { withClientIds } from '../../book/queries/withClientIds.ts';
import { addDays } from '../../db/dates.ts';
import type { Deps } from '../../http/appEnv.ts';
import {
  type Attempt,
  badRequest,
  conflict,
  notFound,
  unauthorized,
} from '../../http/answers/problems.ts';
import type { AgentCaller, Keeper } from '../../session/caller.ts';
import { maySignIn } from '../../session/maySignIn.ts';
import { lockUser } from '../../session/queries.ts';
import { auditChange } from '../../audit/auditChange.ts';
import type { AgentCall } from '../../http/agentCall.ts';
import type { users } from '../../session/tables.ts';
import {
  countKept,
  findAsked,
  findKept,
  findNamed,
  findOfPolicy,
  type FollowUpKey,
  type FollowUpKind,
  forgetDeleted,
} from './queries.ts';
import { writeFollowUps } from './queries/openFollowUps.ts';
import { orderOfFollowUps } from './orderOfFollowUps.ts';
import { toFollowUp } from './toFollowUp.ts';
import { refusal } from '../../http/access.ts';

/** How long a deleted follow-up can be restored with its date, in milliseconds: 30 days. */
const deletedLifetimeMs = 30 * 86_400_000;

type User = typeof users.$inferSelect;
type OfPolicy = OutputOf<typeof getPolicyFollowUps>;

const keeperOf = ({ userId, producerId }: AgentCaller): Keeper => ({ userId, producerId });

/**
 * A page of the caller's follow-ups, or of those of all people of its agency, on policies that it may still see.
 */
export async function listFollowUps(
  { db, now, today }: Pick<Deps, 'db' | 'now' | 'today'>,
  caller: Pick<AgentCaller, 'userId' | 'producerId' | 'agentIds'>,
  {
    page = 1,
    pageSize: size = defaultPageSize,
    orderBy = { field: 'followUpDate', direction: 'asc' },
    filters: { state: tab, whose = 'mine' } = {},
  }: InputOf<typeof getFollowUps>['query'],
): Promise<OutputOf<typeof getFollowUps>> {
  const { userId, producerId, agentIds } = caller;
  const others = whose === 'mine' ? [] : await findPeople(db, agentIds, today);
  const userIds = [...new Set([userId, ...others.map((one) => one.userId)])];
  const owners = { userIds, producerId };
  const looked = { owners, scope: agentIds, today };
  const order = await orderOfFollowUps({ db, now }, looked, orderBy);
  const countOf = (kind: FollowUpKind) => order.filter((one) => one.kind === kind).length;
  const tabCounts = {
    all: order.length,
    due: countOf('due'),
    upcoming: countOf('upcoming'),
    closed: countOf('closed'),
  };
  const ofTab = order.filter(({ kind }) => tab === undefined || kind === tab);
  const totalRecords = ofTab.length;
  const totalPages = Math.max(1, Math.ceil(totalRecords / size));
  const currentPage = Math.min(page, totalPages);
  const from = (currentPage - 1) * size;
  const rows = await findNamed(db, looked, ofTab.slice(from, from + size));
  const followUps = await withClientIds(
    db,
    rows.map((row) => toFollowUp(row, today, { userId })),
  );
  return { currentPage, totalPages, totalRecords, tabCounts, followUps };
}

/**
 * A caller whose access ended after its call began may not save: its follow-ups have gone to another user, and a
 * new one would stay with a user who does not see it.
 *
 * @throws {Problem} 401 when it may no longer sign in; 403 when it may no longer see policies
 */
function refuseEnded(user: User | undefined, caller: AgentCaller, today: string): void {
  // The call itself was refused to a demonstration account where those may not sign in.
  if (!user || !maySignIn(user, today, true)) throw unauthorized();
  const problem = refusal(policiesAccess, { ...caller, roles: user.roles as Role[] });
  if (problem) throw problem;
}

/** The caller's follow-ups of a policy. @throws {Problem} 404 when the policy is not in its book */
export async function followUpsOf(
  { db, today }: Deps,
  caller: AgentCaller,
  typed: string,
): Promise<OfPolicy> {
  const asked = { policyNumber: typed, requirementId: '' };
  const found = await findAsked(db, caller.agentIds, asked);
  if (!found) throw notInBook(typed);
  const rows = await findOfPolicy(db, keeperOf(caller), found.policyNumber);
  return { followUps: rows.map((row) => toFollowUp(row, today, caller)) };
}

/**
 * Sets a follow-up, or changes the version that the caller read. The change and its entry in the audit log,
 * which has the policy but not the note, are one transaction.
 *
 * @throws {Problem} 404 when the policy is not in the caller's book; 400 for a new date that has passed or is
 *   too far ahead; 409 when the follow-up was changed meanwhile, there is nothing left to follow up, or there
 *   are too many; 401 or 403 when the caller's access ended meanwhile
 */
export async function keepFollowUp(
  { db, now, today }: Deps,
  changer: AgentCall,
  { version, followUpDate, note, ...asked }: InputOf<typeof saveFollowUp>['body'],
): Promise<void> {
  const { caller } = changer;
  const found = await findAsked(db, caller.agentIds, asked);
  if (!found) throw notInBook(asked.policyNumber, 'follow-up refused');
  const { policyNumber } = found;
  const key: FollowUpKey = { ...keeperOf(caller), ...asked, policyNumber };
  const savedAt = now();
  await db.transaction(async (tx) => {
    refuseEnded(await lockUser(tx, key.userId), caller, today);
    const kept = await findKept(tx, key);
    const isThere = kept !== undefined && kept.deletedAt === null;
    refuseOtherVersion(isThere ? kept.version : null, version);
    const isSameDay = followUpDate === kept?.followUpOn;
    if (!isSameDay) refuseDate(followUpDate, today);
    // A deleted follow-up comes back as it was, even if it is closed by now.
    const isBack = isSameDay && !isThere;
    const requirement = isBack ? kept.requirement : openRequirement(found);
    if (!isThere && (await countKept(tx, key)) >= mostFollowUps) {
      throw conflict(
        `You have ${mostFollowUps.toLocaleString('en-US')} follow-ups already. Delete some that are closed first.`,
      );
    }
    await writeFollowUps(tx, [
      {
        ...key,
        requirement,
        followUpOn: followUpDate,
        note,
        version: (kept?.version ?? 0) + 1,
        savedAt,
        deletedAt: null,
        assignedBy: (isThere && kept.assignedBy) || null,
        assignedOn: (isThere && kept.assignedOn) || null,
      },
    ]);
    await auditChange(tx, changer, {
      at: savedAt,
      action: 'follow-up saved',
      detail: policyNumber,
    });
  });
}

/**
 * Deletes a follow-up, if it exists, and its note at once.
 *
 * @throws {Problem} 404 when the policy is not in the caller's book; 409 when it was changed meanwhile
 */
export async function dropFollowUp(
  { db, now }: Deps,
  changer: AgentCall,
  { params, query }: InputOf<typeof deleteFollowUp>,
): Promise<void> {
  const { caller } = changer;
  const found = await findAsked(db, caller.agentIds, params);
  if (!found) throw notInBook(params.policyNumber, 'follow-up refused');
  const { policyNumber } = found;
  const key: FollowUpKey = { ...keeperOf(caller), ...params, policyNumber };
  const at = now();
  await db.transaction(async (tx) => {
    await lockUser(tx, key.userId);
    await forgetDeleted(tx, key, new Date(at.getTime() - deletedLifetimeMs));
    const kept = await findKept(tx, key);
    if (kept === undefined || kept.deletedAt !== null) return;
    refuseOtherVersion(kept.version, query.version);
    await writeFollowUps(tx, [{ ...kept, note: '', version: kept.version + 1, deletedAt: at }]);
    await auditChange(tx, changer, { at, action: 'follow-up deleted', detail: policyNumber });
  });
}

export const notInBook = (policyNumber: string, attempt?: Attempt) =>
  notFound(`There is no policy ${policyNumber} in your book.`, attempt);

/** The name of a requirement that is still open. */
export function openRequirement({
  requirement,
  metOn,
  status,
}: NonNullable<Awaited<ReturnType<typeof findAsked>>>): string {
  if (requirement === null)
    throw badRequest([{ field: 'requirementId', message: 'is not a requirement of this policy' }]);
  if (metOn !== null) throw conflict('This requirement is met: nothing is left to follow up.');
  if (status !== 'Pending')
    throw conflict('This policy is no longer pending: nothing is left to follow up.');
  return requirement;
}

/** @throws {Problem} 409 when the stored version is not the one that was read */
export function refuseOtherVersion(kept: number | null, read: number | null): void {
  if (kept === read) return;
  throw conflict(
    kept === null
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

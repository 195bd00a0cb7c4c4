import { toAgent } from '@agent-portal/data/sub-accounts/contract';
import { itemRoles } from '@agent-portal/data/work/today/itemRoles';
import type { Database } from '../db/connection.ts';
import {
  findLostOf,
  type HandedOver,
  handOverFollowUps,
  openText,
} from '../work/follow-ups/handOverFollowUps.ts';
import { badRequest, conflict } from '../http/answers/problems.ts';
import type { users } from '../session/tables.ts';
import {
  findParent,
  lockSubAccount,
  findChosenSuccessor,
  findEndedWithFollowUps,
  lockEnded,
} from './queries.ts';
import type { AgentCall } from '../http/agentCall.ts';
import type { SendingDeps } from '../alerts/delivery/sendAlerts.ts';
import { lockUser } from '../session/queries.ts';
import { logError } from '../shared/logError.ts';

type User = typeof users.$inferSelect;

/** Whether a sub-account can sign in and has items, so that it can take follow-ups. */
export function canTake(
  {
    passwordHash,
    suspendedAt,
    removedAt,
    endsOn,
    roles,
  }: Pick<User, 'passwordHash' | 'suspendedAt' | 'removedAt' | 'endsOn' | 'roles'>,
  today: string,
): boolean {
  const isActive = passwordHash !== null && suspendedAt === null && removedAt === null;
  const hasEnded = endsOn !== null && endsOn < today;
  return isActive && !hasEnded && roles.some((role) => itemRoles.has(role));
}

/** The user whose items another takes. An invited one has no id yet. */
type Giver = Pick<User, 'parentUserId'> & Partial<Pick<User, 'userId'>>;

/** @throws {Problem} 400 when it is not an active user of the agent who has items */
async function findSuccessor(
  tx: Database,
  user: Giver,
  { caller, handOverTo, today }: Pick<AgentCall, 'caller'> & { handOverTo: string; today: string },
  field: 'handOverTo' | 'takesOver' = 'handOverTo',
): Promise<User> {
  const successor =
    handOverTo === toAgent
      ? await findParent(tx, user)
      : await lockSubAccount(tx, caller, handOverTo.toLowerCase());
  const isSame = successor?.userId === user.userId;
  if (successor && !isSame && (successor.kind === 'agent' || canTake(successor, today)))
    return successor;
  const message = 'must be the agent, or another active user who has items on Today';
  throw badRequest([{ field, message }]);
}

/** Who takes the open follow-ups, and when. */
export type Choice = AgentCall & { handOverTo: string | undefined; today: string; at: Date };

/**
 * Gives the open follow-ups that a sub-account can no longer have to the chosen user.
 *
 * @param keeps the roles that the sub-account keeps
 * @returns who got how many
 * @throws {Problem} 409 with their number when no user was chosen; 400 when the user cannot take them
 */
export async function handOver(
  tx: Database,
  user: User,
  { caller, requestId, handOverTo, today, at }: Choice,
  keeps: readonly string[] = [],
): Promise<HandedOver[]> {
  const { length: open } = await findLostOf(tx, user.userId, keeps);
  if (open === 0) return [];
  if (handOverTo === undefined)
    throw conflict(
      `${user.firstName} ${user.lastName} has ${openText(open)}. Choose who takes over.`,
    );
  const agent = await findParent(tx, user);
  if (!agent) return [];
  const to = await findSuccessor(tx, user, { caller, handOverTo, today });
  const { userId: by, agentId } = caller;
  return handOverFollowUps(tx, { from: user, to, agent, keeps, at, by, agentId, requestId });
}

/**
 * Who takes the open items after the last day; null for the agent.
 *
 * @throws {Problem} 400 when the user cannot take them
 */
export async function successorAfterEnd(
  tx: Database,
  user: Giver,
  { caller, today }: Pick<Choice, 'caller' | 'today'>,
  takesOver: string,
): Promise<number | null> {
  if (takesOver === toAgent) return null;
  const chosen = { caller, today, handOverTo: takesOver };
  return (await findSuccessor(tx, user, chosen, 'takesOver')).userId;
}

/**
 * Gives the open follow-ups of sub-accounts whose last day has passed to the user who was chosen, or
 * to their agent if none was or the user can no longer take them. Runs in the passes that send alerts.
 *
 * @returns false when some failed; the next pass retries them
 */
export async function handOverEnded({
  db,
  today,
  now,
  log,
}: Pick<SendingDeps, 'db' | 'today' | 'now' | 'log'>): Promise<boolean> {
  let isAllDone = true;
  for (const { userId, parentUserId } of await findEndedWithFollowUps(db, today)) {
    try {
      await db.transaction(async (tx) => {
        if (parentUserId !== null) await lockUser(tx, parentUserId);
        const from = await lockEnded(tx, userId, today);
        const agent = from && (await findParent(tx, from));
        if (!agent) return;
        const chosen = await findChosenSuccessor(tx, from);
        const to = chosen && canTake(chosen, today) ? chosen : agent;
        const { agentId } = agent;
        const requestId = 'last day of access';
        const access = { from, to, agent, agentId };
        await handOverFollowUps(tx, { ...access, at: now(), by: null, requestId });
      });
    } catch (error) {
      isAllDone = false;
      logError(log, error, 'Follow-ups were not handed over', { userId });
    }
  }
  return isAllDone;
}

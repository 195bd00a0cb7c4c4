import type { InputOf } from '@agent-portal/data/endpoint';
import { policiesAccess } from '@agent-portal/data/policies/policiesAccess';
import type {
  changeSubAccount,
  inviteAgain,
  removeSubAccount,
  resetSecondStep,
} from '@agent-portal/data/sub-accounts/contract';
import type { AuditAction } from '../audit/auditActions.ts';
import { deleteFeed, deleteSessionsOf, lockUser } from '../session/queries.ts';
import type { Database } from '../db/connection.ts';
import { changedSince, conflict, notFound } from '../http/answers/problems.ts';
import type { Deps } from '../http/appEnv.ts';
import { letterTo, sendEmail } from '../outbox/queries.ts';
import {
  deleteSecondStep,
  findWithSecondStep,
  deleteChallengesOf,
} from '../sign-in/second-step/queries.ts';
import { makeChange } from '../audit/makeChange.ts';
import type { AgentCall, AgentCallWithOrigin } from '../http/agentCall.ts';
import type { users } from '../session/tables.ts';
import { deleteInvitation } from '../sign-in/link/queries.ts';
import type { HandedOver } from '../work/follow-ups/handOverFollowUps.ts';
import { findChanger, findHolder, lockSubAccount, updateSubAccount } from './queries.ts';
import { type Choice, handOver, successorAfterEnd } from './handOver.ts';
import { holderOf, nameOf, refusePassed } from './rules.ts';
import { sendInvitation } from './sendInvitation.ts';

type User = typeof users.$inferSelect;

/** A change: its name in the audit log, and what it writes. */
interface Outcome {
  readonly action: AuditAction;
  readonly lastChange: NonNullable<User['lastChange']>;
  readonly set?: Partial<User>;
  /** Who got how many of its follow-ups. */
  readonly handedOver?: HandedOver[];
}

/**
 * Changes one of the agent's sub-accounts.
 *
 * @param version the version that the caller saw
 * @param make returns undefined when there is nothing to do
 * @returns who got how many of its follow-ups
 * @throws {Problem} 404 when it is not the agent's; 409 after another change
 */
async function change(
  deps: Deps,
  changer: AgentCall,
  { username, version }: { readonly username: string; readonly version: number },
  make: (tx: Database, user: User, at: Date) => Promise<Outcome | undefined>,
): Promise<HandedOver[]> {
  const { caller } = changer;
  return makeChange(deps, changer, async (tx, at) => {
    // One change of an agent's sub-accounts at a time: two that hand over to each other would deadlock.
    const holder = await findHolder(tx, { agentIds: caller.agentIds, userId: 0 });
    if (holder) await lockUser(tx, holder.userId);
    const user = await lockSubAccount(tx, caller, username.toLowerCase());
    if (!user) throw notFound('There is no such sub-account.', 'sub-account change refused');
    if (user.removedAt === null && user.version !== version) {
      throw changedSince(['This sub-account was changed', 'changed this sub-account'], {
        isCaller: user.changedBy === caller.userId,
        name: (await findChanger(tx, user.changedBy)) ?? null,
      });
    }
    const outcome = await make(tx, user, at);
    if (!outcome) return { answer: [] };
    const { action, lastChange, set, handedOver = [] } = outcome;
    await updateSubAccount(tx, user.userId, {
      ...set,
      lastChange,
      changedAt: at,
      changedBy: caller.userId,
      version: user.version + 1,
    });
    return { log: [{ action, subjectUserId: user.userId }], answer: handedOver };
  });
}

/** @throws {Problem} 409 for a sub-account that was removed */
function refuseRemoved({ removedAt }: User): void {
  if (removedAt !== null) throw conflict('This sub-account was removed in the meantime.');
}

/**
 * Suspends or resumes the access.
 *
 * @throws {Problem} 409 for a user who is only invited, or who has open follow-ups that no user takes
 */
async function suspendOrResume(
  tx: Database,
  user: User,
  state: 'Active' | 'Suspended',
  choice: Choice,
): Promise<Outcome | undefined> {
  if (user.passwordHash === null)
    throw conflict('This invitation is not accepted yet: withdraw it instead.');
  const isSuspended = user.suspendedAt !== null;
  if (isSuspended === (state === 'Suspended')) return undefined;
  const handedOver = isSuspended ? [] : await handOver(tx, user, choice);
  await deleteSessionsOf(tx, user.userId);
  await deleteFeed(tx, user.userId);
  return isSuspended
    ? { action: 'sub-account resumed', lastChange: 'Resumed', set: { suspendedAt: null } }
    : {
        action: 'sub-account suspended',
        lastChange: 'Suspended',
        set: { suspendedAt: choice.at },
        handedOver,
      };
}

/**
 * Changes the roles and the last day of a sub-account, or suspends or resumes it.
 *
 * @throws {Problem} 400 for a new last day that has passed, or when the chosen user cannot take its follow-ups;
 *   404 when it is not the agent's; 409 after another change, or when it has open follow-ups and no user was chosen
 */
export async function changeAccess(
  deps: Deps,
  changer: AgentCall,
  { params: { username }, body }: InputOf<typeof changeSubAccount>,
): Promise<HandedOver[]> {
  const { version, roles, endsOn, state, handOverTo, takesOver } = body;
  return change(deps, changer, { username, version }, async (tx, user, at) => {
    refuseRemoved(user);
    if (endsOn !== user.endsOn) refusePassed(endsOn, deps.today);
    const choice = { ...changer, handOverTo, today: deps.today, at };
    const standing = state && (await suspendOrResume(tx, user, state, choice));
    // Without a role it would no longer see its follow-ups on what the role shows.
    const handedOver = roles ? await handOver(tx, user, choice, roles) : [];
    if (roles && !roles.includes(policiesAccess.role)) await deleteFeed(tx, user.userId);
    const set = {
      ...(roles && { roles: [...new Set(roles)] }),
      ...(endsOn !== undefined && { endsOn }),
      ...(takesOver !== undefined && {
        takesOver: await successorAfterEnd(tx, user, choice, takesOver),
      }),
    };
    if (Object.keys(set).length === 0) return standing;
    if (standing) {
      const all = [...(standing.handedOver ?? []), ...handedOver];
      return { ...standing, set: { ...standing.set, ...set }, handedOver: all };
    }
    return { action: 'sub-account changed', lastChange: 'Access Changed', set, handedOver };
  });
}

/**
 * Sends an invitation again, with a new link.
 *
 * @throws {Problem} 404 when it is not the agent's; 409 when it was accepted, or after another change
 */
export async function sendAgain(
  deps: Deps,
  changer: AgentCallWithOrigin,
  { params: { username }, body: { version } }: InputOf<typeof inviteAgain>,
): Promise<void> {
  await change(deps, changer, { username, version }, async (tx, user, sentAt) => {
    refuseRemoved(user);
    if (user.passwordHash !== null) throw conflict('This invitation was accepted already.');
    const agent = nameOf(await holderOf(tx, changer));
    const { userId, firstName, username: sentTo } = user;
    await sendInvitation(tx, { userId, firstName, sentTo, agent, origin: changer.origin, sentAt });
    return { action: 'sub-account invited again', lastChange: 'Invited Again' };
  });
}

/**
 * Removes the second step of a sub-account and signs it out. It then signs in with its password only, or sets
 * up a new second step when the agent requires one.
 *
 * @throws {Problem} 404 when it is not the agent's; 409 when it has none, or after another change
 */
export async function resetSecondStepOf(
  deps: Deps,
  changer: AgentCall,
  { params: { username }, body: { version } }: InputOf<typeof resetSecondStep>,
): Promise<void> {
  await change(deps, changer, { username, version }, async (tx, user, sentAt) => {
    refuseRemoved(user);
    const { userId, firstName } = user;
    if (!(await findWithSecondStep(tx, [userId])).has(userId))
      throw conflict('This sub-account has no second step.');
    await deleteSecondStep(tx, userId);
    await deleteSessionsOf(tx, userId);
    await deleteChallengesOf(tx, userId);
    const { firstName: first, lastName } = changer.caller;
    await sendEmail(tx, {
      sentAt,
      sentTo: user.username,
      subject: 'The second step of your login was reset',
      body: letterTo(
        firstName,
        `${first} ${lastName} removed the second step of your account of the agent portal, as after the ` +
          `loss of a phone. You are logged out. If you did not ask for that, call ${first} ${lastName}.`,
      ),
    });
    return { action: 'sub-account second step reset', lastChange: 'Second Step Reset' };
  });
}

/**
 * Removes a sub-account, or withdraws its invitation, and signs it out. Its row stays without the password, so
 * that the audit log can name it. Removing it again does nothing.
 *
 * @throws {Problem} 400 when the chosen user cannot take its follow-ups; 404 when it is not the agent's; 409 after
 *   another change, or when it has open follow-ups and no user was chosen
 */
export async function remove(
  deps: Deps,
  changer: AgentCall,
  { params: { username }, query: { version, handOverTo } }: InputOf<typeof removeSubAccount>,
): Promise<HandedOver[]> {
  return change(deps, changer, { username, version }, async (tx, user, at) => {
    if (user.removedAt !== null) return undefined;
    const choice = { ...changer, handOverTo, today: deps.today, at };
    const handedOver = await handOver(tx, user, choice);
    await deleteSessionsOf(tx, user.userId);
    await deleteFeed(tx, user.userId);
    await deleteInvitation(tx, user.userId);
    const isInvited = user.passwordHash === null;
    return {
      action: isInvited ? 'sub-account invitation withdrawn' : 'sub-account removed',
      lastChange: 'Removed',
      set: { removedAt: at, passwordHash: null },
      handedOver,
    };
  });
}

import type { AgentCall } from '../http/agentCall.ts';
import { type OutputOf, type Role, roles as allRoles } from '@agent-portal/data/endpoint';
import {
  type getSubAccounts,
  type SubAccount,
  type SubAccountState,
  toAgent,
} from '@agent-portal/data/sub-accounts/contract';
import { badRequest, conflict } from '../http/answers/problems.ts';
import type { Database } from '../db/connection.ts';
import type { Deps } from '../http/appEnv.ts';
import type { AgentCaller } from '../session/caller.ts';
import { roleOf } from '../work/access.ts';
import { countOpenOf } from '../work/follow-ups/queries/openFollowUps.ts';
import { findWithSecondStep } from '../sign-in/second-step/queries.ts';
import { findHolder, findSubAccounts, type FoundSubAccount } from './queries.ts';
import type { users } from '../session/tables.ts';

type User = typeof users.$inferSelect;

/** The state of a sub-account at the business date. */
function stateOf({ endsOn, suspendedAt, passwordHash }: FoundSubAccount['user'], today: string) {
  const is = (state: SubAccountState) => state;
  if (endsOn !== null && endsOn < today) return is('Ended');
  if (passwordHash === null) return is('Invited');
  return is(suspendedAt === null ? 'Active' : 'Suspended');
}

function lastChangeOf(found: FoundSubAccount): SubAccount['lastChange'] {
  const { lastChange: what, changedAt } = found.user;
  if (what === null || what === 'Removed' || changedAt === null) return null;
  return {
    what,
    at: changedAt.toISOString(),
    by: found.changedBy,
    byHomeOffice: found.changedByHomeOffice,
  };
}

/** A sub-account as in the contract, at the business date. */
function toSubAccount(
  found: FoundSubAccount,
  today: string,
  more: Pick<SubAccount, 'hasSecondStep' | 'openFollowUps' | 'openByRole'>,
): SubAccount {
  const { username, firstName, lastName, roles, lastSignedInAt, endsOn, version } = found.user;
  return {
    username,
    firstName,
    lastName,
    emailAddress: username,
    roles: roles as Role[],
    state: stateOf(found.user, today),
    lastSignIn: lastSignedInAt?.toISOString() ?? null,
    endsOn,
    takesOver: found.takesOver ?? toAgent,
    invitedUntil: found.invitedUntil?.toISOString() ?? null,
    lastChange: lastChangeOf(found),
    ...more,
    version,
  };
}

type Counts = Awaited<ReturnType<typeof countOpenOf>>;

const sumOf = (counts: Counts) => counts.reduce((sum, { count }) => sum + count, 0);

/** A user's open follow-ups by the role that shows them, without zeros. */
const byRole = (counts: Counts) =>
  allRoles
    .map((role) => ({
      role,
      count: sumOf(counts.filter(({ subject }) => roleOf(subject) === role)),
    }))
    .filter(({ count }) => count > 0);

/** The agent's sub-accounts, by name. */
export async function subAccountsOf(
  { db, today }: Deps,
  caller: AgentCaller,
): Promise<OutputOf<typeof getSubAccounts>> {
  const found = await findSubAccounts(db, caller);
  const userIds = found.map(({ user }) => user.userId);
  const secured = await findWithSecondStep(db, userIds);
  const open = Map.groupBy(await countOpenOf(db, userIds), ({ userId }) => userId);
  return {
    subAccounts: found.map((one) => {
      const counts = open.get(one.user.userId) ?? [];
      return toSubAccount(one, today, {
        hasSecondStep: secured.has(one.user.userId),
        openFollowUps: sumOf(counts),
        openByRole: byRole(counts),
      });
    }),
  };
}

/** A user's first and last name. */
export const nameOf = ({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`;

/** @throws {Problem} 400 for a last day that has passed */
export function refusePassed(endsOn: string | null | undefined, today: string): void {
  if (endsOn && endsOn < today)
    throw badRequest([{ field: 'endsOn', message: 'must be today or later' }]);
}

/** @throws {Problem} 409 when the agent has no account that could have sub-accounts */
export async function holderOf(tx: Database, { caller }: AgentCall): Promise<User> {
  const holder = await findHolder(tx, caller);
  if (holder) return holder;
  throw conflict('This agent has no account of the portal yet, and so no sub-accounts.');
}

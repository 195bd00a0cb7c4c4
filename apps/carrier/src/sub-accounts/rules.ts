import type { Changer as AnyChanger } from '../http/auditChange.ts';
import type { OutputOf } from '@agent-portal/data/endpoint';
import type { getSubAccounts } from '@agent-portal/data/sub-accounts/contract';
import { badRequest, conflict } from '../http/answers/problems.ts';
import type { Database } from '../db/connection.ts';
import type { Deps } from '../http/appEnv.ts';
import type { AgentCaller } from '../session/caller.ts';
import { countOpenOf } from '../follow-ups/queries/openFollowUps.ts';
import { findWithSecondStep } from '../sign-in/second-step/queries.ts';
import { findHolder, findSubAccounts } from './queries.ts';
import type { users } from '../session/tables.ts';
import { toSubAccount } from './toSubAccount.ts';

type User = typeof users.$inferSelect;

/** The user who changes a sub-account, and the call. */
export interface Changer extends AnyChanger {
  /** Where the portal is, for links in e-mail: `https://portal.example`. */
  readonly origin: string;
}

/** The agent's sub-accounts, by name. */
export async function subAccountsOf(
  { db, today }: Deps,
  caller: AgentCaller,
): Promise<OutputOf<typeof getSubAccounts>> {
  const found = await findSubAccounts(db, caller);
  const userIds = found.map(({ user }) => user.userId);
  const secured = await findWithSecondStep(db, userIds);
  const open = await countOpenOf(db, userIds);
  return {
    subAccounts: found.map((one) =>
      toSubAccount(one, today, {
        hasSecondStep: secured.has(one.user.userId),
        openFollowUps: open.get(one.user.userId) ?? 0,
      }),
    ),
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
export async function holderOf(tx: Database, { caller }: Changer): Promise<User> {
  const holder = await findHolder(tx, caller);
  if (holder) return holder;
  throw conflict('This agent has no account of the portal yet, and so no sub-accounts.');
}

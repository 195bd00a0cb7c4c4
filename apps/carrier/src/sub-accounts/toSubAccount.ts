import type { Role } from '@agent-portal/data/endpoint';
import {
  type SubAccount,
  type SubAccountState,
  toAgent,
} from '@agent-portal/data/sub-accounts/contract';
import type { FoundSubAccount } from './queries.ts';

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
export function toSubAccount(
  found: FoundSubAccount,
  today: string,
  more: Pick<SubAccount, 'hasSecondStep' | 'openFollowUps'>,
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

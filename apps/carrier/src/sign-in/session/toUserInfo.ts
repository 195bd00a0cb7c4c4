import type { CurrentUser } from '@agent-portal/data/session/contract';
import type { Caller } from '../../session/caller.ts';

const visitor: CurrentUser = {
  username: '',
  agentId: '',
  firstName: '',
  lastName: '',
  emailAddress: '',
  isAuthenticated: false,
  isHomeOffice: false,
  isSubaccount: false,
  roles: [],
  productionCreditBusinessTypes: [],
  expiresAt: '',
  isPingOneAudience: false,
  agentData: null,
  accessLevel: 'Anonymous',
};

/**
 * The current user as the portal reads it [S3].
 * @param businessDate of the carrier, `YYYY-MM-DD`; sent to every signed-in user
 * @param asksReason whether home office must say why it acts for an agent; sent to home office only
 */
export function toUserInfo(caller: Caller, businessDate: string, asksReason = false): CurrentUser {
  if (caller.kind === 'visitor') return visitor;
  const { username, firstName, lastName, emailAddress, isHomeOffice, session } = caller;
  const signedIn = {
    ...visitor,
    username,
    firstName,
    lastName,
    emailAddress,
    isHomeOffice,
    isAuthenticated: true,
    expiresAt: session.expiresAt.toISOString(),
    isPingOneAudience: session.audience === 'sso',
    businessDate,
    ...(isHomeOffice && asksReason && { asksReason }),
  };
  if (caller.kind === 'home-office') return signedIn;
  return {
    ...signedIn,
    agentId: caller.agentId,
    isSubaccount: caller.isSubaccount,
    roles: [...caller.roles],
    productionCreditBusinessTypes: [...caller.businessTypes],
    agentData: caller.agentData,
    accessLevel: caller.accessLevel,
  };
}

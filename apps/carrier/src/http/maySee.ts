import { policiesAccess } from '@agent-portal/data/policies/policiesAccess';
import type { Access, Role } from '@agent-portal/data/endpoint';
import type { AgentCaller } from '../session/caller.ts';
import { maySignIn } from '../session/maySignIn.ts';
import { refusal } from './access.ts';

/** The access that all people of an agency share. */
type Agency = Pick<AgentCaller, 'accessLevel' | 'businessTypes'>;

interface Person {
  readonly isSubaccount: boolean;
  readonly roles: readonly string[];
}

/** Whether a person of an agency who does not make the call may see what an access protects. */
export const maySee = (
  { isSubaccount, roles }: Person,
  access: Access,
  { accessLevel, businessTypes }: Agency,
): boolean =>
  refusal(access, {
    kind: 'agent',
    isHomeOffice: false,
    isSubaccount,
    roles: roles as Role[],
    accessLevel,
    businessTypes,
  }) === undefined;

interface Reader {
  readonly user: Parameters<typeof maySignIn>[0] & {
    readonly kind: string;
    readonly roles: readonly string[];
  };
  readonly producer: Agency;
}

/** Whether a user to whom something is sent, or who reads it without a session, may see policies now. */
export const mayReadPolicies = (
  { user, producer }: Reader,
  { today, isDemo }: { readonly today: string; readonly isDemo: boolean },
): boolean =>
  maySignIn(user, today, isDemo) &&
  maySee(
    { isSubaccount: user.kind === 'sub-account', roles: user.roles },
    policiesAccess,
    producer,
  );

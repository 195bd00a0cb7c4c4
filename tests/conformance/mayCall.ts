import type { Access, Role } from '@agent-portal/data/endpoint';
import type { CurrentUser } from '@agent-portal/data/session/contract';

/** Whether a sub-account has the role that a call asks for. */
function hasRole(role: Role | 'any' | undefined, { roles }: CurrentUser): boolean {
  return role === undefined || (role === 'any' ? roles.length > 0 : roles.includes(role));
}

/** Whether the contract lets a user make a call [S6]. */
export function mayCall(access: Access, user: CurrentUser): boolean {
  switch (access.who) {
    case 'anyone':
      return true;
    case 'signed-in':
      return user.isAuthenticated;
    case 'home-office':
      return user.isHomeOffice && !user.agentId;
    case 'agent':
      return (
        Boolean(user.agentId) &&
        !(access.restricted && user.accessLevel === 'Historical') &&
        (!user.isSubaccount || hasRole(access.role, user))
      );
    default:
      return access satisfies never;
  }
}

import type { Access } from '@agent-portal/data/endpoint';
import type { CurrentUser } from '@agent-portal/data/session/contract';

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
        (!user.isSubaccount || !access.role || user.roles.includes(access.role))
      );
    default:
      return access satisfies never;
  }
}

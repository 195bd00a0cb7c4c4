import type { CurrentUser } from '@agent-portal/data/session/contract';

/**
 * Whether the user may open the policy lists. It does not use the guards, because they are too large for the
 * script inside index.html; early.test.ts checks it against the guards.
 */
export function seesPolicies(user: CurrentUser): boolean {
  if (user.isHomeOffice) return user.agentId !== '';
  const hasRole = !user.isSubaccount || user.roles.includes('PendingActiveTerminated');
  return user.isAuthenticated && hasRole;
}

import type { CurrentUser } from '@agent-portal/data/session/contract';

/**
 * Whether the guards let a user into the policy lists, spelled out without them, which the script
 * inside index.html has no room for; seesPolicies.test.ts holds it against the guards.
 */
export function seesPolicies(user: CurrentUser): boolean {
  if (user.isHomeOffice) return user.agentId !== '';
  const hasRole = !user.isSubaccount || user.roles.includes('PendingActiveTerminated');
  return user.isAuthenticated && hasRole;
}

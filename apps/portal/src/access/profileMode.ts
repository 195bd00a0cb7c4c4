import type { CurrentUser } from '@agent-portal/data/session/contract';

/** The kinds of users, for the profile menu [S4; decisions, 1]. */
export type ProfileMode =
  | 'visitor'
  | 'agent'
  | 'sub-account'
  | 'home-office'
  | 'home-office-as-agent';

/** The profile mode of a user record. Only this function derives it. */
export function profileModeOf(user: CurrentUser): ProfileMode {
  if (!user.isAuthenticated) return 'visitor';
  if (user.isHomeOffice) return user.agentId === '' ? 'home-office' : 'home-office-as-agent';
  return user.isSubaccount ? 'sub-account' : 'agent';
}

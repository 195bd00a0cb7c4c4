import type { CurrentUser } from '@agent-portal/data/session/contract';

/** Who is looking [S4; decisions, 1]. */
export type ProfileMode =
  | 'visitor'
  | 'agent'
  | 'sub-account'
  | 'home-office'
  | 'home-office-as-agent';

/** The profile mode of a user record: the one place that derives it. */
export function profileModeOf(user: CurrentUser): ProfileMode {
  if (!user.isAuthenticated) return 'visitor';
  if (user.isHomeOffice) return user.agentId === '' ? 'home-office' : 'home-office-as-agent';
  return user.isSubaccount ? 'sub-account' : 'agent';
}

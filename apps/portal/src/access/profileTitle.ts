import type { CurrentUser } from '@agent-portal/data/session/contract';
import { profileModeOf } from './profileMode.ts';

/** The title of the profile menu, to the letter of [S4]. */
export function profileTitle(user: CurrentUser): string {
  const mode = profileModeOf(user);
  switch (mode) {
    case 'visitor':
      return 'Log-in';
    case 'home-office-as-agent':
      return `Logged in as ${user.agentData?.username || user.agentData?.name || user.agentId}`;
    case 'home-office':
      return user.username.split('@')[0] ?? user.username;
    case 'sub-account':
      return user.username;
    case 'agent':
      return [user.firstName, user.lastName].filter(Boolean).join(' ');
    default:
      return mode satisfies never;
  }
}

/** The letter on the badge of an agent; nobody else has one [S4]. */
export function profileInitial(user: CurrentUser): string | undefined {
  if (profileModeOf(user) !== 'agent') return undefined;
  return profileTitle(user).charAt(0).toUpperCase() || undefined;
}

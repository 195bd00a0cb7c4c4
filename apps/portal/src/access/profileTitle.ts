import type { CurrentUser } from '@agent-portal/data/session/contract';
import { profileModeOf } from './profileMode.ts';

/** First and last name, or only one of them if the other is missing. */
const fullName = ({ firstName, lastName }: CurrentUser) =>
  [firstName, lastName].filter(Boolean).join(' ');

/** The title of the profile menu, exactly as in [S4]. */
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
      return fullName(user);
    default:
      return mode satisfies never;
  }
}

/** The letter on the badge of an agent [S4], and of home office without an agent (decisions, 9). */
export function profileInitial(user: CurrentUser): string | undefined {
  const mode = profileModeOf(user);
  if (mode !== 'agent' && mode !== 'home-office') return undefined;
  const name = mode === 'agent' ? profileTitle(user) : user.firstName || profileTitle(user);
  return name.charAt(0).toUpperCase() || undefined;
}

/** The line under the title: the agent ID, or for home office the name, since its title is a username [S4]. */
export function profileLine(user: CurrentUser): string {
  const mode = profileModeOf(user);
  if (mode === 'home-office') return fullName(user);
  return mode === 'agent' ? `Agent ${user.agentId}` : '';
}

/** The agent that home office acts for (decisions, 1). */
export function actingAs({ agentData, agentId }: CurrentUser): string {
  return `Acting as ${agentData?.name ? `${agentData.name} (${agentId})` : agentId}`;
}

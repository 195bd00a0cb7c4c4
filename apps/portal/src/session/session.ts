import type { CurrentUser } from '@agent-portal/data/session/contract';
import type { ProfileMode } from '../access/profileMode.ts';

/** The signed-in user, or a visitor. */
export interface Session {
  readonly user: CurrentUser;
  readonly mode: ProfileMode;
  /** Identifies whose data the answers are. The cache is cleared when it changes. */
  readonly identity: string;
  /** The navigation is on the left, not on top: the feature left_nav [S1]. */
  readonly hasLeftNavigation: boolean;
}

/** The owner of a session's data: the same in every tab. */
export const ownerOf = ({ username, agentId }: CurrentUser) => `${username}|${agentId}`;

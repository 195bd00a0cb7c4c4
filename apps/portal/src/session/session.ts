import type { CurrentUser } from '@agent-portal/data/session/contract';
import type { ProfileMode } from '../access/profileMode.ts';

/** Who is looking. */
export interface Session {
  readonly user: CurrentUser;
  readonly mode: ProfileMode;
  /** Changes with whoever the answers belong to: the cache lives and dies with it. */
  readonly identity: string;
  /** The navigation stands on the left, and not on top: the feature left_nav [S1]. */
  readonly hasLeftNavigation: boolean;
}

/** Whose answers a session gets: the same in every tab. */
export const ownerOf = ({ username, agentId }: CurrentUser) => `${username}|${agentId}`;

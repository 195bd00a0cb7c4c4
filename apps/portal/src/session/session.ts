import { type CurrentUser, getUserInfo } from '@agent-portal/data/session/contract';
import { type ProfileMode, profileModeOf } from '../access/profileMode.ts';
import { client } from './client.ts';

/** Who is looking. */
export interface Session {
  readonly user: CurrentUser;
  readonly mode: ProfileMode;
  /** Changes with whoever the answers belong to: the cache lives and dies with it. */
  readonly identity: string;
}

async function load(): Promise<Session> {
  const user = await client.request(getUserInfo, {});
  client.setExpiry(user.expiresAt);
  return { user, mode: profileModeOf(user), identity: `${user.username}|${user.agentId}` };
}

let session: Promise<Session> | undefined;

/** The session, asked for once a document, on the first navigation [S4]. */
export function getSession(): Promise<Session> {
  session ??= load();
  return session;
}

/** Forgets a session that failed to load, so that 'Try again' asks anew. */
export function forgetSession(): void {
  session = undefined;
}

import { announcements } from '@agent-portal/data';
import {
  type AccessLevel,
  type CurrentUser,
  getAgentAccess,
  getUserInfo,
} from '@agent-portal/data/session/contract';
import { type ProfileMode, profileModeOf } from '../access/profileMode.ts';
import { client } from './client.ts';
import { featuresOf } from '../features/features.ts';
import { keptForms } from '../shared/form/keptForms.ts';

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

/** Counts the sessions of this document: none takes over what another one was answered. */
let turn = 0;

const toSession = (user: CurrentUser, hasLeftNavigation: boolean): Session => ({
  user,
  mode: profileModeOf(user),
  identity: `${ownerOf(user)}|${(turn += 1)}`,
  hasLeftNavigation,
});

let loading: Promise<Session> | undefined;
let shown: Session | undefined;
const listeners = new Set<() => void>();

function show(session: Session): Session {
  shown = session;
  for (const listener of listeners) listener();
  return session;
}

async function load(): Promise<Session> {
  const [user, features] = await Promise.all([
    client.request(getUserInfo, {}),
    featuresOf(['left_nav']),
  ]);
  client.setExpiry(user.expiresAt);
  keptForms.dropOthers(user);
  // Other tabs may still show somebody else.
  if (user.isAuthenticated)
    announcements.send({ kind: 'identity-changed', identity: ownerOf(user) });
  return show(toSession(user, features.has('left_nav')));
}

/** The session, asked for once a document, on the first navigation [S4]. */
export function getSession(): Promise<Session> {
  loading ??= load();
  return loading;
}

/** Forgets a session that failed to load or is another's now, so that the next look asks anew. */
export function forgetSession(): void {
  loading = undefined;
  checked = undefined;
}

/** The session on screen, for React. */
export const sessionStore = {
  read: () => shown,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

function setAccessLevel(identity: string, accessLevel: AccessLevel): void {
  if (shown?.identity !== identity || shown.user.accessLevel === accessLevel) return;
  const changed = { ...shown, user: { ...shown.user, accessLevel } };
  loading = Promise.resolve(changed);
  show(changed);
}

/** The identity whose access was asked for. */
let checked: string | undefined;

/**
 * Asks once an identity for the access level of its agent; a session without an agent has none. The
 * record's own level holds until the answer is there, and where there is none [S4].
 */
export async function checkAgentAccess({ user, identity }: Session): Promise<void> {
  if (user.agentId === '' || checked === identity) return;
  checked = identity;
  try {
    setAccessLevel(identity, await client.request(getAgentAccess, {}));
  } catch {
    checked = undefined;
  }
}

/** Logging out leaves nobody's access behind [S4]. */
export function resetAgentAccess(): void {
  if (shown) setAccessLevel(shown.identity, 'Anonymous');
}

import type { Announcements, Client } from '@agent-portal/data';
import {
  type AccessLevel,
  type CurrentUser,
  getAgentAccess,
  getUserInfo,
} from '@agent-portal/data/session/contract';
import { profileModeOf } from '../access/profileMode.ts';
import { createStore } from '@agent-portal/data/client/createStore';
import type { Features } from '../features/createFeatures.ts';
import { ownerOf, type Session } from './session.ts';

/** The dependencies for loading a session. */
interface SessionTools {
  readonly client: Client;
  readonly features: Features;
  /** Deletes stored forms of other users. */
  readonly formDrafts: { dropOthers(user: Session['user']): void };
  readonly announcements: Pick<Announcements, 'send'>;
}

/**
 * The session of a portal: loads, forgets and checks the current session. The first navigation loads
 * it, once [S4].
 */
export function createSessionStore({ client, features, formDrafts, announcements }: SessionTools) {
  const { read, subscribe, write } = createStore<Session | undefined>(undefined);
  /** Counts the sessions of this portal, so that no session uses the answers of another one. */
  let turn = 0;
  let loading: Promise<Session> | undefined;
  /** The identity whose access level was requested. */
  let checked: string | undefined;

  async function loadSession(): Promise<Session> {
    const [user, on] = await Promise.all([client.request(getUserInfo, {}), features(['left_nav'])]);
    client.setExpiry(user.expiresAt);
    formDrafts.dropOthers(user);
    // Other tabs may still show another user.
    if (user.isAuthenticated)
      announcements.send({ kind: 'identity-changed', identity: ownerOf(user) });
    const session = {
      user,
      mode: profileModeOf(user),
      identity: `${ownerOf(user)}|${(turn += 1)}`,
      hasLeftNavigation: on.has('left_nav'),
    };
    write(session);
    return session;
  }

  /** Changes a part of the user record, unless another identity shows by now. */
  function update(identity: string, part: Partial<CurrentUser>): void {
    const shown = read();
    if (shown?.identity !== identity) return;
    const changed = { ...shown, user: { ...shown.user, ...part } };
    loading = Promise.resolve(changed);
    write(changed);
  }

  function setAccessLevel(identity: string, accessLevel: AccessLevel): void {
    if (read()?.user.accessLevel !== accessLevel) update(identity, { accessLevel });
  }

  return {
    /** The current session; undefined until it has loaded. */
    read,
    subscribe,
    update,

    load: (): Promise<Session> => (loading ??= loadSession()),

    /** Forgets a session that failed to load or belongs to another user: the next load() requests it. */
    forget(): void {
      loading = undefined;
      checked = undefined;
    },

    /**
     * Requests the access level of the agent, once per identity; a session without an agent has none. The
     * level of the user record applies until the answer arrives, or if the call fails [S4].
     */
    async checkAgentAccess({ user, identity }: Session): Promise<void> {
      if (user.agentId === '' || checked === identity) return;
      checked = identity;
      try {
        setAccessLevel(identity, await client.request(getAgentAccess, {}));
      } catch {
        checked = undefined;
      }
    },

    /** Resets the access level at logout [S4]. */
    resetAgentAccess(): void {
      const shown = read();
      if (shown) setAccessLevel(shown.identity, 'Anonymous');
    },
  };
}

import type { Announcements, Client } from '@agent-portal/data';
import { type AccessLevel, getAgentAccess, getUserInfo } from '@agent-portal/data/session/contract';
import { profileModeOf } from '../access/profileMode.ts';
import { createStore } from '../browser/createStore.ts';
import type { Features } from '../features/createFeatures.ts';
import { ownerOf, type Session } from './session.ts';

/** What a session is loaded with. */
interface SessionTools {
  readonly client: Client;
  readonly features: Features;
  /** Forms that were kept for another user are deleted. */
  readonly keptForms: { dropOthers(user: Session['user']): void };
  readonly announcements: Pick<Announcements, 'send'>;
}

/**
 * The session of a portal: the one on screen, and how it is loaded, forgotten and checked. It is asked
 * for once, on the first navigation [S4].
 */
export function createSessionStore({ client, features, keptForms, announcements }: SessionTools) {
  const { read, subscribe, write } = createStore<Session | undefined>(undefined);
  /** Counts the sessions of this portal: none takes over what another one was answered. */
  let turn = 0;
  let loading: Promise<Session> | undefined;
  /** The identity whose access was asked for. */
  let checked: string | undefined;

  async function loadSession(): Promise<Session> {
    const [user, on] = await Promise.all([client.request(getUserInfo, {}), features(['left_nav'])]);
    client.setExpiry(user.expiresAt);
    keptForms.dropOthers(user);
    // Other tabs may still show somebody else.
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

  function setAccessLevel(identity: string, accessLevel: AccessLevel): void {
    const shown = read();
    if (shown?.identity !== identity || shown.user.accessLevel === accessLevel) return;
    const changed = { ...shown, user: { ...shown.user, accessLevel } };
    loading = Promise.resolve(changed);
    write(changed);
  }

  return {
    /** The session on screen; undefined until it is there. */
    read,
    subscribe,

    /** The session, asked for once. */
    load: (): Promise<Session> => (loading ??= loadSession()),

    /** Forgets a session that failed to load or is another's now, so that the next look asks anew. */
    forget(): void {
      loading = undefined;
      checked = undefined;
    },

    /**
     * Asks once an identity for the access level of its agent; a session without an agent has none. The
     * record's own level holds until the answer is there, and where there is none [S4].
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

    /** Logging out leaves nobody's access behind [S4]. */
    resetAgentAccess(): void {
      const shown = read();
      if (shown) setAccessLevel(shown.identity, 'Anonymous');
    },
  };
}

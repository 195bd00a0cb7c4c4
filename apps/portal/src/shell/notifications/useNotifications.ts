import { mostMarked } from '@agent-portal/data/notifications/contract';
import {
  useMarkNotificationsRead,
  useReadNotifications,
  useTemporaryMessages,
} from '@agent-portal/data/notifications/hooks';
import type { CurrentUser } from '@agent-portal/data/session/contract';
import { useWatches } from '@agent-portal/data/watches/hooks';
import { useRef } from 'react';
import { accessRules } from '../../access/accessRules.ts';
import { decide } from '../../access/guards.ts';
import { useSession } from '../../session/SessionContext.ts';
import { notificationsOf } from './notificationEntries.ts';
import { usePortal } from '../../PortalContext.ts';
import { useStore } from '../../browser/useStore.ts';
import { createReadHere } from './createReadHere.ts';

/** Which notifications the user has read, and a function to mark more as read. */
interface ReadKeys {
  /** Undefined until the carrier has answered. */
  readonly keys: ReadonlySet<string> | undefined;
  readonly mark: (keys: readonly string[]) => void;
  /** Why the last change could not be saved. */
  readonly failure?: { readonly message: string } | undefined;
}

/**
 * The carrier stores which notifications a user has read. This browser stores them for visitors, and if the
 * carrier does not support it or the call fails (decisions, 10).
 */
function useReadKeys(isSignedIn: boolean): ReadKeys {
  const readHere = usePortal().storeOf(createReadHere);
  const here = useStore(readHere);
  const stored = useReadNotifications(isSignedIn);
  const { make, failure } = useMarkNotificationsRead();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  if (!isSignedIn || stored.error) return { keys: here, mark: readHere.mark };
  return {
    keys: stored.data && new Set(stored.data.keys),
    // One after another: a user can mark the next before the carrier has answered.
    mark: (keys) => {
      const body = { keys: keys.slice(0, mostMarked) };
      last.current = last.current.then(() => make({ body }));
    },
    failure,
  };
}

/** Users who may see policies may watch them [S4, S6]. */
function mayWatch(user: CurrentUser): boolean {
  const visit = { needs: accessRules.policies, user, features: new Set<never>(), address: '' };
  return decide(visit) === undefined && user.accessLevel !== 'Historical';
}

/** The two sources of the Notifications panel, all their entries, and which of them are unread. */
export function useNotifications() {
  const { user } = useSession();
  const messages = useTemporaryMessages();
  const asked = useWatches(mayWatch(user));
  // A carrier without watches has no notices.
  const watches = asked.error?.kind === 'not-offered' ? { ...asked, error: undefined } : asked;
  const entries = notificationsOf(messages.data ?? [], watches.data?.notices ?? []);
  const { keys, mark: markAsRead, failure } = useReadKeys(user.isAuthenticated);
  const unread = keys ? entries.flatMap(({ key }) => (keys.has(key) ? [] : key)) : [];
  return {
    messages,
    watches,
    entries,
    unread,
    isReadKnown: keys !== undefined,
    markAsRead,
    failure,
  };
}

export type Notifications = ReturnType<typeof useNotifications>;

import { useTemporaryMessages } from '@agent-portal/data/notifications/hooks';
import type { CurrentUser } from '@agent-portal/data/session/contract';
import { useWatches } from '@agent-portal/data/watches/hooks';
import { accessRules } from '../../access/accessRules.ts';
import { decide } from '../../access/guards.ts';
import { useSession } from '../../session/SessionContext.ts';
import { notificationsOf } from './notificationEntries.ts';
import { useReadKeys } from './useReadKeys.ts';

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

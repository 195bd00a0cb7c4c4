import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { NotificationEntries } from '@agent-portal/ui/NotificationsPanel';
import { useEffect, useEffectEvent, useState } from 'react';
import { entryOf } from './entryOf.tsx';
import { markAsRead } from './readNotifications.ts';
import type { Notifications } from './useNotifications.ts';
import { WatchedPolicies } from './WatchedPolicies.tsx';

interface NotificationListProps {
  readonly notifications: Notifications;
  /** A link of the panel was followed. */
  readonly onFollow: () => void;
}

/** What the panel lists [S2]; opening it is reading it, what was new stays marked until it closes. */
export function NotificationList({ notifications, onFollow }: NotificationListProps) {
  const { messages, watches, entries, unread } = notifications;
  const [isNew, setIsNew] = useState<ReadonlySet<string>>(new Set(unread));
  const missed = unread.filter((key) => !isNew.has(key));
  if (missed.length > 0) setIsNew(new Set([...isNew, ...missed]));
  const known = messages.data && !watches.error && !watches.isLoading ? 'all' : 'some';
  const isLoading = messages.isLoading || watches.isLoading;
  const read = useEffectEvent(() => markAsRead(entries, known));
  useEffect(() => {
    if (unread.length > 0) read();
  }, [unread.length]);

  return (
    <NotificationEntries
      entries={entries.map((entry) => entryOf(entry, isNew.has(entry.key), onFollow))}
      isLoading={isLoading}
      emptyText={messages.data && !watches.error ? 'There are no notifications.' : undefined}
    >
      {watches.data && <WatchedPolicies watches={watches.data.watches} onFollow={onFollow} />}
      {messages.error && (
        <Banner tone="danger" action={<Button onClick={messages.retry}>Try again</Button>}>
          The notifications could not be loaded.
        </Banner>
      )}
      {watches.error && (
        <Banner tone="danger" action={<Button onClick={watches.retry}>Try again</Button>}>
          The notices of your watched policies could not be loaded.
        </Banner>
      )}
    </NotificationEntries>
  );
}

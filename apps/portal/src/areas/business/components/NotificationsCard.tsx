import { Button } from '@agent-portal/ui/Button';
import { NotificationItem } from '@agent-portal/ui/NotificationsPanel';
import { useRef } from 'react';
import { entryOf } from '../../../shell/notifications/entryOf.tsx';
import type { Notification } from '../../../shell/notifications/notificationEntries.ts';
import { markAsRead } from '../../../shell/notifications/readNotifications.ts';
import { useNotifications } from '../../../shell/notifications/useNotifications.ts';
import { BusinessCard } from './BusinessCard.tsx';
import { Entries } from './NotificationsCard.styles.ts';

const stay = () => {};

/** What changed something about a policy comes before what the carrier has to say to everybody. */
const byChange = (a: Notification, b: Notification) => Number(changes(b)) - Number(changes(a));
const changes = (entry: Notification) => entry.kind === 'notice' && entry.notice.changes.length > 0;

/** What the bell's panel holds that this reader has not seen, laid open [S2]. */
export function NotificationsCard() {
  const { messages, watches, entries, unread } = useNotifications();
  const title = useRef<HTMLHeadingElement>(null);
  const fresh = entries.filter(({ key }) => unread.includes(key)).toSorted(byChange);
  const isKnown = messages.data !== undefined && !watches.isLoading;

  function read() {
    title.current?.focus();
    markAsRead(entries, 'all');
  }

  function retry() {
    for (const source of [messages, watches]) if (source.error) source.retry();
  }

  return (
    <BusinessCard
      title="Unread notifications"
      action={
        isKnown &&
        !watches.error &&
        fresh.length > 0 && (
          <Button size="small" onClick={read}>
            Mark as read
          </Button>
        )
      }
      answer={{
        data: isKnown ? fresh : undefined,
        error: messages.error ?? watches.error,
        retry,
      }}
      failure="The notifications could not be loaded."
      lines={6}
      titleRef={title}
    >
      {() =>
        fresh.length === 0 ? (
          <p>
            {entries.length === 0
              ? 'There is none at the moment.'
              : 'You have read them all. The bell at the top has them still.'}
          </p>
        ) : (
          <Entries>
            {fresh
              .map((entry) => entryOf(entry, false, stay))
              .map(({ key, ...entry }) => (
                <NotificationItem key={key} {...entry} />
              ))}
          </Entries>
        )
      }
    </BusinessCard>
  );
}

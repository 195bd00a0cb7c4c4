import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { formatCount } from '@agent-portal/format';
import { NotificationItem } from '@agent-portal/ui/NotificationsPanel';
import { useRef, useState } from 'react';
import { MarkAllAsRead } from '../../../shell/notifications/MarkAllAsRead.tsx';
import { entryOf } from '../../../shell/notifications/entryOf.tsx';
import type { Notification } from '../../../shell/notifications/notificationEntries.ts';
import { useNotifications } from '../../../shell/notifications/useNotifications.ts';
import { BusinessCard } from './BusinessCard.tsx';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

const Entries = styled.ul`
  margin: 0 calc(-1 * ${token('space-16')});
  padding: 0;
`;

/** The number of entries before 'Show all', which keeps the page short. */
const mostShown = 5;

/** Sorts news about a policy before messages to all users. */
const byChange = (a: Notification, b: Notification) => Number(changes(b)) - Number(changes(a));
const changes = (entry: Notification) => entry.kind === 'notice' && entry.notice.changes.length > 0;

/** The unread notifications of the bell, shown on the page [S2]. */
export function NotificationsCard() {
  const { messages, watches, entries, unread, isReadKnown, markAsRead, failure } =
    useNotifications();
  const [showsAll, setShowsAll] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  /** Opened notifications stay until the user leaves the page, because the user is reading them. */
  const [opened, setOpened] = useState<readonly string[]>([]);
  const fresh = entries
    .filter(({ key }) => unread.includes(key) || opened.includes(key))
    .toSorted(byChange);
  const isKnown = messages.data !== undefined && !watches.isLoading && isReadKnown;

  /** The focused button disappears. */
  function markAll() {
    title.current?.focus();
    setOpened([]);
    markAsRead(unread);
  }

  function open(key: string) {
    setOpened([...opened, key]);
    markAsRead([key]);
  }

  function retry() {
    for (const source of [messages, watches]) if (source.error) source.retry();
  }

  return (
    <BusinessCard
      title="Unread notifications"
      action={isKnown && !watches.error && fresh.length > 0 && <MarkAllAsRead onClick={markAll} />}
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
              ? 'No notifications.'
              : 'You have read them all. They are still in the bell at the top.'}
          </p>
        ) : (
          <>
            {failure && <Banner tone="danger">They are still unread. {failure.message}</Banner>}
            <Entries>
              {(showsAll ? fresh : fresh.slice(0, mostShown))
                .map((entry) =>
                  entryOf(entry, {
                    isNew: unread.includes(entry.key),
                    onRead: () => open(entry.key),
                  }),
                )
                .map(({ key, ...entry }) => (
                  <NotificationItem key={key} {...entry} />
                ))}
            </Entries>
            {fresh.length > mostShown && (
              <Button size="small" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
                {showsAll ? `Show ${mostShown} only` : `See all ${formatCount(fresh.length)}`}
              </Button>
            )}
          </>
        )
      }
    </BusinessCard>
  );
}

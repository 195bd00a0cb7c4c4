import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { formatCount } from '@agent-portal/format';
import { NotificationItem } from '@agent-portal/ui/NotificationsPanel';
import { useRef, useState } from 'react';
import { entryOf } from '../../../shell/notifications/entryOf.tsx';
import type { Notification } from '../../../shell/notifications/notificationEntries.ts';
import { useNotifications } from '../../../shell/notifications/useNotifications.ts';
import { BusinessCard } from './BusinessCard.tsx';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

const Entries = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li + li {
    margin-block-start: ${token('space-16')};
    padding-block-start: ${token('space-16')};
    border-block-start: 1px solid ${token('color-divider')};
  }

  & h3 > a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${token('target')};
  }

  & h3 {
    margin: 0;
    font-size: ${token('font-size')};
    line-height: ${token('line-height')};
  }

  & [data-part='date'] {
    margin: 0;
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};
    line-height: ${token('line-height-small')};
  }

  & p {
    margin-block: ${token('space-4')} 0;
  }
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
  const fresh = entries.filter(({ key }) => unread.includes(key)).toSorted(byChange);
  const isKnown = messages.data !== undefined && !watches.isLoading && isReadKnown;

  /** The focused entry disappears when it is marked as read. */
  function read(keys: readonly string[]) {
    title.current?.focus();
    markAsRead(keys);
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
          <Button size="small" onClick={() => read(unread)}>
            Mark all as read
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
              ? 'No notifications.'
              : 'You have read them all. They are still in the bell at the top.'}
          </p>
        ) : (
          <>
            {failure && <Banner tone="danger">They are still unread. {failure.message}</Banner>}
            <Entries>
              {(showsAll ? fresh : fresh.slice(0, mostShown))
                .map((entry) => entryOf(entry, { isNew: true, onRead: () => read([entry.key]) }))
                .map(({ key, ...entry }) => (
                  <NotificationItem key={key} {...entry} newText="" />
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

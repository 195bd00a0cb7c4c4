import { Stack } from '@agent-portal/ui/Stack';
import { announce } from '@agent-portal/ui/Announcer';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { formatCount } from '@agent-portal/format';
import { Link } from '@agent-portal/ui/Link';
import { NotificationEntries } from '@agent-portal/ui/NotificationsPanel';
import { Select } from '@agent-portal/ui/Select';
import { visuallyHidden } from '@agent-portal/ui/theme/visuallyHidden';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../paths.ts';
import { useBusinessDate } from '../../session/useBusinessDate.ts';
import { useSession } from '../../session/SessionContext.ts';
import { countOf } from '../../shared/list/rows/countOf.ts';
import { MarkAllAsRead } from './MarkAllAsRead.tsx';
import { entryOf } from './entryOf.tsx';
import { alertsOf, kindOf } from './notificationEntries.ts';
import type { Notifications } from './useNotifications.ts';
import { WatchedPolicies } from './WatchedPolicies.tsx';

interface NotificationListProps {
  readonly notifications: Notifications;
  /** Called when the user opens a link of the panel. */
  readonly onFollow: () => void;
}

/* One line, also on a phone: the name of the choice is for screen readers. */
const Head = styled(Stack)`
  & label {
    ${visuallyHidden}
  }

  & > div {
    flex: 1 1 6.5rem;
    max-inline-size: 10rem;
  }
`;

const everyKind = '';

/**
 * The entries of the panel [S2], by day, all or of one kind. An entry becomes read when the user opens it, not
 * when the panel opens (decisions, 10).
 */
export function NotificationList({ notifications, onFollow }: NotificationListProps) {
  const { messages, watches, entries, unread, isReadKnown, markAsRead, failure } = notifications;
  const today = useBusinessDate();
  const [kind, setKind] = useState(everyKind);
  const count = useRef<HTMLParagraphElement>(null);
  const isLoading = messages.isLoading || watches.isLoading;
  const kinds = [...new Set(entries.map(kindOf))].toSorted((a, b) => a.localeCompare(b));
  const shown = kinds.includes(kind) ? entries.filter((entry) => kindOf(entry) === kind) : entries;
  const isUnread = new Set(unread);
  const unreadShown = shown.flatMap(({ key }) => (isUnread.has(key) ? key : []));

  function markAll() {
    // The focused button disappears, so the focus must move.
    count.current?.focus();
    markAsRead(unreadShown);
    announce(`Marked ${countOf(unreadShown.length, 'notification')} as read`);
  }

  return (
    <NotificationEntries
      entries={shown.map((entry) => {
        const onRead = () => markAsRead([entry.key]);
        return entryOf(entry, { isNew: isUnread.has(entry.key), onRead, onOpenPolicy: onFollow });
      })}
      today={today}
      isBusy={isLoading}
      emptyText={messages.data && !watches.error ? 'There are no notifications.' : undefined}
      footer={
        <>
          <WhyShown alerts={alertsOf(entries)} onFollow={onFollow} />
          {watches.data && <WatchedPolicies watches={watches.data.watches} onFollow={onFollow} />}
        </>
      }
    >
      {entries.length > 0 && (
        <Head direction="row" gap={8} align="center" justify="space-between">
          {isReadKnown && (
            <p ref={count} tabIndex={-1}>
              {unreadShown.length > 0
                ? `${formatCount(unreadShown.length)} unread`
                : 'No unread notifications'}
            </p>
          )}
          {kinds.length > 1 && (
            <Select
              label="Show"
              value={kinds.includes(kind) ? kind : everyKind}
              onChange={setKind}
              options={[
                { value: everyKind, label: 'All kinds' },
                ...kinds.map((each) => ({ value: each, label: each })),
              ]}
            />
          )}
          {unreadShown.length > 0 && <MarkAllAsRead onClick={markAll} />}
        </Head>
      )}
      {failure && (
        <Banner tone="danger">The notifications are still unread. {failure.message}</Banner>
      )}
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

interface WhyShownProps {
  readonly alerts: readonly string[];
  readonly onFollow: () => void;
}

/** Says once which alerts the entries come from, and where to change the alerts. */
function WhyShown({ alerts, onFollow }: WhyShownProps) {
  const { isSubaccount } = useSession().user;
  if (alerts.length === 0) return null;
  const names = alerts.map((name) => `‘${name}’`).join(', ');
  if (isSubaccount) return <p>You see {names} because the agent’s alerts show them here.</p>;
  return (
    <p>
      You see {names} because your alerts show them here.{' '}
      <Link href={paths.settings('alerts')} onClick={onFollow}>
        Change your alerts
      </Link>
    </p>
  );
}

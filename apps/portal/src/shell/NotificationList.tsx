import type { Answer } from '@agent-portal/data';
import type { TemporaryMessage } from '@agent-portal/data/content/contract';
import { Badge } from '@agent-portal/ui/Badge';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { formatDate } from '@agent-portal/ui/format';
import { Skeleton } from '@agent-portal/ui/Skeleton';
import { useEffect, useState } from 'react';
import { SafeHtml } from '../shared/html/SafeHtml.tsx';
import { NotificationItems } from './NotificationList.styles.ts';
import { markAsRead } from './readMessages.ts';

interface NotificationListProps {
  readonly answer: Answer<readonly TemporaryMessage[]>;
  readonly unread: readonly TemporaryMessage[];
}

/** What the panel lists [S2]; opening it is reading it, what was new stays marked until it closes. */
export function NotificationList({ answer, unread }: NotificationListProps) {
  const { data, error, retry } = answer;
  const [fresh] = useState(unread);
  useEffect(() => {
    if (data) markAsRead(data);
  }, [data]);

  if (error) {
    return (
      <Banner tone="danger" action={<Button onClick={retry}>Try again</Button>}>
        The notifications could not be loaded.
      </Banner>
    );
  }
  if (!data) return <Skeleton lines={4} />;
  if (data.length === 0) return <p>There are no notifications.</p>;
  return (
    <NotificationItems>
      {data.map((message) => (
        <li key={`${message.publishDate} ${message.heading}`}>
          <h3>{message.heading}</h3>
          <p>
            <time dateTime={message.publishDate}>{formatDate(message.publishDate)}</time>
            {fresh.includes(message) && <Badge tone="info">New</Badge>}
          </p>
          <SafeHtml html={message.message} />
        </li>
      ))}
    </NotificationItems>
  );
}

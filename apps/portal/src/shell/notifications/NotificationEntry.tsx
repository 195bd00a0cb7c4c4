import { Badge } from '@agent-portal/ui/Badge';
import { formatDate } from '@agent-portal/ui/format';
import { Link } from '@agent-portal/ui/Link';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { SafeHtml } from '../../shared/html/SafeHtml.tsx';
import { changeText } from './changeText.ts';
import type { Notification } from './notificationEntries.ts';

interface NotificationEntryProps {
  readonly entry: Notification;
  readonly isNew: boolean;
  readonly onFollow: () => void;
}

/** One entry of the panel: heading, date, and what there is to say. */
export function NotificationEntry({ entry, isNew, onFollow }: NotificationEntryProps) {
  const frame = (heading: ReactNode, body: ReactNode) => (
    <li>
      <h3>{heading}</h3>
      <p data-part="date">
        <time dateTime={entry.date}>{formatDate(entry.date)}</time>
        {isNew && <Badge tone="info">New</Badge>}
      </p>
      {body}
    </li>
  );
  if (entry.kind === 'message') {
    return frame(entry.message.heading, <SafeHtml html={entry.message.message} />);
  }
  const { policyNumber, primaryInsured, changes } = entry.notice;
  return frame(
    <>
      Policy{' '}
      <Link href={paths.policyDetails(policyNumber)} onClick={onFollow}>
        {policyNumber}
      </Link>
      , {primaryInsured}
    </>,
    [...new Set(changes.map(changeText))].map((text) => <p key={text}>{text}</p>),
  );
}

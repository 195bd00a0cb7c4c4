import { Link } from '@agent-portal/ui/Link';
import type { NotificationEntry } from '@agent-portal/ui/NotificationsPanel';
import { paths } from '../../paths.ts';
import { SafeHtml } from '../../shared/html/SafeHtml.tsx';
import { changeText } from './changeText.ts';
import type { Notification } from './notificationEntries.ts';

/** The callbacks of an entry. */
interface EntryActions {
  readonly isNew: boolean;
  /** Called when the user opens the entry or marks it as read. */
  readonly onRead: () => void;
  /** Called when the user opens one of its links to a policy. */
  readonly onFollow?: () => void;
}

/** An entry of the panel: heading, date and text. */
export function entryOf(
  entry: Notification,
  { isNew, onRead, onFollow }: EntryActions,
): NotificationEntry {
  const { key, date } = entry;
  if (entry.kind === 'message') {
    const { heading, message } = entry.message;
    return { key, date, isNew, onRead, heading, message: <SafeHtml html={message} /> };
  }
  const { policyNumber, primaryInsured, changes } = entry.notice;
  const heading = (
    <>
      Policy{' '}
      <Link href={paths.policyDetails(policyNumber)} onClick={onFollow}>
        {policyNumber}
      </Link>
      , {primaryInsured}
    </>
  );
  const texts = [...new Set(changes.map(changeText))];
  const message = texts.map((text) => <p key={text}>{text}</p>);
  return { key, date, isNew, onRead, heading, message };
}

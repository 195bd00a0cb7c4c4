import { Link } from '@agent-portal/ui/Link';
import type { NotificationEntry } from '@agent-portal/ui/NotificationsPanel';
import { paths } from '../../paths.ts';
import { SafeHtml } from '../../shared/html/SafeHtml.tsx';
import { changeText } from './changeText.ts';
import type { Notification } from './notificationEntries.ts';

/**
 * An entry as the panel shows it: heading, date, and what there is to say.
 * @param onFollow a link of it was followed
 */
export function entryOf(
  entry: Notification,
  isNew: boolean,
  onFollow: () => void,
): NotificationEntry {
  const { key, date } = entry;
  if (entry.kind === 'message') {
    const { heading, message } = entry.message;
    return { key, date, isNew, heading, message: <SafeHtml html={message} /> };
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
  return { key, date, isNew, heading, message: texts.map((text) => <p key={text}>{text}</p>) };
}

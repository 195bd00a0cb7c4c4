import { Link } from '@agent-portal/ui/Link';
import type { NotificationEntry } from '@agent-portal/ui/NotificationsPanel';
import { paths } from '../../paths.ts';
import { SafeHtml } from '../../shared/html/lazyParts.ts';
import { textOfHtml } from '../../shared/html/textOfHtml.ts';
import { changeText } from './changeText.ts';
import type { Notification } from './notificationEntries.ts';

/** The callbacks of an entry. */
interface EntryActions {
  readonly isNew: boolean;
  /** Called when the user opens the entry. */
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
  const shared = { key, date, isNew, onRead };
  if (entry.kind === 'message') {
    const { heading, message } = entry.message;
    const preview = textOfHtml(message);
    return { ...shared, heading, preview, message: <SafeHtml html={message} /> };
  }
  const { policyNumber, primaryInsured, changes } = entry.notice;
  const status = changes.find(({ field }) => field === 'status');
  const texts = [...new Set(changes.filter((change) => change !== status).map(changeText))];
  return {
    ...shared,
    heading: status ? `${primaryInsured}: ${changeText(status)}` : primaryInsured,
    preview: [...texts, policyNumber, 'you watch it'].join(' · '),
    message: (
      <>
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p>
          You watch policy{' '}
          <Link href={paths.policyDetails(policyNumber)} onClick={onFollow}>
            {policyNumber}
          </Link>
          .
        </p>
      </>
    ),
  };
}

import { metNames } from '@agent-portal/data/policies/metNames';
import type { WatchChange } from '@agent-portal/data/watches/contract';
import { formatDate } from '@agent-portal/format';
import { Link } from '@agent-portal/ui/Link';
import type { NotificationEntry } from '@agent-portal/ui/NotificationsPanel';
import { paths } from '../../paths.ts';
import { SafeHtml } from '../../shared/html/lazyParts.ts';
import { textOfHtml } from '../../shared/html/textOfHtml.ts';
import type { Notification } from './notificationEntries.ts';

export function changeText(change: WatchChange): string {
  const { field } = change;
  switch (field) {
    case 'status':
      return `${change.from} to ${change.to}`;
    case 'paidToDate':
      return `Paid to date: ${formatDate(change.from) || 'none'} to ${formatDate(change.to) || 'none'}`;
    case 'requirement':
      if (change.to === null) return `Requirement withdrawn: ${change.requirement}`;
      if (change.from === null)
        return `New requirement: ${change.requirement}, ${metNames[change.to]}`;
      return `${change.requirement}: ${metNames[change.from]} to ${metNames[change.to]}`;
    default:
      return field satisfies never;
  }
}

/** The callbacks of an entry. */
interface EntryActions {
  readonly isNew: boolean;
  /** Called when the user opens the entry. */
  readonly onRead: () => void;
  /** Called when the user opens one of its links to a policy. */
  readonly onOpenPolicy?: () => void;
}

/** An entry of the panel: heading, date and text. */
export function entryOf(
  entry: Notification,
  { isNew, onRead, onOpenPolicy }: EntryActions,
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
          <Link href={paths.policyDetails(policyNumber)} onClick={onOpenPolicy}>
            {policyNumber}
          </Link>
          .
        </p>
      </>
    ),
  };
}

import type { TemporaryMessage } from '@agent-portal/data/notifications/contract';
import type { WatchNotice } from '@agent-portal/data/watches/contract';

import { codeOf } from '../../browser/codeOf.ts';

/** One entry of the Notifications panel: a message of the carrier, or a change of a watched policy. */
export type Notification = {
  /** Identifies the entry among the read ones; reveals neither its content nor its user. */
  readonly key: string;
  /** A day, or a moment. */
  readonly date: string;
} & (
  | { readonly kind: 'message'; readonly message: TemporaryMessage }
  | { readonly kind: 'notice'; readonly notice: WatchNotice }
);

/** Messages and notices in one list, newest first; on the same day, notices first. */
export function notificationsOf(
  messages: readonly TemporaryMessage[],
  notices: readonly WatchNotice[],
): Notification[] {
  const entries: Notification[] = [
    ...notices.map((notice) => ({
      kind: 'notice' as const,
      key: `notice ${notice.noticeId}`,
      date: notice.noticedOn ?? notice.noticedAt,
      notice,
    })),
    ...messages.map((message) => ({
      kind: 'message' as const,
      // A message that is published again on another day is new.
      key: `${message.publishDate} ~${codeOf(message.heading)}`,
      date: message.publishDate,
      message,
    })),
  ];
  return entries.sort((a, b) => {
    if (a.date === b.date) return 0;
    return a.date < b.date ? 1 : -1;
  });
}

/** The kind of an entry, with the name from the panel's filter. */
export const kindOf = (entry: Notification): string =>
  entry.kind === 'notice' ? 'Watched policies' : (entry.message.kind ?? 'Messages');

/** The names of the alerts that the entries come from. */
export const alertsOf = (entries: readonly Notification[]): string[] => [
  ...new Set(
    entries.flatMap((entry) => (entry.kind === 'message' ? (entry.message.alert ?? []) : [])),
  ),
];

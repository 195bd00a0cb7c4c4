import type { TemporaryMessage } from '@agent-portal/data/content/contract';
import type { WatchNotice } from '@agent-portal/data/watches/contract';

/** One entry of the Notifications panel: what the carrier has to say, or what a watched policy did. */
export type Notification = {
  /** Names it among what was read; says nothing of its content or its reader. */
  readonly key: string;
  /** A day, or a moment. */
  readonly date: string;
} & (
  | { readonly kind: 'message'; readonly message: TemporaryMessage }
  | { readonly kind: 'notice'; readonly notice: WatchNotice }
);

/** Messages and notices in one list, newest first; of a day, notices first. */
export function notificationsOf(
  messages: readonly TemporaryMessage[],
  notices: readonly WatchNotice[],
): Notification[] {
  const entries: Notification[] = [
    ...notices.map((notice) => ({
      kind: 'notice' as const,
      key: `notice ${notice.noticeId}`,
      date: notice.noticedAt,
      notice,
    })),
    ...messages.map((message) => ({
      kind: 'message' as const,
      // One that is published again on another day is new.
      key: `${message.publishDate} ${message.heading}`,
      date: message.publishDate,
      message,
    })),
  ];
  return entries.sort((a, b) => {
    if (a.date === b.date) return 0;
    return a.date < b.date ? 1 : -1;
  });
}

import { useTemporaryMessages } from '@agent-portal/data/content/useTemporaryMessages';
import { late } from '@agent-portal/ui/late';
import { Popover } from '@agent-portal/ui/Popover';
import { Bell } from 'lucide-react';
import { useUnread } from './readMessages.ts';

const NotificationList = late(
  async () => (await import('./NotificationList.tsx')).NotificationList,
);

const none = [] as const;

/** 46 px from 1640 px on [S9]. */
const offsets = { base: 38, wide: 46 };

/** The bell, and the panel of what the carrier has to say at the moment [S2]. */
export function Notifications() {
  const answer = useTemporaryMessages();
  const unread = useUnread(answer.data ?? none);
  const count = unread.length;
  return (
    <Popover
      label={count > 0 ? `Notifications, ${count} new` : 'Notifications'}
      title="Notifications"
      placement="bottom end"
      offsets={offsets}
      trigger={
        <>
          <Bell size={20} strokeWidth={1.75} aria-hidden />
          {count > 0 && <span className="frame-bell-count" data-count={count} aria-hidden />}
        </>
      }
    >
      <NotificationList answer={answer} unread={unread} />
    </Popover>
  );
}

import { late } from '@agent-portal/ui/late';
import { Popover } from '@agent-portal/ui/Popover';
import { Bell } from 'lucide-react';
import { useNotifications } from './useNotifications.ts';

const NotificationList = late(
  async () => (await import('./NotificationList.tsx')).NotificationList,
);

/** 46 px from 1640 px on [S9]. */
const offsets = { base: 38, wide: 46 };

/** The bell, and the panel of what the carrier has to say and what watched policies did [S2]. */
export function Notifications() {
  const notifications = useNotifications();
  const count = notifications.unread.length;
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
      {(close) => <NotificationList notifications={notifications} onFollow={close} />}
    </Popover>
  );
}

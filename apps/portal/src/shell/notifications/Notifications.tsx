import { lazyComponent } from '@agent-portal/ui/lazyComponent';
import { NotificationsPanel } from '@agent-portal/ui/NotificationsPanel';
import { Announced } from './Announced.tsx';
import { useNotifications } from './useNotifications.ts';

const NotificationList = lazyComponent(
  async () => (await import('./NotificationList.tsx')).NotificationList,
);

/** The bell and its panel, with the carrier's messages and the changes of watched policies [S2]. */
export function Notifications() {
  const notifications = useNotifications();
  return (
    <>
      <NotificationsPanel count={notifications.unread.length}>
        {(close) => <NotificationList notifications={notifications} onFollow={close} />}
      </NotificationsPanel>
      <Announced messages={notifications.messages.data ?? []} />
    </>
  );
}

import type { TemporaryMessage } from '@agent-portal/data/notifications/contract';
import { Banner } from '@agent-portal/ui/Banner';
import { NotificationsPanel } from '@agent-portal/ui/NotificationsPanel';
import { lazyComponent } from '@agent-portal/ui/lazyComponent';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useNotifications } from './useNotifications.ts';
import { useBusinessDate } from '../../session/useBusinessDate.ts';
import { SafeHtml } from '../../shared/html/lazyParts.ts';
import { startsSoon } from './startsSoon.ts';

const minute = 60_000;

interface Container {
  readonly now: Date;
  /** The part of the page that shows the messages. */
  readonly element: Element | null;
}

/** The messages about what begins within 48 hours, such as maintenance, above the page until it begins. */
function Announced({ messages }: { readonly messages: readonly TemporaryMessage[] }) {
  const today = useBusinessDate();
  const [container, setContainer] = useState<Container>();
  useEffect(() => {
    const update = () =>
      setContainer({ now: new Date(), element: document.querySelector('[data-part="announced"]') });
    const first = setTimeout(update);
    const clock = setInterval(update, minute);
    return () => {
      clearTimeout(first);
      clearInterval(clock);
    };
  }, []);
  if (!container?.element) return null;
  const soon = messages.filter((message) => startsSoon(message, today, container.now));
  return createPortal(
    soon.map(({ heading, message, publishDate }) => (
      <Banner key={`${publishDate} ${heading}`} tone="warning" role="note">
        <strong>{heading}</strong>
        <SafeHtml html={message} />
      </Banner>
    )),
    container.element,
  );
}

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

import type { TemporaryMessage } from '@agent-portal/data/content/contract';
import { Banner } from '@agent-portal/ui/Banner';
import { createPortal } from 'react-dom';
import { useBusinessDate } from '../../session/useBusinessDate.ts';
import { SafeHtml } from '../../shared/html/lazyParts.ts';
import { startsSoon } from './startsSoon.ts';

/** The messages about what begins within 48 hours, such as maintenance, above the page. */
export function Announced({ messages }: { readonly messages: readonly TemporaryMessage[] }) {
  const today = useBusinessDate();
  const soon = messages.filter((message) => startsSoon(message, today, new Date()));
  const place = document.querySelector('[data-part="announced"]');
  return (
    place &&
    createPortal(
      soon.map(({ heading, message, publishDate }) => (
        <Banner key={`${publishDate} ${heading}`} tone="warning" role="note">
          <strong>{heading}</strong>
          <SafeHtml html={message} />
        </Banner>
      )),
      place,
    )
  );
}

import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Scrolls a message into sight when it appears or changes: in a long form it can be far from the button.
 * @returns the ref of the message
 */
export function useInSight(message: unknown) {
  const element = useRef<HTMLDivElement>(null);
  const show = useEffectEvent((isMessage: boolean) => {
    // jsdom does not have it.
    if (isMessage) element.current?.scrollIntoView?.({ block: 'nearest' });
  });
  useEffect(() => show(Boolean(message)), [message]);
  return element;
}

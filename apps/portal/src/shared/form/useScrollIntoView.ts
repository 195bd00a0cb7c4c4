import { useEffect, useRef } from 'react';

/**
 * Scrolls a message into sight when it appears or changes: in a long form it can be far from the button.
 * @param message the same value until the message changes
 * @returns the ref of the message
 */
export function useScrollIntoView(message: unknown) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // jsdom does not have it.
    if (message) element.current?.scrollIntoView?.({ block: 'nearest' });
  }, [message]);
  return element;
}

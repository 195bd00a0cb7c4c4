import { useLayoutEffect, useState } from 'react';
import { triggersAround } from '../Popover/popupTriggers.ts';

/** The focused element and the triggers of the popups that it is in; none outside of popups. */
function openersInPopups(): readonly HTMLElement[] {
  const { activeElement } = document;
  const triggers = triggersAround(activeElement);
  return activeElement instanceof HTMLElement && triggers.length > 0
    ? [activeElement, ...triggers]
    : [];
}

/**
 * Returns the focus of a dialog that was opened in a popup: react-aria remembers only the focused element,
 * which is gone if the popup has closed since. Then the trigger of the popup gets the focus.
 */
export function useFocusReturn(): void {
  const [openers] = useState(openersInPopups);
  useLayoutEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        openers.find(({ isConnected }) => isConnected)?.focus();
      });
    },
    [openers],
  );
}

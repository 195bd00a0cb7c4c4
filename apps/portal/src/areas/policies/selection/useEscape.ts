import { useEffect, useEffectEvent } from 'react';

/** Overlays that Escape closes first. It does not close a toast. */
const overlays =
  '[data-part="opener"][aria-expanded="true"], dialog[open], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [popover]:popover-open:not([data-react-aria-top-layer] *)';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.matches('textarea, select, input:not([type="checkbox"]), [contenteditable]');

const isOverlayOpen = () => {
  try {
    return document.querySelector(overlays) !== null;
  } catch {
    // A document without popovers does not know their selector.
    return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
  }
};

/** Calls a function when the user presses Escape outside of overlays and text fields. */
export function useEscape(onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isTyping(event.target) || isOverlayOpen()) return;
      // The open item next to the rows closes alone.
      if (event.target instanceof Element && event.target.closest('[data-part="item"]')) return;
      escape();
    };
    // Before the overlay that this press closes has gone.
    addEventListener('keydown', onKeyDown, true);
    return () => removeEventListener('keydown', onKeyDown, true);
  }, []);
}

import { useEffect } from 'react';
import { focusHeading } from '../../shared/page/focusHeading.ts';

/** Frames to wait, because the code that removes an element may move the focus: a dialog needs one frame. */
const frames = 2;

/**
 * Moves the focus to the page's heading when the focused element is removed: a deleted row, a button whose
 * action is done. If the focus were on the body, keyboard users would start over, and a screen reader would
 * say nothing.
 */
export function useLostFocus(): void {
  useEffect(() => {
    // Its code loads after the first paint: something may have the focus already.
    let last = document.activeElement ?? undefined;
    let frame = 0;
    const isLost = () => document.activeElement === document.body && last?.isConnected === false;
    const check = (left: number) => {
      if (!isLost()) return;
      if (left > 0) {
        frame = requestAnimationFrame(() => check(left - 1));
        return;
      }
      last = undefined;
      focusHeading({ preventScroll: true });
    };
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element) last = target;
    };
    // If the element is still there, the user moved the focus: it is not lost.
    const forget = ({ target }: FocusEvent) => {
      queueMicrotask(() => {
        if (last === target && last?.isConnected && document.activeElement !== last)
          last = undefined;
      });
    };
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      check(frames);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', remember);
    document.addEventListener('focusout', forget);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', remember);
      document.removeEventListener('focusout', forget);
    };
  }, []);
}

import { useEffect } from 'react';
import { focusHeading } from '../../shared/page/focusHeading.ts';

/** Frames after which whoever removed the element has given the focus to another one: a dialog takes one. */
const frames = 2;

/**
 * Gives the focus to the page's heading when the element that has it is removed: a row that was
 * deleted, a button whose action is done. On the body, keyboard users would start over and a screen
 * reader would say nothing.
 */
export function useLostFocus(): void {
  useEffect(() => {
    let last: Element | undefined;
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
    // The user who leaves an element that stays is somewhere else: nothing is lost.
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

import { type RefObject, useLayoutEffect } from 'react';
import { firstField } from './firstField.ts';

/**
 * Gives the focus to the first field of a dialog as it opens. A dialog without a field gives it to the
 * heading, and passes it on when a field loads before the user moves the focus.
 */
export function useFirstFocus(
  content: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const { current: box } = content;
    const { current: title } = heading;
    if (!box || !title || box.contains(document.activeElement)) return undefined;
    const first = firstField(box);
    if (first) {
      first.focus();
      return undefined;
    }
    title.focus();
    const observer = new MutationObserver(() => {
      const field = firstField(box);
      if (document.activeElement !== title) observer.disconnect();
      else if (field) field.focus();
    });
    observer.observe(box, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [content, heading]);
}

import { type RefObject, useLayoutEffect } from 'react';

const fields =
  ':is(input:not([type="hidden"]), select, textarea, [role="switch"]):enabled:not([tabindex="-1"])';

/** The first field of a dialog's content, which takes the focus; of radios the chosen one. */
function firstField(content: HTMLElement): HTMLElement | null {
  const first = content.querySelector<HTMLElement>(fields);
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio') return first;
  const group = `input[type="radio"][name="${CSS.escape(first.name)}"]:checked`;
  return content.querySelector<HTMLElement>(group) ?? first;
}

interface FirstFocusOptions {
  readonly content: RefObject<HTMLElement | null>;
  readonly heading: RefObject<HTMLElement | null>;
  /** The first button of the footer has the focus: it destroys nothing. */
  readonly isAlert: boolean;
  /** The element that the app wants to focus. */
  readonly initialFocus: RefObject<HTMLElement | null> | undefined;
}

const safeAnswer = (box: HTMLElement) =>
  box.parentElement?.querySelector<HTMLElement>(':scope > [data-part="footer"] button:enabled');

/**
 * Gives the focus to what the app names, or to the first field of a dialog as it opens. A dialog without a field gives it to the
 * heading, and passes it on when a field loads before the user moves the focus.
 */
export function useFirstFocus(options: FirstFocusOptions): void {
  const { content, heading, isAlert, initialFocus } = options;
  useLayoutEffect(() => {
    const { current: box } = content;
    const { current: title } = heading;
    if (!box || !title) return undefined;
    const wanted = initialFocus?.current ?? (isAlert ? safeAnswer(box) : null);
    if (wanted) {
      wanted.focus();
      return undefined;
    }
    if (box.contains(document.activeElement)) return undefined;
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
  }, [content, heading, isAlert, initialFocus]);
}

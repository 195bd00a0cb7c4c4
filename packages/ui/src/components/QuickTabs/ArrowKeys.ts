import { type RefObject, useEffect } from 'react';

export interface ArrowKeysProps {
  readonly line: RefObject<HTMLElement | null>;
}

/** The buttons and links of a line, without those of what is open over it. */
const itemsOf = (line: HTMLElement) =>
  [...line.querySelectorAll<HTMLElement>('button, a[href]')].filter(
    (item) => !item.closest('[popover]'),
  );

/** Makes one item the tab stop of its line. */
function setStop(items: readonly HTMLElement[], stop: HTMLElement | undefined): void {
  for (const item of items) item.tabIndex = item === stop ? 0 : -1;
}

/**
 * A line of buttons and links is one tab stop, as in an ARIA toolbar: the chosen item, or the one that had the focus
 * last. The arrow keys, Home and End move the focus. Has no content.
 */
export function ArrowKeys({ line: ref }: ArrowKeysProps) {
  useEffect(() => {
    const line = ref.current;
    if (!line) return undefined;
    /** Items come and go, and another one is chosen. */
    const settle = () => {
      const items = itemsOf(line);
      const { activeElement } = document;
      setStop(
        items,
        items.find((item) => item === activeElement) ??
          items.find((item) => item.matches('[aria-pressed="true"], [aria-current]')) ??
          items[0],
      );
    };
    const onFocus = ({ target }: Event) => {
      const items = itemsOf(line);
      const item = items.find((each) => each === target);
      if (item) setStop(items, item);
    };
    const onKey = (event: KeyboardEvent) => {
      const items = itemsOf(line);
      const at = items.findIndex((item) => item === event.target);
      const isReversed = getComputedStyle(line).direction === 'rtl';
      const step = { ArrowLeft: isReversed ? 1 : -1, ArrowRight: isReversed ? -1 : 1 }[event.key];
      const next = { Home: items[0], End: items.at(-1) }[event.key] ?? (step && items[at + step]);
      if (at === -1 || !next) return;
      event.preventDefault();
      next.focus();
    };
    settle();
    const observer = new MutationObserver(settle);
    observer.observe(line, {
      childList: true,
      subtree: true,
      attributeFilter: ['aria-pressed', 'aria-current'],
    });
    line.addEventListener('focusin', onFocus);
    line.addEventListener('keydown', onKey);
    return () => {
      observer.disconnect();
      line.removeEventListener('focusin', onFocus);
      line.removeEventListener('keydown', onKey);
    };
  }, [ref]);
  return null;
}

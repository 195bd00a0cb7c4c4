import { type RefObject, useEffect } from 'react';
import { useInSight } from './useInSight.ts';

export interface RovingTabIndexProps {
  readonly line: RefObject<HTMLElement | null>;
}

/** The buttons and links of a line, without those of what is open over it. */
const itemsOf = (line: HTMLElement) =>
  [...line.querySelectorAll<HTMLElement>('button, a[href]')].filter(
    (item) => !item.closest('[popover]'),
  );

/** The focused item, or the chosen one, is the only tab stop. */
function setStop(line: HTMLElement): void {
  const items = itemsOf(line);
  const stop =
    items.find((item) => item === document.activeElement) ??
    items.find((item) => item.matches('[aria-pressed="true"], [aria-current]')) ??
    items[0];
  for (const item of items) item.tabIndex = item === stop ? 0 : -1;
}

function moveFocus(line: HTMLElement, event: KeyboardEvent): void {
  const items = itemsOf(line);
  const at = items.findIndex((item) => item === event.target);
  const isReversed = getComputedStyle(line).direction === 'rtl';
  const step = { ArrowLeft: isReversed ? 1 : -1, ArrowRight: isReversed ? -1 : 1 }[event.key];
  const next = { Home: items[0], End: items.at(-1) }[event.key] ?? (step && items[at + step]);
  if (at === -1 || !next) return;
  event.preventDefault();
  next.focus();
}

/**
 * What a line of buttons and links does once the page has been drawn: it is one tab stop, as an ARIA toolbar, in
 * which arrow keys move; and its chosen item is visible. Has no content.
 */
export function RovingTabIndex({ line: ref }: RovingTabIndexProps) {
  useInSight(ref);
  useEffect(() => {
    const line = ref.current;
    if (!line) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const update = () => setStop(line);
    update();
    const observer = new MutationObserver(update);
    const attributeFilter = ['aria-pressed', 'aria-current'];
    observer.observe(line, { childList: true, subtree: true, attributeFilter });
    line.addEventListener('focusin', update, { signal });
    line.addEventListener('keydown', (event) => moveFocus(line, event), { signal });
    return () => {
      observer.disconnect();
      controller.abort();
    };
  }, [ref]);
  return null;
}

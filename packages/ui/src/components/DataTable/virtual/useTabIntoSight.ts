import { type RefObject, useEffect } from 'react';
import { scrollerOf } from './scrollerOf.ts';

const targets =
  ':is(a[href], button, input, select, textarea, [tabindex]):not(:disabled, [tabindex="-1"])';

/** Where rows show, in pixels of the window: under the sticky head, and within what scrolls. */
function sightOf(table: HTMLTableElement) {
  const scroller = scrollerOf(table);
  const isPage = scroller === document.scrollingElement;
  const { top, bottom } = isPage
    ? { top: 0, bottom: window.innerHeight }
    : scroller.getBoundingClientRect();
  // What is in the padding at the end, over bars, would scroll to the middle. At the start, the head is below it.
  const padding = parseFloat(getComputedStyle(scroller).scrollPaddingBottom) || 0;
  // The cells of the head are sticky, not the head.
  const head = table.tHead?.rows[0]?.cells[0]?.getBoundingClientRect().bottom ?? 0;
  return {
    top: Math.max(0, top, head),
    bottom: Math.min(window.innerHeight, bottom) - padding,
  };
}

/** Whether a line has no neighbor on one of its sides: only the focus keeps it drawn. */
const isApart = ({ previousElementSibling: before, nextElementSibling: after }: Element) =>
  [before, after].some(
    (row) => row instanceof HTMLElement && row.offsetHeight > 0 && row.matches('[data-gap]'),
  );

/** What Tab goes to from a line that is out of sight: the first in sight, or the last one backward. */
function targetInSight(line: HTMLElement, isBackward: boolean): HTMLElement | undefined {
  const table = line.closest('table');
  if (!table || !isApart(line)) return undefined;
  const sight = sightOf(table);
  const isInSight = (element: Element, part: 'any' | 'all') => {
    const { top, bottom, height } = element.getBoundingClientRect();
    if (height === 0) return false;
    return part === 'any'
      ? bottom > sight.top && top < sight.bottom
      : top >= sight.top && bottom <= sight.bottom;
  };
  if (isInSight(line, 'any')) return undefined;
  const found = [...table.querySelectorAll<HTMLElement>(`tr[data-place] ${targets}`)].filter(
    (element) => isInSight(element, 'all'),
  );
  return found.at(isBackward ? -1 : 0);
}

/**
 * Lets Tab go on from what is in sight once the line with the focus is out of sight. The lines after it are not
 * drawn, so the browser would go to a line far from it, or leave the table.
 */
export function useTabIntoSight(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, shiftKey } = event;
      const isOther = key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey;
      if (isOther || event.defaultPrevented) return;
      if (!(target instanceof Element) || !frame.current?.contains(target)) return;
      const line = target.closest<HTMLElement>('tr[data-place]');
      const next = line ? targetInSight(line, shiftKey) : undefined;
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    // After the handlers of what has the focus, which may use the key.
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [frame]);
}

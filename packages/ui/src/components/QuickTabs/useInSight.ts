import { type RefObject, useEffect } from 'react';

/** Says at which ends there is more of a line than shows, for its style. */
function markEnds(line: HTMLElement): void {
  const { clientWidth, scrollWidth } = line;
  // From right to left, a browser counts from zero down.
  const scrolled = Math.abs(line.scrollLeft);
  const start = scrolled > 1 ? 'start' : '';
  line.dataset['more'] = scrolled + clientWidth < scrollWidth - 1 ? `${start} end` : start;
}

const currentOf = (line: HTMLElement) =>
  line.querySelector(':is([aria-pressed="true"], [aria-current])');

/** Scrolls a line to one of its items. The page does not scroll. */
function show(line: HTMLElement, item: Element): void {
  const { left, right } = line.getBoundingClientRect();
  const tab = item.getBoundingClientRect();
  // Its neighbors show too, so that the user sees that the line goes on.
  const room = (right - left - tab.width) / 2;
  if (tab.left < left || tab.right > right) line.scrollLeft += tab.left - left - room;
}

/**
 * Scrolls a line of tabs to its current one, where the line is wider than the screen: when another one is current, and
 * when tabs are added, such as saved views, which load late. While it scrolls, it says at which ends there is more.
 */
export function useInSight(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const line = ref.current;
    if (!line) return undefined;
    const sizes = new ResizeObserver(() => markEnds(line));
    let shown: string | undefined;
    const update = () => {
      for (const part of [line, ...line.children]) sizes.observe(part);
      const current = currentOf(line);
      const shape = [current?.textContent, line.querySelectorAll('button, a').length].join();
      if (current && shape !== shown) show(line, current);
      shown = shape;
      markEnds(line);
    };
    update();
    const changes = new MutationObserver(update);
    const attributeFilter = ['aria-pressed', 'aria-current'];
    changes.observe(line, { childList: true, subtree: true, attributeFilter });
    const mark = () => markEnds(line);
    line.addEventListener('scroll', mark);
    return () => {
      sizes.disconnect();
      changes.disconnect();
      line.removeEventListener('scroll', mark);
    };
  }, [ref]);
}

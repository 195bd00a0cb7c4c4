import { useEffect, useRef } from 'react';

/** Says at which ends there is more of a line than shows, for its style. */
function markEnds(line: HTMLElement): void {
  const { clientWidth, scrollWidth } = line;
  // From right to left, a browser counts from zero down.
  const scrolled = Math.abs(line.scrollLeft);
  const start = scrolled > 1 ? 'start' : '';
  line.dataset['more'] = scrolled + clientWidth < scrollWidth - 1 ? `${start} end` : start;
}

/**
 * Scrolls a line of tabs to its current one, where the line is wider than the screen; the page stays
 * where it is. While it scrolls, it says at which ends there is more.
 * @param shape another text scrolls again: which tab is current, and which there are
 */
export function useInSight(shape: string) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const line = ref.current;
    if (shape === '' || !line) return undefined;
    const current = line.querySelector(':is([aria-pressed="true"], [aria-current])');
    if (current) {
      const { left, right } = line.getBoundingClientRect();
      const tab = current.getBoundingClientRect();
      // Its neighbors show too, so that the user sees that the line goes on.
      const room = (right - left - tab.width) / 2;
      if (tab.left < left || tab.right > right) line.scrollLeft += tab.left - left - room;
    }
    const mark = () => markEnds(line);
    const observer = new ResizeObserver(mark);
    for (const part of [line, ...line.children]) observer.observe(part);
    line.addEventListener('scroll', mark);
    return () => {
      observer.disconnect();
      line.removeEventListener('scroll', mark);
    };
  }, [shape]);
  return ref;
}

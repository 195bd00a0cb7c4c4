import { useEffect, useRef } from 'react';

/**
 * Scrolls a line of tabs to its current one, where the line is wider than the screen; the page stays
 * where it is.
 * @param shape another text scrolls again: which tab is current, and which there are
 */
export function useInSight(shape: string) {
  const ref = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const line = ref.current;
    const current = line?.querySelector('[aria-pressed="true"]');
    if (shape === '' || !line || !current) return;
    const { left, right } = line.getBoundingClientRect();
    const tab = current.getBoundingClientRect();
    // Its neighbors show too, so that the user sees that the line goes on.
    const room = (right - left - tab.width) / 2;
    if (tab.left < left || tab.right > right) line.scrollLeft += tab.left - left - room;
  }, [shape]);
  return ref;
}

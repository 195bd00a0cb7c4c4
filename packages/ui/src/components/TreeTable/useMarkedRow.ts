import { type RefObject, useEffect, useRef } from 'react';
import type { TreeEntry } from './treeEntries.ts';

/**
 * Leads to the row of a search, once, when it has loaded: scrolls to it, and focuses its header.
 * @param frame the element around the rows
 */
export function useMarkedRow<Row>(
  frame: RefObject<HTMLElement | null>,
  marked: string | undefined,
  entries: readonly TreeEntry<Row>[],
): void {
  const led = useRef<string>(undefined);
  useEffect(() => {
    if (marked === undefined) {
      led.current = undefined;
      return;
    }
    if (led.current === marked || !entries.some(({ key }) => key === marked)) return;
    const row = frame.current?.querySelector<HTMLElement>('tr[data-marked]');
    const heading = row?.querySelector<HTMLElement>('th');
    if (!row || !heading) return;
    led.current = marked;
    row.scrollIntoView({ block: 'center' });
    heading.setAttribute('tabindex', '-1');
    heading.focus({ preventScroll: true });
  }, [frame, marked, entries]);
}

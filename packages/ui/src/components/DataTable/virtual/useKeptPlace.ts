import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { placeAfter } from './placeAfter.ts';
import { scrollerOf } from './scrollerOf.ts';

/** The first line in sight, and where it is in the window, in pixels. */
interface Anchor {
  readonly key: string;
  readonly top: number;
  /** How far the scroller had scrolled. */
  readonly scrolled: number;
}

function anchorOf(table: HTMLTableElement, keys: readonly string[]): Anchor | undefined {
  const top = Math.max(0, table.tHead?.getBoundingClientRect().bottom ?? 0);
  const lines = [...table.querySelectorAll<HTMLElement>('tr[data-place]')];
  const line = lines.find((each) => each.getBoundingClientRect().bottom > top);
  const key = keys[Number(line?.dataset['place'])];
  if (!line || key === undefined) return undefined;
  return { key, top: line.getBoundingClientRect().top, scrolled: scrollerOf(table).scrollTop };
}

/**
 * Keeps the rows in sight in their place when others come before them or go, or are higher than was thought. It
 * replaces the scroll anchoring of browsers, which Safari lacks, and which follows the room of rows that are not
 * drawn.
 */
export function useKeptPlace(
  frame: RefObject<HTMLElement | null>,
  keys: readonly string[],
  starts: readonly number[],
): void {
  const anchor = useRef<Anchor>(undefined);
  const last = useRef(keys);

  useLayoutEffect(() => {
    const table = frame.current?.querySelector('table');
    const body = table?.tBodies[0];
    const before = last.current;
    last.current = keys;
    if (!table || !body) return;
    body.style.overflowAnchor = 'none';
    const place = anchor.current && placeAfter(before, keys, anchor.current.key);
    if (anchor.current && place !== undefined) {
      const line = body.querySelector(`tr[data-place="${place}"]`);
      const top =
        line?.getBoundingClientRect().top ??
        body.getBoundingClientRect().top + (starts[place] ?? 0);
      const scroller = scrollerOf(table);
      // At its start a list shows what is new. What has scrolled since is on its way to another place.
      if (scroller.scrollTop > 0 && scroller.scrollTop === anchor.current.scrolled) {
        scroller.scrollTop += top - anchor.current.top;
      }
    }
    anchor.current = anchorOf(table, keys);
  });

  useEffect(() => {
    // Before the document's listener, which has the rows drawn that the scroll brings into sight.
    const onScroll = () => {
      const table = frame.current?.querySelector('table');
      anchor.current = table ? anchorOf(table, last.current) : undefined;
    };
    const options = { capture: true, passive: true };
    window.addEventListener('scroll', onScroll, options);
    return () => window.removeEventListener('scroll', onScroll, options);
  }, [frame]);
}

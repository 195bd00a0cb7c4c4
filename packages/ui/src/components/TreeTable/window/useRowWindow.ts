import {
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import { RowHeights } from './RowHeights.ts';
import { linesBetween, startsOf } from './linesBetween.ts';
import { Sight } from './Sight.ts';

/** Up to this many lines, every line is rendered, so that the browser's own search finds them. */
const drawnWhole = 30;

/** How far beyond the window lines are rendered, in pixels. */
const beyond = 120;

const rowsOfLines = ':scope > tr:not([data-gap], [data-skeleton])';

/** A line to render, and the height of the lines before it that are not rendered, in pixels. */
interface DrawnLine {
  readonly place: number;
  readonly gap: number;
}

interface RowWindow {
  readonly lines: readonly DrawnLine[];
  /** The height of lines after the last rendered one; undefined if the table renders all lines. */
  readonly gapAfter: number | undefined;
  /** The height of all lines, in pixels; undefined if the table renders all lines. */
  readonly height: number | undefined;
}

/** Whether the page is being printed; the content for paper is rendered before the layout. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  return isPrinting;
}

function setNumber(element: Element, attribute: string, value: number | undefined) {
  const text = value === undefined ? null : String(value);
  if (element.getAttribute(attribute) === text) return;
  if (text === null) element.removeAttribute(attribute);
  else element.setAttribute(attribute, text);
}

/** Sets the index of each `tr` among all rows, for assistive technology and in `data-place`. */
function sayPlaces(
  table: HTMLTableElement,
  rows: readonly HTMLElement[],
  drawn: readonly number[],
  count: number,
): void {
  const isWhole = drawn.length === count;
  const head = table.tHead?.rows.length ?? 0;
  const all = head + count + (table.tFoot?.rows.length ?? 0);
  setNumber(table, 'aria-rowcount', isWhole ? undefined : all);
  for (const [index, row] of rows.entries()) {
    const place = drawn[index] ?? index;
    setNumber(row, 'data-place', place);
    setNumber(row, 'aria-rowindex', isWhole ? undefined : head + place + 1);
  }
}

const noSight = () => () => undefined;

/**
 * The lines of a long table that are rendered: the visible ones, those that have to stay, such as the one with the
 * focus, and on paper all.
 *
 * @param frame the element around the table
 * @param keys of all lines, memoized; each is one `tr`
 * @param stored keys of lines that are always rendered
 */
export function useRowWindow(
  frame: RefObject<HTMLElement | null>,
  keys: readonly string[],
  stored: readonly (string | undefined)[],
): RowWindow {
  const [{ heights, sight }] = useState(() => ({ heights: new RowHeights(), sight: new Sight() }));
  const isPrinting = useIsPrinting();
  const isWhole = isPrinting || keys.length <= drawnWhole;
  const measured = useSyncExternalStore(heights.subscribe, heights.read, heights.read);
  const seen = useSyncExternalStore(isWhole ? noSight : sight.watch, sight.read, sight.read);
  const starts = useMemo(() => startsOf(keys, measured), [keys, measured]);
  const staying = stored
    .map((key) => (key === undefined ? -1 : keys.indexOf(key)))
    .filter((place) => place !== -1);
  const drawn = isWhole
    ? [...keys.keys()]
    : linesBetween(starts, seen.top - beyond, seen.bottom + beyond, staying);

  useEffect(() => {
    window.addEventListener('resize', heights.forget);
    return () => window.removeEventListener('resize', heights.forget);
  }, [heights]);

  useLayoutEffect(() => {
    const table = frame.current?.querySelector('table');
    const body = table?.tBodies[0];
    const rows = [...(body?.querySelectorAll<HTMLElement>(rowsOfLines) ?? [])];
    if (!table || !body || rows.length !== drawn.length) return;
    sayPlaces(table, rows, drawn, keys.length);
    if (isWhole) return;
    heights.keep(
      rows.map((row, index) => {
        const place = drawn[index] ?? index;
        const taken = (starts[place + 1] ?? 0) - (starts[place] ?? 0);
        return { key: keys[place] ?? '', height: row.getBoundingClientRect().height, taken };
      }),
    );
    sight.lookAt(body);
  });

  const end = (place: number) => starts[place + 1] ?? 0;
  const last = drawn.at(-1);
  const height = isWhole ? undefined : starts.at(-1);
  return {
    lines: drawn.map((place, index) => {
      const before = drawn[index - 1];
      return { place, gap: (starts[place] ?? 0) - (before === undefined ? 0 : end(before)) };
    }),
    gapAfter: height === undefined || last === undefined ? undefined : height - end(last),
    height,
  };
}

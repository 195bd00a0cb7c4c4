/** Rows drawn before and after those in sight, so that a quick scroll shows no gap. */
const overscan = 6;

/** Indexes of the rows to draw of a long list; `end` is not included. */
export interface RowWindow {
  readonly start: number;
  readonly end: number;
}

/** The rows in sight of a list whose rows are all `rowHeight` high; lengths in pixels. */
export function rowWindow(
  scrollTop: number,
  viewHeight: number,
  rowHeight: number,
  count: number,
): RowWindow {
  const first = Math.floor(scrollTop / rowHeight) - overscan;
  const last = Math.ceil((scrollTop + viewHeight) / rowHeight) + overscan;
  return { start: Math.max(0, Math.min(first, count)), end: Math.max(0, Math.min(last, count)) };
}

/** Where to scroll so that a row is in sight, moving no further than needed. */
export function scrollTopToShow(
  index: number,
  scrollTop: number,
  viewHeight: number,
  rowHeight: number,
): number {
  const top = index * rowHeight;
  if (top < scrollTop) return top;
  return Math.max(scrollTop, top + rowHeight - viewHeight);
}

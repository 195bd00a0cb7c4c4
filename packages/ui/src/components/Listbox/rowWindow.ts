/** Rows rendered before and after the visible ones, so that a quick scroll shows no gap. */
const overscan = 6;

/** The part of a long list to render, in pixels from its top. */
export function rowWindow(scrollTop: number, viewHeight: number, rowHeight: number) {
  const more = overscan * rowHeight;
  return { top: scrollTop - more, bottom: scrollTop + viewHeight + more };
}

/** Where to scroll so that a row is visible, moving no further than needed; lengths in pixels. */
export function scrollTopToShow(
  top: number,
  scrollTop: number,
  viewHeight: number,
  rowHeight: number,
): number {
  if (top < scrollTop) return top;
  return Math.max(scrollTop, top + rowHeight - viewHeight);
}

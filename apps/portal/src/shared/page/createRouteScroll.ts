/** Decides the scroll position after a route change: the top, unless a list restores its position. */
export function createRouteScroll() {
  let kept: string | undefined;
  return {
    /** Keeps the scroll position and focus of the page at this path, because the page restored both. */
    keep: (pathname: string) => {
      kept = pathname;
    },
    /** Whether the page at this path restored its position. Resets when read. */
    takeKept: (pathname: string) => {
      const was = kept === pathname;
      kept = undefined;
      return was;
    },
  };
}

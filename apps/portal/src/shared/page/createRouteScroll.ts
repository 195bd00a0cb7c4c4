/** Who decides where a page stands after a change of route: its top, unless a list restores itself. */
export function createRouteScroll() {
  let kept: string | undefined;
  return {
    /** The page of this path stays where it is, and its focus too: it restored both. */
    keep: (pathname: string) => {
      kept = pathname;
    },
    /** Whether the page of this path asked to stay where it is; asked once. */
    takeKept: (pathname: string) => {
      const was = kept === pathname;
      kept = undefined;
      return was;
    },
  };
}

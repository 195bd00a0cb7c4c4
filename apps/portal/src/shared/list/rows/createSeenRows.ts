/** How a reader left a list by one of its rows. */
export interface Left {
  /** The row's link. */
  readonly href: string;
  /** The query of the list. */
  readonly search: string;
  /** In pixels from the page's top. */
  readonly scroll: number;
}

/** Which rows of a list a reader opened, and by which one the list was left; of one identity. */
export function createSeenRows() {
  const left = new Map<string, Left>();
  const seen = new Map<string, Set<string>>();
  return {
    leave: (place: string, how: Left) => {
      left.set(place, how);
      seen.set(place, (seen.get(place) ?? new Set()).add(how.href));
    },
    has: (place: string, href: string) => seen.get(place)?.has(href) ?? false,
    /** How the list was left, if it shows the same again; asked once. */
    takeBack: (place: string, search: string): Left | undefined => {
      const how = left.get(place);
      left.delete(place);
      return how?.search === search ? how : undefined;
    },
    forget: () => {
      left.clear();
      seen.clear();
    },
  };
}

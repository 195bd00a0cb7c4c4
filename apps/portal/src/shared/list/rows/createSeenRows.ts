/** The state of a list when the user followed a link in one of its rows. */
export interface Left {
  /** The row's link. */
  readonly href: string;
  /** The query of the list. */
  readonly search: string;
  /** The scroll position in pixels. */
  readonly scroll: number;
}

/** Remembers which rows of a list the user opened, and which one last. It belongs to one identity. */
export function createSeenRows() {
  const left = new Map<string, Left>();
  const seen = new Map<string, Set<string>>();
  return {
    leave: (place: string, how: Left) => {
      left.set(place, how);
      seen.set(place, (seen.get(place) ?? new Set()).add(how.href));
    },
    has: (place: string, href: string) => seen.get(place)?.has(href) ?? false,
    /** Returns once how the user left the list, if the list shows the same query again. */
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

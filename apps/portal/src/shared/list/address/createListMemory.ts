/** Where a list stands: `/pending#pending`. */
export const placeOf = (path: string, list: string) => `${path}#${list}`;

/**
 * What lists keep between visits, each by its place: its route and its name. They belong to one
 * identity: whoever changes the identity forgets them.
 */
export function createListMemory() {
  const offers = new Map<string, unknown>();
  const queries = new Map<string, Map<string, string>>();
  return {
    /** The values that the carrier offered a list's filters on the first visit [S4]. */
    offered: <Values>(place: string) => offers.get(place) as Values | undefined,
    offer: (place: string, values: unknown) => {
      offers.set(place, values);
    },
    /** Notes the query that a list was left with: its own part of the address. */
    leave: (path: string, list: string, query: string) => {
      queries.set(path, (queries.get(path) ?? new Map<string, string>()).set(list, query));
    },
    /** The query that the lists of a page were left with, empty or with its question mark. */
    queryOf: (path: string) => {
      const left = [...(queries.get(path)?.values() ?? [])].filter(Boolean).join('&');
      return left && `?${left}`;
    },
    /** Forgets the queries of a page. */
    reset: (path: string) => {
      queries.delete(path);
    },
    forget: () => {
      offers.clear();
      queries.clear();
    },
  };
}

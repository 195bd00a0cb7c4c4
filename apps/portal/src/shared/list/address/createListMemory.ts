/** The key of a list: `/pending#pending`. */
export const placeOf = (path: string, list: string) => `${path}#${list}`;

/**
 * Remembers the state of lists between visits, by route and list ID. The state belongs to one identity
 * and is cleared when the identity changes.
 */
export function createListMemory() {
  const offers = new Map<string, unknown>();
  const queries = new Map<string, Map<string, string>>();
  return {
    /** The filter values that the carrier returned on the first visit of a list [S4]. */
    offered: <Values>(place: string) => offers.get(place) as Values | undefined,
    offer: (place: string, values: unknown) => {
      offers.set(place, values);
    },
    /** Stores the latest query of a list: its own parameters of the URL. */
    leave: (path: string, list: string, query: string) => {
      queries.set(path, (queries.get(path) ?? new Map<string, string>()).set(list, query));
    },
    /** The latest query of the lists of a page: empty, or with its question mark. */
    queryOf: (path: string) => {
      const left = [...(queries.get(path)?.values() ?? [])].filter(Boolean).join('&');
      return left && `?${left}`;
    },
    /** Deletes the stored queries of a page. */
    reset: (path: string) => {
      queries.delete(path);
    },
    forget: () => {
      offers.clear();
      queries.clear();
    },
  };
}

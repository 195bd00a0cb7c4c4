import { paths } from '../../../paths.ts';

/** The key of a list: `/pending#pending`. */
export const listKeyOf = (path: string, list: string) => `${path}#${list}`;

/** The state of a list when the user followed a link in one of its rows. */
interface Left {
  /** The row's link. */
  readonly href: string;
  /** The query of the list. */
  readonly search: string;
  /** The scroll position in pixels. */
  readonly scroll: number;
}

/**
 * Remembers the state of lists between visits, by route and list ID: filter values, query, and the rows that
 * the user opened. It belongs to one identity, and is cleared when the identity changes.
 */
export function createListMemory() {
  const offers = new Map<string, unknown>();
  const queries = new Map<string, Map<string, string>>();
  const left = new Map<string, Left>();
  const opened = new Map<string, Set<string>>();
  return {
    /** The filter values that the carrier returned on the first visit of a list [S4]. */
    offered: <Values>(listKey: string) => offers.get(listKey) as Values | undefined,
    offer: (listKey: string, values: unknown) => {
      offers.set(listKey, values);
    },
    /** Stores the latest query of a list: its own parameters of the URL. */
    leave: (path: string, list: string, query: string) => {
      const ofPage = (queries.get(path) ?? new Map<string, string>()).set(list, query);
      // The page that the user left last is the last one.
      queries.delete(path);
      queries.set(path, ofPage);
    },
    /** The latest query of the lists of a page: empty, or with its question mark. */
    queryOf: (path: string) => {
      const latest = [...(queries.get(path)?.values() ?? [])].filter(Boolean).join('&');
      return latest && `?${latest}`;
    },
    /** The version of a policy list that the user left last. */
    lastVersion: (list: string) =>
      [...queries.keys()].findLast((path) => path === list || path === paths.v2(list)),
    /** Deletes the stored queries of a page. */
    reset: (path: string) => {
      queries.delete(path);
    },
    openRow: (listKey: string, row: Left) => {
      left.set(listKey, row);
      opened.set(listKey, (opened.get(listKey) ?? new Set()).add(row.href));
    },
    hasOpened: (listKey: string, href: string) => opened.get(listKey)?.has(href) ?? false,
    /** Returns once how the user left the list, if the list shows the same query again. */
    takeBack: (listKey: string, search: string): Left | undefined => {
      const row = left.get(listKey);
      left.delete(listKey);
      return row?.search === search ? row : undefined;
    },
    forget: () => {
      for (const memory of [offers, queries, left, opened]) memory.clear();
    },
  };
}

import { use, useEffect, useRef } from 'react';
import { localeContext } from '../../../words/localeContext.ts';
import type { Column, Sort } from '../Column.ts';

/**
 * Announces a new sort once its rows have loaded; the sort that a list opens with is not announced. The code
 * of the announcement loads with the first one.
 */
export function useSortAnnouncement(
  name: string,
  columns: readonly Column<never>[],
  sort: Sort | null,
  waits: boolean,
): void {
  const { words } = use(localeContext);
  const said = useRef(sort);
  useEffect(() => {
    if (waits) return;
    const before = said.current;
    said.current = sort;
    if (before?.field === sort?.field && before?.direction === sort?.direction) return;
    const header = columns.find(({ id }) => id === sort?.field)?.header;
    // Without its code there is no announcement; `aria-sort` of the header is right all the same.
    void import('./announceSort.ts').then(
      ({ announceSort }) => announceSort(name, header, sort, words.SortAnnouncement),
      () => undefined,
    );
  }, [name, columns, sort, waits, words]);
}

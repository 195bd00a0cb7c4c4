import { useEffect, useRef } from 'react';
import { sortAnnouncementWords } from '../../../words/tables.ts';
import { useWords } from '../../../words/useWords.ts';
import type { Words } from '../../../words/Words.ts';
import { announce } from '../../Announcer/announce.ts';
import type { Column, Sort } from '../Column.ts';
import { sortFieldOf } from '../rows/cellOf.tsx';

/** The announcement once the rows are in their new order. */
export function sortAnnouncement(
  tableName: string,
  header: string | undefined,
  sort: Sort | null,
  words: Words['SortAnnouncement'],
): string {
  if (!sort) return words.unsorted(tableName);
  return words.sorted(tableName, header ?? sort.field, sort.direction);
}

/** Announces a new sort once its rows have loaded; the sort that a list opens with is not announced. */
export function useSortAnnouncement(
  name: string,
  columns: readonly Column<never>[],
  sort: Sort | null,
  waits: boolean,
): void {
  const words = useWords('SortAnnouncement', sortAnnouncementWords);
  const said = useRef(sort);
  useEffect(() => {
    if (waits) return;
    const before = said.current;
    said.current = sort;
    if (before?.field === sort?.field && before?.direction === sort?.direction) return;
    const header = columns.find((column) => sortFieldOf(column) === sort?.field)?.header;
    announce(sortAnnouncement(name, header, sort, words), `sort of ${name}`);
  }, [name, columns, sort, waits, words]);
}

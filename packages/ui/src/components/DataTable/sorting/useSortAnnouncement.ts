import { useEffect, useRef } from 'react';
import { sortAnnouncementWords } from '../../../words/tables.ts';
import { useWords } from '../../../words/useWords.ts';
import { announce } from '../../Announcer/announce.ts';
import type { Column, Sort } from '../Column.ts';
import { sortAnnouncement } from './sortAnnouncement.ts';

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
    const header = columns.find(({ id }) => id === sort?.field)?.header;
    announce(sortAnnouncement(name, header, sort, words), `sort of ${name}`);
  }, [name, columns, sort, waits, words]);
}

import { sortAnnouncementWords } from '../../../words/data/sortAnnouncementWords.ts';
import type { Words, WordsOf } from '../../../words/Words.ts';
import { announce } from '../../Announcer/announce.ts';
import type { Sort } from '../Column.ts';

/** What the announcer says once the rows are in their new order. */
export function sortAnnouncement(
  tableName: string,
  header: string | undefined,
  sort: Sort | null,
  words: Words['SortAnnouncement'],
): string {
  if (!sort) return words.unsorted(tableName);
  return words.sorted(tableName, header ?? sort.field, sort.direction);
}

/** Announces a sort; the words that another language lacks are English. */
export function announceSort(
  tableName: string,
  header: string | undefined,
  sort: Sort | null,
  own: WordsOf['SortAnnouncement'],
): void {
  const words = { ...sortAnnouncementWords, ...own };
  announce(sortAnnouncement(tableName, header, sort, words), `sort of ${tableName}`);
}

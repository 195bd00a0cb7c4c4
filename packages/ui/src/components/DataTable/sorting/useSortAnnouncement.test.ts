import { describe, expect, it } from 'vitest';
import { sortAnnouncementWords } from '../../../words/tables.ts';
import { sortAnnouncement } from './useSortAnnouncement.ts';

const descending = { field: 'date', direction: 'desc' } as const;
const ascending = { field: 'date', direction: 'asc' } as const;

describe('the announcement of a sort', () => {
  const say = (header: string | undefined, sort: typeof descending | typeof ascending | null) =>
    sortAnnouncement('Pending', header, sort, sortAnnouncementWords);

  it('names the table, the column and the direction', () => {
    expect(say('Date', descending)).toBe(
      'The table named Pending is now sorted by Date, descending',
    );
    expect(say('Date', ascending)).toBe('The table named Pending is now sorted by Date, ascending');
  });

  it('has the id of a column that is not in the table', () => {
    expect(say(undefined, ascending)).toBe(
      'The table named Pending is now sorted by date, ascending',
    );
  });

  it('says when there is no order', () => {
    expect(say(undefined, null)).toBe('The table named Pending is now unsorted');
  });
});

import { describe, expect, it } from 'vitest';
import { dataTableWords } from '../../../words/data/dataTableWords.ts';
import { sortAnnouncement } from './sortAnnouncement.ts';

const descending = { field: 'date', direction: 'desc' } as const;
const ascending = { field: 'date', direction: 'asc' } as const;

describe('the announcement of a sort', () => {
  const header = (id: string) => ({ date: 'Date' })[id] ?? id;

  it('names the table, the column and the direction', () => {
    expect(sortAnnouncement('Pending', header, descending, dataTableWords)).toBe(
      'The table named Pending is now sorted by Date, descending',
    );
    expect(sortAnnouncement('Pending', header, ascending, dataTableWords)).toBe(
      'The table named Pending is now sorted by Date, ascending',
    );
  });

  it('says when there is no order', () => {
    expect(sortAnnouncement('Pending', header, null, dataTableWords)).toBe(
      'The table named Pending is now unsorted',
    );
  });
});

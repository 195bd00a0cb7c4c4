import { formatCount } from '@agent-portal/format';
import { describe, expect, it } from 'vitest';
import { paginationWords } from '../../words/data.ts';
import { pageItems, rangeText } from './pageItems.ts';

describe('the pages on offer', () => {
  it('are all pages while there are few', () => {
    expect(pageItems(1, 1)).toEqual([1]);
    expect(pageItems(3, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(pageItems(1, 0)).toEqual([]);
  });

  it.each([
    [1, [1, 2, 3, 4, 5, 'gap-after', 15]],
    [4, [1, 2, 3, 4, 5, 'gap-after', 15]],
    [5, [1, 'gap-before', 4, 5, 6, 'gap-after', 15]],
    [11, [1, 'gap-before', 10, 11, 12, 'gap-after', 15]],
    [12, [1, 'gap-before', 11, 12, 13, 14, 15]],
    [15, [1, 'gap-before', 11, 12, 13, 14, 15]],
  ])('leave out those far from page %i', (page, expected) => {
    expect(pageItems(page, 15)).toEqual(expected);
  });

  it('keep their number, include the current page and never leave out a single page', () => {
    for (let page = 1; page <= 40; page += 1) {
      const items = pageItems(page, 40);
      expect(items).toHaveLength(7);
      expect(items).toContain(page);
      const numbers = items.filter((item) => typeof item === 'number');
      const skipped = numbers.slice(1).map((number, index) => number - (numbers[index] ?? 0));
      expect(skipped).not.toContain(2);
    }
  });
});

describe('the range text', () => {
  it('names first, last and total', () => {
    expect(rangeText(2, 10, 143, paginationWords, formatCount)).toBe('Showing 11 to 20 of 143');
  });

  it('ends at the total on the last page', () => {
    expect(rangeText(15, 10, 143, paginationWords, formatCount)).toBe('Showing 141 to 143 of 143');
  });

  it('groups thousands', () => {
    expect(rangeText(121, 10, 1208, paginationWords, formatCount)).toBe(
      'Showing 1,201 to 1,208 of 1,208',
    );
  });

  it('says so when there is nothing', () => {
    expect(rangeText(1, 10, 0, paginationWords, formatCount)).toBe('Showing 0 of 0');
  });
});

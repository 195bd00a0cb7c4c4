import { readPages } from '../readPages.ts';
import type { ReadRows } from './TodaySource.ts';

/** Merges sorted lists into one. Equal rows keep the order of the lists. */
export const mergeLists =
  <Row>(lists: readonly ReadRows<Row>[], compare: (a: Row, b: Row) => number): ReadRows<Row> =>
  async ({ page, ...asked }) => {
    const end = page * asked.pageSize;
    const found = await Promise.all(
      lists.map((read) => readPages(read, asked, ({ length }) => length >= end)),
    );
    return {
      total: found.reduce((sum, { total }) => sum + total, 0),
      items: found
        .flatMap(({ items }) => items)
        .toSorted(compare)
        .slice(end - asked.pageSize, end),
    };
  };

import { readPages } from './readPages.ts';
import type { ReadRows } from './TodaySource.ts';

/** Several lists as one list. Each is in its order; of equal rows, those of an earlier list come first. */
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

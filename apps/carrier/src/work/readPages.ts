import type { PageAsked, ReadRows } from './today/TodaySource.ts';

/** Reads a list from its start, until there are enough rows or it ends. */
export async function readPages<Row>(
  read: ReadRows<Row>,
  asked: Omit<PageAsked, 'page'>,
  isEnough: (items: readonly Row[]) => boolean,
) {
  const items: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { total, items: more } = await read({ ...asked, page });
    // The list became shorter while it was read: a page past its end has rows of an earlier one.
    const isPastEnd = page > 1 && (page - 1) * asked.pageSize >= total;
    if (isPastEnd) return { total: items.length, items, isWhole: true };
    items.push(...more);
    const isWhole = page * asked.pageSize >= total;
    if (isWhole || isEnough(items)) return { total, items, isWhole };
  }
}

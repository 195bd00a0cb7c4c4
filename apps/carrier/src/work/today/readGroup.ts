import { mostChosen, pageSizes } from '@agent-portal/data/list';
import type { TodayGroup, TodayItem } from '@agent-portal/data/work/today/contract';
import { readPages } from '../readPages.ts';
import type { ReadItems, ReadRows } from './TodaySource.ts';
import { inParts } from '../inParts.ts';

/** The largest page size. Keys are read in parts of this size, so that one page has all of them. */
const largestPage = 100;

/** Returns the rows with these keys, in any order. */
export async function findItems<Row>(read: ReadRows<Row>, keys: readonly string[]): Promise<Row[]> {
  const found = await Promise.all(
    inParts(keys, largestPage).map((part) => read({ page: 1, pageSize: largestPage, keys: part })),
  );
  return found.flatMap(({ items }) => items);
}

/** How many items with these keys a group has. */
async function countItems(read: ReadItems, keys: readonly string[]): Promise<number> {
  const found = await Promise.all(
    inParts(keys, mostChosen).map((part) => read({ page: 1, pageSize: 10, keys: part })),
  );
  return found.reduce((sum, { total }) => sum + total, 0);
}

/**
 * Reads the first items that no follow-up hides, and counts the rest. Usually one small page is enough. Hidden items on
 * other pages are counted by their keys.
 */
export async function readGroup(
  read: ReadItems,
  hidden: ReadonlySet<string>,
  size: number,
): Promise<Omit<TodayGroup, 'kind'>> {
  const without = (items: readonly TodayItem[]) => items.filter(({ key }) => !hidden.has(key));
  const isEnough = (found: readonly TodayItem[]) => without(found).length >= size;
  const pageSize = pageSizes.find((one) => one >= size) ?? largestPage;
  let found = await readPages(read, { pageSize }, () => true);
  const isShort = found.total <= largestPage && hidden.size > 0;
  if (!found.isWhole && (isShort || !isEnough(found.items)))
    found = await readPages(read, { pageSize: largestPage }, isEnough);
  const { items, total, isWhole } = found;
  const shown = without(items);
  const planned = isWhole ? items.length - shown.length : await countItems(read, [...hidden]);
  return { total: total - planned, planned, items: shown.slice(0, size) };
}

import type { TodayItem } from '@agent-portal/data/work/today/contract';
import type { ReadItems } from './TodaySource.ts';

/**
 * Reads a short list as a whole, once, and pages it here.
 * @param read reads all items, or only those with some keys if the carrier can look them up
 */
export function wholeList(
  read: (keys?: readonly string[]) => Promise<readonly TodayItem[]>,
): ReadItems {
  let all: ReturnType<typeof read> | undefined;
  return async ({ page, pageSize, keys }) => {
    const items = await (keys ? read(keys) : (all ??= read()));
    const found = keys ? items.filter(({ key }) => keys.includes(key)) : items;
    return { total: found.length, items: found.slice((page - 1) * pageSize, page * pageSize) };
  };
}

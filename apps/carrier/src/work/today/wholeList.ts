import type { TodayItem } from '@agent-portal/data/work/today/contract';
import type { ReadItems } from './TodaySource.ts';

/** Reads a list once as a whole, and pages it here: for short lists, or lists without a filter by key. */
export function wholeList(readAll: () => Promise<readonly TodayItem[]>): ReadItems {
  let all: ReturnType<typeof readAll> | undefined;
  return async ({ page, pageSize, keys }) => {
    const items = await (all ??= readAll());
    const found = keys ? items.filter(({ key }) => keys.includes(key)) : items;
    return { total: found.length, items: found.slice((page - 1) * pageSize, page * pageSize) };
  };
}

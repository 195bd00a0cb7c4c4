import type { TodayItem } from '@agent-portal/data/work/today/contract';
import type { OpenGroup } from './TodaySource.ts';

interface Rows {
  /** The row ids of all items, in order. */
  readonly order: Int32Array;
  readonly hidden: ReadonlySet<string>;
  /** The row ids of the items with these keys, for those that exist. */
  readonly findRowIds: (keys: readonly string[]) => Promise<readonly number[]>;
  readonly findItems: (rowIds: Int32Array) => Promise<TodayItem[]>;
}

/** A group whose order is a cached array of row ids. Hidden items are taken out by their row ids. */
export async function groupOfRows({
  order,
  hidden,
  findRowIds,
  findItems,
}: Rows): Promise<OpenGroup> {
  const without = new Set(hidden.size > 0 ? await findRowIds([...hidden]) : []);
  const shown = without.size > 0 ? order.filter((rowId) => !without.has(rowId)) : order;
  return {
    total: shown.length,
    planned: order.length - shown.length,
    page: (from, size) => findItems(shown.subarray(from, from + size)),
    find: async (key) => {
      const [rowId] = await findRowIds([key]);
      if (rowId === undefined || !shown.includes(rowId)) return undefined;
      return (await findItems(Int32Array.of(rowId)))[0];
    },
  };
}

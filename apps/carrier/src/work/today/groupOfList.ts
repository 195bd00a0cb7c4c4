import type { TodayItem } from '@agent-portal/data/work/today/contract';
import type { OpenGroup } from './TodaySource.ts';

/** A page of a list of the contract, with its rows as items. */
interface ItemPage {
  /** The rows of all pages. */
  readonly total: number;
  readonly items: readonly TodayItem[];
}

/**
 * A group whose items are the rows of a list of the contract, in its order. Pages are read when they are needed.
 * @param readPage reads a page by its number, from 1
 */
export async function groupOfList(
  readPage: (page: number) => Promise<ItemPage>,
  hidden: ReadonlySet<string>,
): Promise<OpenGroup> {
  const items: TodayItem[] = [];
  let page = 0;
  let total = Infinity;
  /** @param isEnough whether the items so far answer the question */
  const readUntil = async (isEnough: () => boolean) => {
    while (items.length < total && !isEnough()) {
      page += 1;
      const { total: all, items: more } = await readPage(page);
      // The list may become shorter while it is read.
      total = more.length === 0 ? items.length : all;
      items.push(...more);
    }
  };
  const isHidden = ({ key }: TodayItem) => hidden.has(key);
  const shown = () => items.filter((item) => !isHidden(item));
  await readUntil(() => page > 0 && items.filter(isHidden).length === hidden.size);
  const planned = items.filter(isHidden).length;
  return {
    total: total - planned,
    planned,
    page: async (from, size) => {
      await readUntil(() => shown().length >= from + size);
      return shown().slice(from, from + size);
    },
    find: async (key) => {
      const find = () => shown().find((item) => item.key === key);
      await readUntil(() => find() !== undefined);
      return find();
    },
  };
}

import { badRequest } from '../../http/answers/problems.ts';
import type { TodayItem } from '@agent-portal/data/work/today/contract';
import { readPages } from '../readPages.ts';
import type { PageAsked, ReadItems } from './TodaySource.ts';
import { wholeList } from './wholeList.ts';
import { unlessRefused } from '../unlessRefused.ts';

/** @throws {Problem} 400 if the carrier ignored the filter by day, so that the group is left out */
export function refuseIgnored(days: readonly (string | null)[], from: string): void {
  if (days.some((day) => day === null || day < from)) throw badRequest([]);
}

interface Filtered<Row> {
  /** Reads a page. @param isPlain only with the parameters of the specification */
  readonly read: (
    asked: PageAsked,
    isPlain: boolean,
  ) => Promise<{ readonly total: number; readonly rows: readonly Row[] }>;
  /** Whether a row belongs to the group. */
  readonly isOne: (row: Row) => boolean;
  readonly toItem: (row: Row) => TodayItem;
}

/**
 * The items of a list that has its filters as extensions. From a carrier that refuses or ignores them, it reads the
 * list with the filters of the specification, and filters it here.
 */
export function filteredList<Row>({ read, isOne, toItem }: Filtered<Row>): ReadItems {
  const toItems = (rows: readonly Row[]) => rows.filter(isOne).map(toItem);
  const whole = wholeList(async (keys) => {
    const readRows = async (paging: PageAsked) => {
      const { total, rows } = await read({ ...paging, keys }, true);
      return { total, items: rows };
    };
    const { items } = await readPages(readRows, { pageSize: 100 }, () => false);
    return toItems(items).toSorted((a, b) => (a.by ?? '').localeCompare(b.by ?? ''));
  });
  return async (asked) => {
    const found = await unlessRefused(read(asked, false));
    if (!found) return whole(asked);
    const items = toItems(found.rows);
    if (!items.every(({ key }) => asked.keys?.includes(key) ?? true)) return whole(asked);
    const changed = found.rows.length - items.length;
    // A row can change while it is read. A carrier that ignores the filters has as many rows without them.
    const isFiltered = changed === 0 || (await read(asked, true)).total !== found.total;
    return isFiltered ? { total: found.total - changed, items } : whole(asked);
  };
}

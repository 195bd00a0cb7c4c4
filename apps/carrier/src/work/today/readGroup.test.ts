import type { TodayItem } from '@agent-portal/data/work/today/contract';
import { expect, it } from 'vitest';
import { mergeLists } from './mergeLists.ts';
import { findItems, readGroup } from './readGroup.ts';
import type { PageAsked, ReadItems } from './TodaySource.ts';

const keysOf = (found: readonly TodayItem[]) => found.map(({ key }) => key);

/** A list of items `k0` to `k299`, and what was asked of it. */
function list(length = 300) {
  const items = Array.from({ length }, (_, at) => ({ key: `k${at}` }) as TodayItem);
  const asked: PageAsked[] = [];
  const read: ReadItems = async (one) => {
    asked.push(one);
    const { page, pageSize, keys } = one;
    const found = keys ? items.filter(({ key }) => keys.includes(key)) : items;
    return { total: found.length, items: found.slice((page - 1) * pageSize, page * pageSize) };
  };
  return { asked, read };
}
const numbered = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => `k${from + at}`);

it('reads only the page with the first items', async () => {
  const { asked, read } = list();
  const group = await readGroup(read, new Set(), 5);
  expect(group).toMatchObject({ total: 300, planned: 0 });
  expect(keysOf(group.items)).toEqual(numbered(0, 5));
  expect(asked).toEqual([{ page: 1, pageSize: 10 }]);
});

it('leaves out what is hidden, and reads on for the items after it', async () => {
  const { asked, read } = list();
  const group = await readGroup(read, new Set(numbered(1, 110)), 3);
  expect(group).toMatchObject({ total: 191, planned: 109 });
  expect(keysOf(group.items)).toEqual(['k0', 'k110', 'k111']);
  expect(asked.map(({ page, keys }) => keys?.length ?? page)).toEqual([1, 1, 2, 109]);
  expect(asked.map(({ pageSize }) => pageSize)).toEqual([10, 100, 100, 10]);
});

it('counts hidden items of other pages by their keys, and only those that the group has', async () => {
  const { asked, read } = list(1_000);
  const hidden = new Set([...numbered(700, 1_000), 'gone']);
  expect(await readGroup(read, hidden, 5)).toMatchObject({ total: 700, planned: 300 });
  expect(asked.map(({ page, keys }) => keys?.length ?? page)).toEqual([1, 200, 101]);
});

it.each([
  [7, [10]],
  [100, [10, 100]],
])('counts without keys when it can read all %i', async (length, sizes) => {
  const { asked, read } = list(length);
  const group = await readGroup(read, new Set(['k6', 'gone']), 5);
  expect(group).toMatchObject({ total: length - 1, planned: 1 });
  expect(asked.map(({ pageSize, keys }) => keys ?? pageSize)).toEqual(sizes);
});

it('finds items by their keys, as many as are on a page at a time', async () => {
  const { asked, read } = list();
  expect(keysOf(await findItems(read, [...numbered(100, 250), 'gone']))).toEqual(
    numbered(100, 250),
  );
  expect(asked.map(({ keys }) => keys?.length)).toEqual([100, 51]);
});

it('merges lists, and reads as much of each as a page needs', async () => {
  const { asked, read } = list(25);
  const dated =
    (keys: readonly string[]): ReadItems =>
    async ({ page, pageSize }) => ({
      total: keys.length,
      items: keys
        .map((key) => ({ key }) as TodayItem)
        .slice((page - 1) * pageSize, page * pageSize),
    });
  const order = (item: TodayItem) => Number(item.key.slice(1));
  const merged = mergeLists([dated(['k3', 'k24']), read], (a, b) => order(a) - order(b));
  const second = await merged({ page: 2, pageSize: 10 });
  expect(second.total).toBe(27);
  expect(keysOf(second.items)).toEqual(numbered(9, 19));
  expect(asked).toHaveLength(2);
  expect(keysOf((await merged({ page: 3, pageSize: 10 })).items)).toEqual([
    ...numbered(19, 25),
    'k24',
  ]);
});

it('reads no row twice when the list becomes shorter meanwhile', async () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ key: `k${at}` }) as TodayItem);
  // A page past the end answers the last one.
  const read: ReadItems = async ({ page, pageSize }) =>
    page === 1 && pageSize === 100
      ? { total: 150, items: rows(100) }
      : { total: 95, items: rows(95).slice(0, pageSize) };
  const { items, total } = await readGroup(read, new Set(numbered(0, 97)), 5);
  expect(keysOf(items)).toEqual(['k97', 'k98', 'k99']);
  expect(total).toBe(3);
});

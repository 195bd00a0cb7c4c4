import type { TodayItem } from '@agent-portal/data/work/today/contract';
import { expect, it } from 'vitest';
import { groupOfList } from './groupOfList.ts';

const items = Array.from({ length: 7 }, (_, at) => ({ key: `k${at}` }) as TodayItem);
const keysOf = (found: readonly TodayItem[]) => found.map(({ key }) => key);

/** A list of 7 rows in pages of 3, and the numbers of the pages that were read. */
function list() {
  const read: number[] = [];
  return {
    read,
    readPage: async (page: number) => {
      read.push(page);
      return { total: items.length, items: items.slice((page - 1) * 3, page * 3) };
    },
  };
}

it('reads the pages that it needs, each once', async () => {
  const { read, readPage } = list();
  const group = await groupOfList(readPage, new Set());
  expect(group).toMatchObject({ total: 7, planned: 0 });
  expect(keysOf(await group.page(0, 3))).toEqual(['k0', 'k1', 'k2']);
  expect(read).toEqual([1]);
  expect(keysOf(await group.page(2, 3))).toEqual(['k2', 'k3', 'k4']);
  expect(keysOf(await group.page(0, 9))).toHaveLength(7);
  expect(read).toEqual([1, 2, 3]);
});

it('leaves out what is hidden, on whatever page', async () => {
  const { read, readPage } = list();
  const group = await groupOfList(readPage, new Set(['k1', 'k4']));
  expect(group).toMatchObject({ total: 5, planned: 2 });
  expect(read).toEqual([1, 2]);
  expect(keysOf(await group.page(1, 3))).toEqual(['k2', 'k3', 'k5']);
  expect(await group.find('k4')).toBe(undefined);
  expect((await group.find('k6'))?.key).toBe('k6');
});

it('counts only those hidden items that the list still has', async () => {
  const { readPage } = list();
  expect(await groupOfList(readPage, new Set(['k6', 'gone']))).toMatchObject({
    total: 6,
    planned: 1,
  });
});

it('ends when the list became shorter meanwhile', async () => {
  const pages = [items.slice(0, 3)];
  const readPage = async (page: number) => ({ total: 7, items: pages[page - 1] ?? [] });
  const group = await groupOfList(readPage, new Set());
  expect(keysOf(await group.page(0, 5))).toEqual(['k0', 'k1', 'k2']);
  expect(await group.find('k5')).toBe(undefined);
});

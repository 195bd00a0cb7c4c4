import type { TodayItem } from '@agent-portal/data/work/today/contract';
import { expect, it } from 'vitest';
import { filteredList } from './filteredList.ts';

/** A list of 300 rows, of which `isLate` is a filter. @param isIgnored the carrier ignores it */
function listOf(late: readonly number[], isIgnored: boolean, staleRow?: number) {
  const asked: boolean[] = [];
  const read = filteredList<number>({
    isOne: (row) => late.includes(row),
    toItem: (row) => ({ key: `k${row}`, by: '2026-11-18' }) as TodayItem,
    read: async ({ page, pageSize }, isPlain) => {
      asked.push(isPlain);
      const all = Array.from({ length: 300 }, (_, at) => at);
      const rows =
        isPlain || isIgnored ? all : all.filter((row) => late.includes(row) || row === staleRow);
      return { total: rows.length, rows: rows.slice((page - 1) * pageSize, page * pageSize) };
    },
  });
  return { asked, read };
}

it('leaves out a row that changed while it was read, without reading the whole list', async () => {
  const { asked, read } = listOf([2, 7, 150], false, 3);
  const { total, items } = await read({ page: 1, pageSize: 10 });
  expect([total, items.map(({ key }) => key)]).toEqual([3, ['k2', 'k7', 'k150']]);
  expect(asked).toEqual([false, true]);
});

it('reads and filters the whole list of a carrier that ignores the filter', async () => {
  const { read } = listOf([2, 7, 150], true);
  const { total, items } = await read({ page: 1, pageSize: 10 });
  expect([total, items.map(({ key }) => key)]).toEqual([3, ['k2', 'k7', 'k150']]);
});

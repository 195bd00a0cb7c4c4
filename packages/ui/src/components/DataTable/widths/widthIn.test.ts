import { expect, it } from 'vitest';
import type { Column } from '../Column.ts';
import { widthIn } from './widthIn.ts';

const date: Column<never> = {
  id: 'date',
  header: 'Date',
  kind: 'date',
  width: 7,
  cell: () => null,
};
const name: Column<never> = { id: 'name', header: 'Name', width: 6, cell: () => null };

it('gives texts and names the rest of the room in a table of many columns', () => {
  const columns = [date, date, date, date, date, date, name, name];
  expect(widthIn(columns, name)).toBe('calc(6rem + max(0px, 100cqi - 54rem) / 2)');
  expect(widthIn(columns, date)).toBe('7rem');
});

it('takes no more than each column needs in a table of few', () => {
  expect(widthIn([date, name], name)).toBe('6rem');
});

import { expect, it } from 'vitest';
import type { Column } from '../Column.ts';
import { roomOf, widthIn } from './widthIn.ts';

const date: Column<never> = {
  id: 'date',
  header: 'Date',
  kind: 'date',
  width: 7,
  cell: () => null,
};
const name: Column<never> = { id: 'name', header: 'Name', width: 6, cell: () => null };

it('a width gives texts and names the rest of the room, in equal parts', () => {
  expect(widthIn(name)).toBe(
    'calc(6rem + max(-1 * var(--boxes), 100cqi - var(--needed) - var(--boxes)) / var(--named))',
  );
  expect(widthIn(date)).toBe('7rem');
  expect(roomOf([date, name, name])).toBe('--needed: 19rem; --named: 2;');
});

it('a width divides by one where no column is a text or a name', () => {
  expect(roomOf([date])).toBe('--needed: 7rem; --named: 1;');
});

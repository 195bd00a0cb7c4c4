import { expect, it } from 'vitest';
import { shortTables } from './shortTables.ts';

const row = (depth: number, name: string) => [
  `${' '.repeat(depth)}- ${name === 'c' ? `'row "c: c"'` : `row "${name}"`}:`,
  `${' '.repeat(depth)}  - cell "${name}"`,
];

it('keeps three rows of each table, and everything outside of tables', () => {
  const rows = ['a', 'b', 'c', 'd', 'e'].flatMap((name) => row(4, name));
  const table = ['- table:', '  - rowgroup:'];
  const end = ['- paragraph: The end.'];
  const stored = [...table, ...rows.slice(0, 6), ...end];
  expect(shortTables([...table, ...rows, ...end, ...table, ...rows, ...end].join('\n'))).toBe(
    [...stored, ...stored].join('\n'),
  );
});

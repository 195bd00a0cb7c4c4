import { expect, it } from 'vitest';
import { linesOf } from './linesOf.ts';

it('has a line for each row and for each open detail', () => {
  expect(linesOf(['a', 'b', 'c'], new Set(['b', 'gone']))).toEqual([
    { key: 'a', place: 0, isDetail: false },
    { key: 'b', place: 1, isDetail: false },
    { key: 'b/detail', place: 1, isDetail: true },
    { key: 'c', place: 2, isDetail: false },
  ]);
});

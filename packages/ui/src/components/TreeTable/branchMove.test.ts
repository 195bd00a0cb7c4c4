import { describe, expect, it } from 'vitest';
import { branchMove, isBranchKey } from './branchMove.ts';
import type { RowEntry, TreeEntry } from './treeEntries.ts';

const row = (key: string, level: number, branch?: RowEntry<string>['branch']) => ({
  kind: 'row' as const,
  key,
  row: key,
  level,
  branch,
});

/** a, open, with a leaf, what is open of it, and b, closed; then c, open, whose branch loads. */
const entries: readonly TreeEntry<string>[] = [
  row('a', 0, 'open'),
  row('a/leaf', 1),
  { kind: 'rest', key: 'a/leaf', row: 'a/leaf', level: 1 },
  row('a/b', 1, 'closed'),
  row('c', 0, 'open'),
  { kind: 'loading', key: 'c', row: 'c', level: 1 },
];

describe('a key on the button of a branch', () => {
  it.each([
    ['ArrowDown', 'a', 0, 3],
    ['ArrowDown', 'c, the last', 4, undefined],
    ['ArrowUp', 'c', 4, 3],
    ['ArrowUp', 'a, the first', 0, undefined],
    ['Home', 'c', 4, 0],
    ['End', 'a', 0, 4],
    ['ArrowRight', 'a, which is open,', 0, 3],
    ['ArrowRight', 'b, which is closed,', 3, 'press'],
    ['ArrowLeft', 'a, which is open,', 0, 'press'],
    ['ArrowLeft', 'b, which is closed,', 3, 0],
    ['PageDown', 'a', 0, undefined],
  ])('%s on %s', (key, _name, from, to) => {
    expect(branchMove(entries, from, key)).toBe(to);
  });

  it.each([
    ['ArrowLeft', 'a, which is open,', 0, 3],
    ['ArrowLeft', 'b, which is closed,', 3, 'press'],
    ['ArrowRight', 'a, which is open,', 0, 'press'],
    ['ArrowDown', 'a', 0, 3],
  ])('%s on %s from right to left', (key, _name, from, to) => {
    expect(branchMove(entries, from, key, true)).toBe(to);
  });
});

/** a with b, which has a leaf, and c; then d and e. */
const nested: readonly TreeEntry<string>[] = [
  row('a', 0, 'open'),
  row('a/b', 1, 'open'),
  row('a/b/leaf', 2),
  row('a/c', 1, 'closed'),
  row('d', 0, 'closed'),
  row('e', 0, 'closed'),
  { kind: 'rest', key: 'e', row: 'e', level: 0 },
];

describe('a key on the button of a branch among others', () => {
  it.each([
    ['ArrowUp', 'c', 3, 1],
    ['ArrowDown', 'b', 1, 3],
    ['ArrowLeft', 'c', 3, 0],
    ['ArrowLeft', 'd', 4, undefined],
    ['ArrowLeft', 'e', 5, undefined],
    ['ArrowRight', 'b', 1, 3],
    ['End', 'a', 0, 5],
  ])('%s on %s', (key, _name, from, to) => {
    expect(branchMove(nested, from, key)).toBe(to);
  });

  it('does nothing among no branches', () => {
    const leaves = [row('a', 0), row('b', 0)];
    expect(['Home', 'End'].map((key) => branchMove(leaves, 0, key))).toEqual([
      undefined,
      undefined,
    ]);
  });
});

it.each([
  ['ArrowLeft', true],
  ['End', true],
  ['PageDown', false],
  ['a', false],
])('knows whether %s moves: %j', (key, isMoving) => {
  expect(isBranchKey(key)).toBe(isMoving);
});

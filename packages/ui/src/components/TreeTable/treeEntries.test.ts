import { describe, expect, it } from 'vitest';
import type { Branches } from './branches.ts';
import { moreOf, treeEntries, type TreeNode } from './treeEntries.ts';

const node = (id: string, depth: number, ...subRows: readonly TreeNode<string>[]) => ({
  id,
  original: id,
  depth,
  subRows,
});
const tree = [
  node('a', 0, node('a/b', 1, node('a/b/c', 2)), node('a/d', 1)),
  node('e', 0),
] as const;

const none: Branches<string> = new Map();
const still = {
  opened: new Set<string>(),
  branches: none,
  isToLoad: () => false,
  shown: new Map(),
};
const linesOf = (nodes: readonly TreeNode<string>[], state: Partial<typeof still> & object) =>
  treeEntries(nodes, { ...still, ...state }).map(({ kind, key, level, ...rest }) =>
    kind === 'row'
      ? `${level} ${key} ${'branch' in rest ? rest.branch : ''}`
      : `${level} ${kind} ${key}`,
  );

describe('the lines of a tree', () => {
  it('are its top rows at first, and say which of them have a branch', () => {
    expect(linesOf(tree, {})).toEqual(['0 a closed', '0 e undefined']);
  });

  it('hold what is open, and under what is closed nothing', () => {
    expect(linesOf(tree, { opened: new Set(['a']) })).toEqual([
      '0 a open',
      '1 a/b closed',
      '1 a/d undefined',
      '0 e undefined',
    ]);
    expect(linesOf(tree, { opened: new Set(['a/b']) })).toEqual(['0 a closed', '0 e undefined']);
    expect(linesOf(tree, { opened: new Set(['a', 'a/b', 'e']) })).toEqual([
      '0 a open',
      '1 a/b open',
      '2 a/b/c undefined',
      '1 a/d undefined',
      '0 e undefined',
    ]);
  });

  it('say how far a branch is that has to be asked for', () => {
    const opened = new Set(['a', 'b', 'c']);
    const branches: Branches<string> = new Map([
      ['b', { status: 'failed', reason: new Error('Offline') }],
      ['c', { status: 'loaded', rows: [] }],
    ]);
    const tops = [node('a', 0), node('b', 0), node('c', 0), node('d', 0)];
    expect(linesOf(tops, { opened, branches, isToLoad: () => true })).toEqual([
      '0 a open',
      '1 loading a',
      '0 b open',
      '1 failed b',
      '0 c open',
      '1 nothing c',
      '0 d closed',
    ]);
  });

  it('hold of a long branch its beginning, and how many there are', () => {
    const long = node('a', 0, ...Array.from({ length: 120 }, (_, index) => node(`a/${index}`, 1)));
    const lines = treeEntries([long], { ...still, opened: new Set(['a']) });
    expect(lines).toHaveLength(52);
    expect(lines.at(-1)).toEqual({
      kind: 'more',
      key: 'a',
      row: 'a',
      level: 1,
      shown: 50,
      total: 120,
      isToLoad: false,
    });
    const all = treeEntries([long], {
      ...still,
      opened: new Set(['a']),
      shown: new Map([['a', 120]]),
    });
    expect(all).toHaveLength(121);
  });
});

describe('a branch that comes in parts', () => {
  it('is drawn as far as it came, and says how many there are', () => {
    const long = node('a', 0, ...Array.from({ length: 60 }, (_, index) => node(`a/${index}`, 1)));
    const branches: Branches<string> = new Map([
      ['a', { status: 'loaded', rows: [], total: 10_000 }],
    ]);
    const lines = treeEntries([long], { ...still, opened: new Set(['a']), branches });
    expect(lines).toHaveLength(62);
    expect(lines.at(-1)).toMatchObject({ kind: 'more', shown: 60, total: 10_000, isToLoad: true });
  });

  it('ends once all of it came', () => {
    const short = node('a', 0, node('a/b', 1));
    const branches: Branches<string> = new Map([['a', { status: 'loaded', rows: [], total: 1 }]]);
    const lines = treeEntries([short], { ...still, opened: new Set(['a']), branches });
    expect(lines.map(({ kind }) => kind)).toEqual(['row', 'row']);
  });
});

describe('a press for more of a branch', () => {
  it.each([
    [50, 10_000, 50],
    [200, 10_000, 200],
    [800, 10_000, 500],
    [100, 120, 20],
  ])('shows of %i of %i rows %i more', (shown, total, more) => {
    expect(moreOf(shown, total)).toBe(more);
  });
});

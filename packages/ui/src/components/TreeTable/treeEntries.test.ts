import { describe, expect, it } from 'vitest';
import type { Branches } from './BranchStore.ts';
import { lineKey, treeEntries, type TreeNode } from './treeEntries.ts';

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
  restOpened: new Set<string>(),
};
const linesOf = (nodes: readonly TreeNode<string>[], state: Partial<typeof still> & object) =>
  treeEntries(nodes, { ...still, ...state }).map(({ kind, key, level, ...rest }) =>
    kind === 'row'
      ? `${level} ${key} ${'branch' in rest ? rest.branch : ''}`
      : `${level} ${kind} ${key}`,
  );

describe('the lines of a tree', () => {
  it('are its top rows at first, and mark those with a branch', () => {
    expect(linesOf(tree, {})).toEqual(['0 a closed', '0 e undefined']);
  });

  it('include open branches, and nothing under closed rows', () => {
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

  it('give the state of a branch that has to load', () => {
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

  it('include the open detail of a row, before its branch', () => {
    const restOpened = new Set(['a']);
    expect(linesOf(tree, { restOpened, opened: new Set(['a']) }).slice(0, 3)).toEqual([
      '0 a open',
      '0 rest a',
      '1 a/b closed',
    ]);
  });

  it('have a unique key each', () => {
    const state = { opened: new Set(['a', 'e']), restOpened: new Set(['a']), isToLoad: () => true };
    const names = treeEntries(tree, { ...still, ...state }).map(lineKey);
    expect(names).toEqual(['a', 'a/rest', 'a/b', 'a/d', 'e', 'e/loading']);
  });
});

describe('a branch that loads in parts', () => {
  it('shows the loaded part, and says how many rows there are', () => {
    const long = node('a', 0, ...Array.from({ length: 60 }, (_, index) => node(`a/${index}`, 1)));
    const branches: Branches<string> = new Map([
      ['a', { status: 'loaded', rows: [], total: 10_000 }],
    ]);
    const lines = treeEntries([long], { ...still, opened: new Set(['a']), branches });
    expect(lines).toHaveLength(62);
    expect(lines.at(-1)).toMatchObject({ kind: 'more', shown: 60, total: 10_000 });
  });

  it('ends once all of it has loaded', () => {
    const short = node('a', 0, node('a/b', 1));
    const branches: Branches<string> = new Map([['a', { status: 'loaded', rows: [], total: 1 }]]);
    const lines = treeEntries([short], { ...still, opened: new Set(['a']), branches });
    expect(lines.map(({ kind }) => kind)).toEqual(['row', 'row']);
  });
});

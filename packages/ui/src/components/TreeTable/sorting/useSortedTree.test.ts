// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Column, Sort } from '../../DataTable/Column.ts';
import type { Branches } from '../BranchStore.ts';
import { useSortedTree } from './useSortedTree.ts';

interface Agent {
  readonly name: string;
  readonly issued: number;
}

const columns: readonly Column<Agent>[] = [{ id: 'issued', header: 'Issued', kind: 'count' }];
const descending: Sort = { field: 'issued', direction: 'desc' };
const ascending: Sort = { field: 'issued', direction: 'asc' };
const rowKey = ({ name }: Agent) => name;
const childrenOf = () => [];
const branches = new Map();

const sortTree = (first: readonly Agent[]) => {
  const { result, rerender } = renderHook(
    ({ rows, sort }: { rows: readonly Agent[]; sort: Sort | null }) =>
      useSortedTree({ columns, rows, rowKey, childrenOf, branches, sort }),
    { initialProps: { rows: first, sort: null as Sort | null } },
  );
  return (rows: readonly Agent[], sort: Sort | null) => {
    rerender({ rows, sort });
    return { nodes: result.current, names: result.current.map(({ id }) => id) };
  };
};

const [ann, ben, cy] = [
  { name: 'Ann', issued: 2 },
  { name: 'Ben', issued: 9 },
  { name: 'Cy', issued: 5 },
];

test('a sort that is set again is the same object', () => {
  const rows = [ann, ben, cy];
  const sorted = sortTree(rows);
  const before = sorted(rows, descending);
  expect(before.names).toEqual(['Ben', 'Cy', 'Ann']);
  expect(sorted(rows, ascending).names).toEqual(['Ann', 'Cy', 'Ben']);
  expect(sorted(rows, null).names).toEqual(['Ann', 'Ben', 'Cy']);
  expect(sorted(rows, descending).nodes).toBe(before.nodes);
});

test('other rows are sorted again', () => {
  const rows = [ann, ben, cy];
  const sorted = sortTree(rows);
  expect(sorted(rows, descending).names).toEqual(['Ben', 'Cy', 'Ann']);
  expect(sorted([ann, cy], descending).names).toEqual(['Cy', 'Ann']);
});

test('each branch is in the order of the sort, loaded or there from the start', () => {
  const [kid, mia] = [
    { name: 'Kid', issued: 1 },
    { name: 'Mia', issued: 7 },
  ];
  const loaded: Branches<Agent> = new Map([
    [ben, { status: 'loaded', rows: [kid, mia] }],
    [cy, { status: 'failed', reason: new Error('Offline') }],
  ]);
  const under = (agent: Agent) => (agent === ann ? [mia, kid] : []);
  const { result } = renderHook(() =>
    useSortedTree({
      columns,
      rows: [ann, ben, cy],
      rowKey,
      childrenOf: under,
      branches: loaded,
      sort: ascending,
    }),
  );
  expect(result.current.map(({ id, subRows }) => [id, subRows.map((row) => row.id)])).toEqual([
    ['Ann', ['Ann/Kid', 'Ann/Mia']],
    ['Cy', []],
    ['Ben', ['Ben/Kid', 'Ben/Mia']],
  ]);
});

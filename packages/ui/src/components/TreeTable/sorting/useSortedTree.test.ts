// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Column, Sort } from '../../DataTable/Column.ts';
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

// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import { sortNames } from '@agent-portal/format';
import type { Column, Sort } from '../../DataTable/Column.ts';
import type { Branches } from '../BranchStore.ts';
import { type CellValue, type ColumnKind, columnKinds } from '../../DataTable/columnKinds.tsx';
import { compareKeys, sortKeyOf, useSortedTree } from './useSortedTree.ts';

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

const keyOf = (kind: ColumnKind | undefined, value: CellValue) =>
  sortKeyOf({ id: 'x', header: 'X', ...(kind && { kind }) }, { x: value });
const sorted = (kind: ColumnKind | undefined, values: readonly (string | number)[]) =>
  values.toSorted((one, other) => compareKeys(keyOf(kind, one), keyOf(kind, other)));

describe('the key that a row is sorted by', () => {
  it('orders amounts by their size, although they travel as text', () => {
    expect(sorted('money', ['1000.00', '-5.00', '99.50', '7.25'])).toEqual([
      '-5.00',
      '7.25',
      '99.50',
      '1000.00',
    ]);
  });

  it('orders percents by their value: 1 or less is a fraction, more is a percent', () => {
    expect(sorted('share', [40, 0.5, 2, 0.01])).toEqual([0.01, 2, 40, 0.5]);
    expect(sorted('percent', [0.3, 25, 100])).toEqual([25, 0.3, 100]);
  });

  it('orders names without regard to case and accents, and numbers within them as numbers', () => {
    expect(sorted('text', ['Group 10', 'group 9', 'Émile', 'Frank', 'eve'])).toEqual([
      'Émile',
      'eve',
      'Frank',
      'group 9',
      'Group 10',
    ]);
  });

  it('orders names with each apostrophe and dash alike', () => {
    const names = [
      'O’Brien, Zoe',
      "O'Brien, Amy",
      'Obregon, Al',
      'de la Cruz, Jo',
      'Dunn, Ed',
      'Álvarez, Bo',
    ];
    expect(sorted('text', names)).toEqual(sortNames(names));
  });

  it('orders dates in time', () => {
    expect(sorted('date', ['2026-11-02', '2025-12-31', '2026-02-10'])).toEqual([
      '2025-12-31',
      '2026-02-10',
      '2026-11-02',
    ]);
  });

  it('sorts a name with an id by the name, then by the id', () => {
    const person = (name: string, id: string) => keyOf('nameId', { name, id });
    expect(compareKeys(person('Reyes, Marco', '9'), person('Whitfield, Dana', '1'))).toBeLessThan(
      0,
    );
    expect(compareKeys(person('Reyes, Marco', '9'), person('Reyes, Marco', '10'))).toBeLessThan(0);
  });

  it.each(Object.keys(columnKinds) as ColumnKind[])('is none where a %s is missing', (kind) => {
    expect([keyOf(kind, null), keyOf(kind, '')]).toEqual([undefined, undefined]);
  });

  it('is a number where the value is one, or counts', () => {
    expect([keyOf('count', '10'), keyOf('text', 7), keyOf(undefined, 7)]).toEqual([10, 7, 7]);
  });

  it('orders a number among words by its digits', () => {
    expect(compareKeys(10, 'Group 9')).toBeLessThan(0);
    expect(compareKeys('Group 9', 10)).toBeGreaterThan(0);
  });

  it('is none where a row does not have the field', () => {
    expect(sortKeyOf({ id: 'x', header: 'X' }, {} as { x: string })).toBeUndefined();
  });

  it('is none where an amount is no number', () => {
    expect(keyOf('money', 'unknown')).toBeUndefined();
    expect(keyOf('share', 'unknown')).toBeUndefined();
  });

  it('is the value of the column, where it has one', () => {
    const column = { id: 'x', header: 'X', value: () => 'said' };
    expect(sortKeyOf(column, { x: 'not this' })).toBe('said');
  });
});

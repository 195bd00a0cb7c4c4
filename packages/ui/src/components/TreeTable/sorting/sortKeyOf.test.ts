import { sortNames } from '@agent-portal/format';
import { describe, expect, it } from 'vitest';
import { type CellValue, type ColumnKind, columnKinds } from '../../DataTable/columnKinds.tsx';
import { compareKeys, sortKeyOf } from './useSortedTree.ts';

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

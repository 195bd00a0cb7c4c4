import { describe, expect, it } from 'vitest';
import type { Command } from './commandResults.ts';
import { countOf, firstOf, resultCount } from './counted.ts';

const rows = (count: number) =>
  Array.from({ length: count }, (_, at): Command => ({
    to: `/${at}`,
    kind: 'address',
    label: `Row ${at}`,
    detail: '',
  }));

describe('a group of the palette', () => {
  it('shows how many of all its rows are visible', () => {
    expect(countOf({ commands: rows(5), more: 18 })).toBe('5 of 23');
    expect(countOf({ commands: rows(8), more: 50 })).toBe('8 of 58');
    expect(countOf({ commands: rows(8), more: 51 })).toBe('8 of more than 58');
  });

  it('has no count if all its rows are visible', () => {
    expect(countOf({ commands: rows(5), more: 0 })).toBeUndefined();
    expect(countOf({ commands: rows(5) })).toBeUndefined();
  });

  it('shows the first of many rows, and counts the others', () => {
    expect(firstOf(['a', 'b', 'c'], 2)).toEqual({ commands: ['a', 'b'], more: 1 });
    expect(firstOf(['a'], 2)).toEqual({ commands: ['a'], more: 0 });
  });
});

it('announces the number of all results, not only of the visible ones', () => {
  const claims = { commands: rows(5), more: 18 };
  expect(resultCount([{ commands: rows(1) }])).toBe('1 result');
  expect(resultCount([{ commands: rows(2) }, { commands: rows(1) }])).toBe('3 results');
  expect(resultCount([claims, { commands: rows(3) }])).toBe('8 of 26 results');
  expect(resultCount([claims, { commands: rows(8), more: 51 }])).toBe('13 of more than 81 results');
});

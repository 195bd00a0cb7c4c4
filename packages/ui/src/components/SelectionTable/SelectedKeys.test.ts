import { describe, expect, it } from 'vitest';
import { keysBetween, shareOf, withKeys } from './SelectedKeys.ts';

const keys = ['a', 'b', 'c', 'd'];

describe('a selection', () => {
  it('adds and removes rows, and keeps the others', () => {
    const before = new Set(['a', 'other page']);
    expect([...withKeys(before, ['b', 'c'], true)]).toEqual(['a', 'other page', 'b', 'c']);
    expect([...withKeys(before, ['a', 'c'], false)]).toEqual(['other page']);
    expect([...before]).toEqual(['a', 'other page']);
  });
});

describe('the rows between two', () => {
  it.each([
    ['b', 'd', ['b', 'c', 'd']],
    ['d', 'b', ['b', 'c', 'd']],
    ['a', 'c', ['a', 'b', 'c']],
    ['c', 'a', ['a', 'b', 'c']],
    ['c', 'c', ['c']],
    ['a', 'gone', ['gone']],
    [undefined, 'c', ['c']],
    ['gone', 'c', ['c']],
  ])('%s and %s', (from, to, between) => {
    expect(keysBetween(keys, from, to)).toEqual(between);
  });
});

describe('the share of a page', () => {
  it.each([
    [[], 'none'],
    [['other page'], 'none'],
    [['a', 'c'], 'some'],
    [['d', 'c', 'b', 'a', 'other page'], 'all'],
  ])('that %j selects is %s', (selected, share) => {
    expect(shareOf(new Set(selected), keys)).toBe(share);
  });

  it('is none of an empty page', () => {
    expect(shareOf(new Set(['a']), [])).toBe('none');
  });
});

import { describe, expect, it } from 'vitest';
import {
  allMatching,
  countOf,
  elsewhereOf,
  isSelected,
  noRows,
  type SelectedRows,
  shareOf,
  withRows,
} from './SelectedRows.ts';

const keys = ['a', 'b', 'c'];
const some = (...of: readonly string[]): SelectedRows => ({ kind: 'some', keys: new Set(of) });
const allBut = (...of: readonly string[]): SelectedRows => ({
  kind: 'allMatching',
  except: new Set(of),
});

describe('a selection of some rows', () => {
  it('adds and removes rows', () => {
    expect(withRows(some('z'), ['a', 'b'], true, 10)).toEqual(some('z', 'a', 'b'));
    expect(withRows(some('z', 'a'), ['a', 'b'], false, 10)).toEqual(some('z'));
  });

  it('counts its rows, here and on other pages', () => {
    expect(countOf(some('z', 'a'), 10)).toBe(2);
    expect(elsewhereOf(some('z', 'a'), keys)).toBe(1);
  });
});

describe('no selection', () => {
  it('has no row and counts none', () => {
    expect(isSelected(noRows, 'a')).toBe(false);
    expect([countOf(noRows, 10), shareOf(noRows, keys)]).toEqual([0, 'none']);
    expect(withRows(noRows, ['a'], true, 10)).toEqual(some('a'));
  });
});

describe('a selection of all that match', () => {
  it('contains rows that were never loaded', () => {
    expect(isSelected(allMatching, 'on page 7')).toBe(true);
    expect(shareOf(allMatching, keys)).toBe('all');
    expect(countOf(allMatching, 1240)).toBe(1240);
    expect(elsewhereOf(allMatching, keys)).toBe(0);
  });

  it('leaves out the rows that are unchecked, and takes them in again', () => {
    const without = withRows(allMatching, ['a', 'b'], false, 1240);
    expect(without).toEqual(allBut('a', 'b'));
    expect(countOf(without, 1240)).toBe(1238);
    expect(shareOf(without, keys)).toBe('some');
    expect(withRows(without, ['b'], true, 1240)).toEqual(allBut('a'));
  });

  it('is none without its last row', () => {
    expect(withRows(allBut('a', 'b'), ['c'], false, 3)).toBe(noRows);
  });
});

describe('the share of a page', () => {
  it.each([
    [[], 'none'],
    [['other page'], 'none'],
    [['a', 'c'], 'some'],
    [['c', 'b', 'a', 'other page'], 'all'],
  ])('that %j selects is %s', (of, share) => {
    expect(shareOf(some(...of), keys)).toBe(share);
  });

  it('is none of an empty page', () => {
    expect(shareOf(allMatching, [])).toBe('none');
  });
});

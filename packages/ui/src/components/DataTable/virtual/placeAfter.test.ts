import { describe, expect, it } from 'vitest';
import { placeAfter } from './placeAfter.ts';

const before = ['a', 'b', 'c', 'd', 'e'];

describe('the place of a line in a new list', () => {
  it('follows the line where others came before it, or went', () => {
    expect(placeAfter(before, before, 'b')).toBe(1);
    expect(placeAfter(before, ['x', 'y', ...before], 'b')).toBe(3);
    expect(placeAfter(before, ['b', 'c', 'd', 'e', 'f'], 'b')).toBe(0);
  });

  it('is none where the line is gone, or the order is another', () => {
    expect(placeAfter(before, ['a', 'c', 'd', 'e'], 'b')).toBeUndefined();
    expect(placeAfter(before, before.toReversed(), 'b')).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { resizedWidths } from './resizedWidths.ts';

const shown = [
  ['name', 10],
  ['note', 20],
  ['amount', 10],
] as const;
const limits = { min: 4, max: 30 };

describe('the widths once a column is resized', () => {
  it('gives what a column leaves to the last one', () => {
    expect(resizedWidths(shown, 'name', 8, limits, 40)).toEqual({ name: 8, note: 20, amount: 12 });
    expect(resizedWidths(shown, 'name', 12, limits, 40)).toEqual({ name: 12, note: 20, amount: 8 });
  });

  it('keeps the last one as wide as it has to be, and the table becomes wider than its place', () => {
    expect(resizedWidths(shown, 'name', 28, limits, 40)).toEqual({ name: 28, note: 20, amount: 4 });
  });

  it('stays within the limits', () => {
    expect(resizedWidths(shown, 'name', 1, limits, 40)['name']).toBe(4);
    expect(resizedWidths(shown, 'name', 99, limits, 40)['name']).toBe(30);
  });

  it('lets the last one grow beyond the place, and not leave room', () => {
    expect(resizedWidths(shown, 'amount', 25, limits, 40)['amount']).toBe(25);
    expect(resizedWidths(shown, 'amount', 5, limits, 40)['amount']).toBe(10);
  });
});

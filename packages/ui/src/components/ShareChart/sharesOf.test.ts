import { describe, expect, it } from 'vitest';
import { sharesOf } from './sharesOf.ts';

describe('the shares of parts', () => {
  it('add up to one, the largest first', () => {
    const shares = sharesOf([
      { label: 'Term', value: 25 },
      { label: 'Life', value: 75 },
    ]);
    expect(shares.map(({ label, share }) => [label, share])).toEqual([
      ['Life', 0.75],
      ['Term', 0.25],
    ]);
  });

  it('are none for negative values, which do not change the others', () => {
    const shares = sharesOf([
      { label: 'Life', value: 50 },
      { label: 'Chargebacks', value: -20 },
    ]);
    expect(shares.map(({ share }) => share)).toEqual([1, 0]);
  });

  it('are none where there is nothing', () => {
    expect(sharesOf([{ label: 'Life', value: 0 }])[0]?.share).toBe(0);
    expect(sharesOf([])).toEqual([]);
  });
});

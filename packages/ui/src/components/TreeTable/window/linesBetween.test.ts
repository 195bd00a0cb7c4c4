import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesBetween, startsOf } from './linesBetween.ts';

describe('where lines begin', () => {
  it('uses measured heights, and their average elsewhere', () => {
    const heights = new Map([
      ['a', 40],
      ['c', 60],
    ]);
    expect(startsOf(['a', 'b', 'c', 'd'], heights)).toEqual([0, 40, 90, 150, 200]);
  });

  it('is known before the first measurement', () => {
    expect(startsOf(['a', 'b'], new Map())).toEqual([0, 48, 96]);
  });
});

describe('the lines between two heights', () => {
  const starts = [0, 10, 20, 30, 40];

  it.each([
    ['inside', 12, 25, [1, 2]],
    ['from an edge', 10, 19, [1]],
    ['before all', -100, -50, [0]],
    ['after all', 900, 1_000, [3]],
    ['around all', -100, 900, [0, 1, 2, 3]],
  ])('are those in sight: %s', (_name, top, bottom, lines) => {
    expect(linesBetween(starts, top, bottom, [])).toEqual(lines);
  });

  it('are none of no lines', () => {
    expect(linesBetween([0], 0, 900, [])).toEqual([]);
  });

  it('include the lines that stay, in their order and once', () => {
    expect(linesBetween(starts, 15, 25, [3, 1, 0])).toEqual([0, 1, 2, 3]);
  });

  it('cover the part in sight, whatever the heights', () => {
    const heights = fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 300 });
    fc.assert(
      fc.property(heights, fc.nat(20_000), fc.nat(2_000), (high, from, height) => {
        const keys = high.map((_height, index) => String(index));
        const begins = startsOf(keys, new Map(high.map((one, index) => [String(index), one])));
        const end = begins.at(-1) ?? 0;
        const top = from % end;
        const drawn = linesBetween(begins, top, top + height, []);
        expect(begins[drawn[0] ?? -1]).toBeLessThanOrEqual(top);
        const last = (drawn.at(-1) ?? 0) + 1;
        expect(begins[last]).toBeGreaterThanOrEqual(Math.min(end, top + height));
        expect(drawn.length).toBeLessThanOrEqual(height + 2);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { niceTicks } from './layoutBars.ts';

describe('the ticks of an axis', () => {
  it.each([
    [
      [16_909.92, 375.48],
      [0, 5_000, 10_000, 15_000, 20_000],
    ],
    [
      [1, 2, 3],
      [0, 1, 2, 3],
    ],
    [
      [-1_200, 800],
      [-1_500, -1_000, -500, 0, 500, 1_000],
    ],
    [[-3], [-3, -2, -1, 0]],
    [[0, 0], [0]],
    [[], [0]],
  ])('of %j are %j', (values, ticks) => {
    expect(niceTicks(values)).toEqual(ticks);
  });

  it('include every value and zero, and are few', () => {
    const amount = fc.double({ min: -1e9, max: 1e9, noNaN: true, noDefaultInfinity: true });
    fc.assert(
      fc.property(fc.array(amount, { maxLength: 24 }), (values) => {
        const ticks = niceTicks(values.map((value) => Math.round(value * 100) / 100));
        expect(ticks).toContain(0);
        expect(ticks.length).toBeLessThanOrEqual(8);
        for (const value of values) {
          expect(value).toBeGreaterThanOrEqual((ticks[0] ?? 0) - 0.01);
          expect(value).toBeLessThanOrEqual((ticks.at(-1) ?? 0) + 0.01);
        }
      }),
    );
  });
});

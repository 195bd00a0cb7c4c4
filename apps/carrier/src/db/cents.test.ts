import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsOf, moneyOf, shareCents } from './cents.ts';

describe('whole cents', () => {
  it.each([
    ['0.00', 0],
    ['0.07', 7],
    ['-0.07', -7],
    ['1234.50', 123_450],
    ['-1234.50', -123_450],
  ])('of %s are %i, and back', (amount, cents) => {
    expect(centsOf(amount)).toBe(cents);
    expect(moneyOf(cents)).toBe(amount);
  });

  it.each(['', 'x', '1.5.0', '1e400'])('are not read from %j', (text) => {
    expect(() => centsOf(text)).toThrow(RangeError);
  });

  it('convert to text and back', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (cents) => {
        expect(centsOf(moneyOf(cents))).toBe(cents);
      }),
    );
  });

  it('are split without a remainder, each part within a cent of its weight', () => {
    const weights = fc.array(fc.integer({ min: 1, max: 1_000 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), weights, (cents, weigh) => {
        const parts = shareCents(cents, weigh);
        const whole = weigh.reduce((sum, weight) => sum + weight, 0);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(cents);
        for (const [index, part] of parts.entries()) {
          const exact = (cents * weigh[index]!) / whole;
          expect(Math.abs(part - exact)).toBeLessThan(index === 0 ? weigh.length : 1);
        }
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberParsing } from './numberParsing.ts';

const errors = {
  invalid: (example: string) => `like ${example}`,
  tooSmall: (min: string) => `at least ${min}`,
  tooLarge: (max: string) => `at most ${max}`,
};
const dollars = { style: 'currency', currency: 'USD' } as const;
const percent = { style: 'percent', maximumFractionDigits: 2 } as const;
const parsingOf = (locale: string, options: Intl.NumberFormatOptions, unit?: number) =>
  numberParsing({ locale, options, unit }, errors);

describe.each(['en-US', 'es-US', 'es-ES', 'de-DE'])('numbers in %s', (locale) => {
  it('are read as they are written', () => {
    const amounts = parsingOf(locale, dollars);
    const numbers = parsingOf(locale, {});
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
        const amount = cents / 100;
        expect(amounts.read(amounts.show(amount))).toBe(amount);
        expect(numbers.read(numbers.show(amount))).toBe(amount);
      }),
    );
  });

  it('are negative in parentheses', () => {
    expect(parsingOf(locale, dollars).read('(50)')).toBe(-50);
  });

  it('are read in percent', () => {
    const rates = parsingOf(locale, percent, 0.01);
    fc.assert(
      fc.property(fc.integer({ min: -1e6, max: 1e6 }), (hundredths) => {
        const rate = hundredths / 100;
        expect(rates.read(rates.show(rate))).toBe(rate);
      }),
    );
  });
});

describe('an amount', () => {
  const { read, errorOf } = parsingOf('en-US', dollars);

  it.each([
    ['$1,234.50', 1234.5],
    [' 1234.5 ', 1234.5],
    ['(50)', -50],
    ['($50.25)', -50.25],
    ['\u221250', -50],
    ['-0.10', -0.1],
    ['.5', 0.5],
  ])('is read from %j', (text, amount) => {
    expect(read(text)).toBe(amount);
    expect(errorOf(text, null)).toBeNull();
  });

  it.each(['abc', '12.345', '5-', '--5', '1e20', '99999999999999999', '$'])(
    'is not read from %j',
    (text) => {
      expect(read(text)).toBeUndefined();
      expect(errorOf(text, null)).toBe('like $1,234.50');
    },
  );
});

describe('a percent', () => {
  const { read } = parsingOf('en-US', percent, 0.01);

  it('has as many decimals as it is written with', () => {
    expect([read('12.35'), read('12.35%')]).toEqual([12.35, 12.35]);
    expect([read('12.345'), read('12.345%')]).toEqual([undefined, undefined]);
  });
});

describe('the limits of a number', () => {
  const { errorOf } = numberParsing({ locale: 'en-US', options: {}, min: 1, max: 10 }, errors);

  it('are part of what is allowed', () => {
    expect([errorOf('1', null), errorOf('10', null)]).toEqual([null, null]);
    expect(errorOf('0.9', null)).toBe('at least 1');
    expect(errorOf('10.1', null)).toBe('at most 10');
  });
});

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

describe('an amount', () => {
  const { read } = parsingOf('en-US', dollars);

  it('is read up to the largest with exact cents', () => {
    expect(read('90,000,000,000,000')).toBe(90_000_000_000_000);
    expect(read('-90,000,000,000,000')).toBe(-90_000_000_000_000);
    expect(read('90,000,000,000,000.02')).toBeUndefined();
  });

  it.each(['12,345,678.905', '999999999.999', '-12345678.905', '10,000,000,000,000.005', '0.001'])(
    'is not rounded where it has a third decimal: %s',
    (text) => {
      expect(read(text)).toBeUndefined();
    },
  );

  it('has spaces around it, also in parentheses', () => {
    expect(read(' (50) ')).toBe(-50);
    expect(read(' $50 ')).toBe(50);
  });

  it.each(['(50)5', '5(50)', '((50))', '(-50)', '(50', '50)', '5%'])(
    'is not read from %j',
    (text) => {
      expect(read(text)).toBeUndefined();
    },
  );
});

describe('a percent', () => {
  it('is read where its sign comes first', () => {
    const { read, show } = parsingOf('tr-TR', percent, 0.01);
    expect(read('%12,5')).toBe(12.5);
    const rates = Array.from({ length: 500 }, (_, index) => (index * 737 + 7) / 100);
    expect(rates.map((rate) => read(show(rate)))).toEqual(rates);
  });

  it('is read with a space before its sign', () => {
    const { read } = parsingOf('en-US', percent, 0.01);
    expect([read('12 %'), read('12%')]).toEqual([12, 12]);
  });

  it('has its own example', () => {
    const { errorOf } = parsingOf('en-US', percent, 0.01);
    expect(errorOf('much', null)).toBe('like 12.5%');
  });
});

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

describe.each(['en-US', 'es-US', 'es-MX', 'es-ES', 'de-DE', 'fr-FR', 'ar-EG', 'hi-IN'])(
  'numbers in %s',
  (locale) => {
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

    it.each(['$50', '50 $', '50$', '$ 50', 'US$50', '50 US$', 'USD 50', '50 USD'])(
      'are dollars with any of their signs: %s',
      (text) => {
        const { read } = parsingOf(locale, dollars);
        expect(read(text)).toBe(50);
        expect([read(`-${text}`), read(`\u2212${text}`), read(`(${text})`)]).toEqual([
          -50, -50, -50,
        ]);
      },
    );

    it.each(['50 \u20ac', '-50 \u20ac', '\u20ac50', '5$0', '$$50'])(
      'are no dollars: %s',
      (text) => {
        expect(parsingOf(locale, dollars).read(text)).toBeUndefined();
      },
    );

    it('are read in percent', () => {
      const rates = parsingOf(locale, percent, 0.01);
      fc.assert(
        fc.property(fc.integer({ min: -1e6, max: 1e6 }), (hundredths) => {
          const rate = hundredths / 100;
          expect(rates.read(rates.show(rate))).toBe(rate);
        }),
      );
    });
  },
);

describe('the separators of another language', () => {
  it.each([
    ['de-DE', '1.234,5 $', 1234.5],
    ['es-ES', '1.234,5', 1234.5],
    ['es-ES', '1234,5 US$', 1234.5],
    ['de-DE', '1.234', 1234],
    ['fr-FR', '1 234,5', 1234.5],
    ['en-US', '1,234,567.5', 1_234_567.5],
    ['hi-IN', '12,34,567.5', 1_234_567.5],
    ['ar-EG', '\u0661\u066c\u0662\u0663\u0664\u066b\u0665', 1234.5],
    ['ar-EG', '1,234.5', 1234.5],
  ])('are read in %s: %s', (locale, text, amount) => {
    expect(parsingOf(locale, dollars).read(text)).toBe(amount);
  });

  it.each([
    ['en-US', '1234,5'],
    ['en-US', '1.234,50'],
    ['en-US', '12,50'],
    ['en-US', '1,2345'],
    ['en-US', '1 5'],
    ['es-US', '0,5'],
    ['de-DE', '1234.5'],
    ['es-ES', '12.50'],
    ['ar-EG', '12,5'],
  ])('do not make a number larger in %s: %s', (locale, text) => {
    expect(parsingOf(locale, dollars).read(text)).toBeUndefined();
    expect(parsingOf(locale, {}).read(text)).toBeUndefined();
    expect(parsingOf(locale, percent, 0.01).read(text)).toBeUndefined();
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
    // As accounting programs and spreadsheets write it.
    [' $ (1,234.50)', -1234.5],
    ['$(1,234.50)', -1234.5],
    ['( $ 1,234.50 )', -1234.5],
    ['(1,234.50) USD', -1234.5],
    ['1,234.50-', -1234.5],
    ['$1,234.50-', -1234.5],
    ['1,234.50- USD', -1234.5],
    ['1,234.50\u2212', -1234.5],
    ['\u2013$1,234.50', -1234.5],
    ['$\uFE631,234.50', -1234.5],
    ['\u00A0$\u00A01,234.50\u00A0', 1234.5],
    ['\uFEFF$1,2\u200B34.50', 1234.5],
    [' $ -   ', 0],
    [' $-   ', 0],
    [' $\u00A0\u2013 ', 0],
    ['- USD', 0],
    [' -   ', 0],
  ])('is read from %j', (text, amount) => {
    expect(read(text)).toBe(amount);
    expect(errorOf(text, null)).toBeNull();
  });

  it.each([
    'abc',
    '12.345',
    '-5-',
    '--5',
    '5--',
    '(5)-',
    '-(5)',
    '-',
    '()',
    '$()',
    '1e20',
    '99999999999999999',
    '$',
    '(50)5',
    '5(50)',
    '((50))',
    '(-50)',
    '(50',
    '50)',
    '5%',
  ])('is not read from %j', (text) => {
    expect(read(text)).toBeUndefined();
    expect(errorOf(text, null)).toBe('like $1,234.50');
  });

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
});

describe('a percent', () => {
  const { read } = parsingOf('en-US', percent, 0.01);

  it('has as many decimals as it is written with', () => {
    expect([read('12.35'), read('12.35%')]).toEqual([12.35, 12.35]);
    expect([read('12.345'), read('12.345%')]).toEqual([undefined, undefined]);
  });

  it('may be a fraction', () => {
    const fractions = parsingOf('en-US', { style: 'percent', maximumFractionDigits: 1 });
    expect(fractions.read(fractions.show(0.123))).toBe(0.123);
    expect([fractions.read('50'), fractions.read('50%'), fractions.read('12.55')]).toEqual([
      0.5,
      0.5,
      undefined,
    ]);
    expect(fractions.errorOf('x', null)).toBe('like 12.5%');
  });

  it('may be written with its sign in any locale', () => {
    const inGerman = parsingOf('de-DE', percent, 0.01);
    expect([inGerman.read('12,35'), inGerman.read('12,35 %')]).toEqual([12.35, 12.35]);
    const inArabic = parsingOf('ar-EG', percent, 0.01);
    expect([inArabic.read('12.35%'), inArabic.read('\u0661\u0662\u066a')]).toEqual([12.35, 12]);
  });

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

describe('the limits of a number', () => {
  const { errorOf } = numberParsing({ locale: 'en-US', options: {}, min: 1, max: 10 }, errors);

  it('are part of what is allowed', () => {
    expect([errorOf('1', null), errorOf('10', null)]).toEqual([null, null]);
    expect(errorOf('0.9', null)).toBe('at least 1');
    expect(errorOf('10.1', null)).toBe('at most 10');
  });
});

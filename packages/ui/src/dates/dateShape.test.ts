import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateError } from './dateError.ts';
import { dateOrder, datePattern, showDate } from './dateShape.ts';
import { readDate } from './readDate.ts';

const letters = { year: 'YYYY', month: 'MM', day: 'DD' };

describe('a date in the order of a locale', () => {
  it.each([
    ['en-US', 'monthFirst', 'MM/DD/YYYY', '01/05/2026'],
    ['es-US', 'dayFirst', 'DD/MM/YYYY', '05/01/2026'],
    ['de-DE', 'dayFirst', 'DD.MM.YYYY', '05.01.2026'],
    ['bg-BG', 'dayFirst', 'DD.MM.YYYY', '05.01.2026'],
    ['ar-EG', 'dayFirst', 'DD/MM/YYYY', '05/01/2026'],
    ['sv-SE', 'yearFirst', 'YYYY-MM-DD', '2026-01-05'],
    ['hu-HU', 'yearFirst', 'YYYY. MM. DD', '2026. 01. 05'],
  ])('of %s is %s, as in %s', (locale, order, pattern, shown) => {
    expect(dateOrder(locale)).toBe(order);
    expect(datePattern(locale, letters)).toBe(pattern);
    expect(showDate('2026-01-05', locale)).toBe(shown);
  });

  it('is empty for no day', () => {
    expect(showDate(null, 'en-US')).toBe('');
  });

  it.each([
    ['5/1/26', 'es-US', '2026-01-05'],
    ['05012026', 'es-US', '2026-01-05'],
    ['050126', 'es-US', '2026-01-05'],
    ['05 - 01 - 2026', 'es-US', '2026-01-05'],
    ['31.1.2026', 'de-DE', '2026-01-31'],
    ['31. 1., 2026', 'de-DE', '2026-01-31'],
    ['am 31.1.2026', 'de-DE', null],
    ['31.1.2026 um 9', 'de-DE', null],
    ['131012026', 'de-DE', null],
    ['3101202', 'de-DE', null],
    ['310120261', 'de-DE', null],
    ['1/31/2026', 'es-US', null],
    ['26-1-5', 'sv-SE', '2026-01-05'],
    ['26 - 11 - 15', 'sv-SE', '2026-11-15'],
    ['126-1-5', 'sv-SE', null],
    ['26-1-5 kl. 9', 'sv-SE', null],
    ['20260105', 'sv-SE', '2026-01-05'],
    ['260105', 'sv-SE', '2026-01-05'],
    ['1260105', 'sv-SE', null],
    ['2601051', 'sv-SE', null],
    ['26010', 'sv-SE', null],
    ['2026. 01. 05.', 'hu-HU', '2026-01-05'],
    ['2026-01-05', 'es-US', '2026-01-05'],
  ])('is read: %s in %s', (typed, locale, day) => {
    expect(readDate(typed, null, locale)).toBe(day);
  });

  it('is read again as it is shown', () => {
    const days = fc
      .date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    const locales = fc.constantFrom('en-US', 'es-US', 'de-DE', 'ko-KR', 'fa-IR', 'th-TH', 'lt-LT');
    fc.assert(
      fc.property(days, locales, (day, locale) => {
        expect(readDate(showDate(day, locale), null, locale)).toBe(day);
      }),
    );
  });

  it('is in the errors', () => {
    const limits = { locale: 'es-US', max: '2026-01-04' };
    expect(dateError('Day', 'soon', limits)).toBe(
      'Day: “soon” is not a date. Enter day, month and year, like 31/01/2026.',
    );
    expect(dateError('Day', '5/1/2026', limits)).toBe(
      'Day: 05/01/2026 is too late. Choose 04/01/2026 or earlier.',
    );
  });
});

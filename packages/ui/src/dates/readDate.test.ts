import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { readDate } from './readDate.ts';
import { dateError } from './dateError.ts';
import { dateOrder, datePattern, showDate } from './dateShape.ts';

describe('reading a date', () => {
  it.each([
    '1/5/26',
    '01/05/2026',
    '01/05/26',
    '1-5-2026',
    '1.5.2026',
    '1 5 2026',
    '1 / 5 / 2026',
    '1/5, 2026',
    '2026 / 1 / 5',
    '01052026',
    '010526',
    '  1/5/2026 ',
    '2026-01-05',
    '2026-1-5',
    '2026-01-05T23:30:00-06:00',
    '2026-01-05T00:00:00',
    '2026-01-05T05:00:00.000Z',
    '2026-01-05T05:00:00.000+0000',
    '2026-01-05 00:00:00.000',
    '1/5/2026 12:00:00 AM',
    '1/5/2026 12:00:00\u202FAM',
    '01/05/2026\u00A000:00',
    '1/5/26 0:00',
    '01/05/2026, 6:24 p.m.',
    '01/05/2026 6:24 PM CST',
    '01052026 18:24',
    '\u200B1/5\u00AD/2026\uFEFF',
    '1\u20135\u20132026',
  ])('takes %j as January 5, 2026', (typed) => {
    expect(readDate(typed)).toBe('2026-01-05');
  });

  it('reads two digits of a year from 1970 to 2069', () => {
    expect(readDate('12/31/69')).toBe('2069-12-31');
    expect(readDate('1/1/70')).toBe('1970-01-01');
  });

  it.each([
    ['1/5/69', '2026-11-20', '1969-01-05'],
    ['1/5/27', '2026-11-20', '1927-01-05'],
    ['12/31/26', '2026-11-20', '2026-12-31'],
    ['1/5/2069', '2026-11-20', '2069-01-05'],
    ['1/5/69', '2069-01-01', '2069-01-05'],
    ['1/5/75', '2099-01-01', '1975-01-05'],
    ['1/5/70', '2099-01-01', '1970-01-05'],
    ['1/5/69', null, '2069-01-05'],
  ])('reads %s with the last day %s as %s', (typed, max, day) => {
    expect(readDate(typed, max)).toBe(day);
  });

  it.each([
    ['\u0662\u0660/\u0661\u0661/\u0662\u0660\u0662\u0666', 'ar-EG'],
    ['\u06f2\u06f0\u06f2\u06f6/\u06f1\u06f1/\u06f2\u06f0', 'fa-IR'],
    ['\u0968\u0966/\u0967\u0967/\u0968\u0966\u0968\u096c', 'hi-IN'],
    // Programs put marks of direction around the parts of a date.
    ['\u200e11/\u200e20/\u200e2026', 'en-US'],
    ['20\u200f/11\u200f/2026', 'ar-EG'],
  ])('takes %j in %s as November 20, 2026', (typed, locale) => {
    expect(readDate(typed, null, locale)).toBe('2026-11-20');
  });

  it('knows leap days', () => {
    expect(readDate('2/29/2028')).toBe('2028-02-29');
    expect(readDate('2/29/2026')).toBeNull();
  });

  it.each([
    '',
    '13/1/2026',
    '0/5/2026',
    '4/31/2026',
    '1/5',
    '1/5/202',
    'soon',
    '1052026',
    '1/5/0026',
    '11/5/20261',
    '111/5/2026',
    '12026-01-05',
    '2026-01-051',
    '2026-01-05 noon',
    '1/5/2026 25:00',
    '1/5/2026 9:60 AM',
    '1/5/2026 to 1/6/2026',
    '1/5/2026 17',
    '010520261',
  ])('refuses %j', (typed) => {
    expect(readDate(typed)).toBeNull();
  });
});

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

import { describe, expect, it } from 'vitest';
import { readDate } from './readDate.ts';

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
    '010520261',
  ])('refuses %j', (typed) => {
    expect(readDate(typed)).toBeNull();
  });
});

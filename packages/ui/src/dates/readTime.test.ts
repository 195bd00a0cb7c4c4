import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockOf, readTime, showTime, stepTime, timeError, timeOf } from './readTime.ts';

describe('reading a time', () => {
  it.each([
    ['9', '09:00'],
    ['14', '14:00'],
    ['930', '09:30'],
    ['930a', '09:30'],
    ['0930', '09:30'],
    ['9:30 pm', '21:30'],
    ['9:30PM', '21:30'],
    ['9.30 p. m.', '21:30'],
    ['9h30', '09:30'],
    ['12a', '00:00'],
    ['12 am', '00:00'],
    ['12p', '12:00'],
    ['12', '12:00'],
    ['0:05', '00:05'],
    ['2130', '21:30'],
    [' 21:30 ', '21:30'],
    ['09:30:15', '09:30'],
    ['9:30:00\u202FPM', '21:30'],
    ['21:30:00.000', '21:30'],
    ['\u0662\u0661:\u0663\u0660', '21:30'],
    ['\u200e9:30 AM', '09:30'],
  ])('takes %j as %s', (typed, time) => {
    expect(readTime(typed)).toBe(time);
  });

  it.each(['', 'soon', '24', '9:60', '9:3', '13 pm', '0 am', '9:30 x', '93000', 'a'])(
    'refuses %j',
    (typed) => {
      expect(readTime(typed)).toBeNull();
    },
  );
});

describe('a time in the way of a locale', () => {
  it.each([
    ['en-US', 'h12', '9:30 AM', '9:05 PM'],
    ['es-US', 'h12', '9:30 a.m.', '9:05 p.m.'],
    ['de-DE', 'h23', '9:30', '21:05'],
    // People cannot type the halves of its day on most keyboards.
    ['ko-KR', 'h23', '09:30', '21:05'],
  ])('of %s is on the clock %s, as in %s and %s', (locale, clock, morning, evening) => {
    expect(clockOf(locale)).toBe(clock);
    // Releases of the locale data differ in the space of 'a. m.'.
    const shown = ['09:30', '21:05'].map((time) => showTime(time, locale).replace('. m', '.m'));
    expect(shown).toEqual([morning, evening]);
  });

  it('has 12 for the first hour of each half of the day', () => {
    expect(['00:05', '12:05'].map((time) => showTime(time, 'en-US'))).toEqual([
      '12:05 AM',
      '12:05 PM',
    ]);
  });

  it('is empty for no time', () => {
    expect(showTime(null, 'en-US')).toBe('');
  });

  it('is read again as it is shown', () => {
    const times = fc.integer({ min: 0, max: 1439 }).map(timeOf);
    const locales = fc.constantFrom('en-US', 'es-US', 'en-GB', 'de-DE', 'fi-FI', 'ja-JP', 'ar-EG');
    fc.assert(
      fc.property(times, locales, (time, locale) => {
        expect(readTime(showTime(time, locale))).toBe(time);
      }),
    );
  });
});

describe('the error of a time', () => {
  const limits = { min: '09:00', max: '17:00', step: 30 };

  it.each([
    [' soon ', 'Call: “soon” is not a time. Enter a time like 9:30 AM.'],
    ['9', null],
    ['8', 'Call: 8:00 AM is too early. Choose 9:00 AM or later.'],
    ['5:30p', 'Call: 5:30 PM is too late. Choose 5:00 PM or earlier.'],
    ['9:10', 'Call: choose 9:00 AM or 9:30 AM.'],
    ['9:30', null],
    ['5p', null],
    ['', null],
  ])('of %j is %j', (typed, error) => {
    expect(timeError('Call', typed, limits)).toBe(error);
  });

  it('does not apply to the value so far', () => {
    expect(timeError('Call', '8:10', { ...limits, saved: '08:10' })).toBeNull();
    expect(timeError('Call', '8:20', { ...limits, saved: '08:10' })).not.toBeNull();
  });

  it('counts the steps from the first time', () => {
    const from = { min: '09:10', step: 30 };
    expect(timeError('Call', '9:40', from)).toBeNull();
    expect(timeError('Call', '9:30', from)).toBe('Call: choose 9:10 AM or 9:40 AM.');
  });
});

it.each([
  ['09:07', 1, {}, '09:15'],
  ['09:07', -1, {}, '09:00'],
  ['09:15', 1, {}, '09:30'],
  ['23:50', 1, {}, '23:50'],
  ['00:00', -1, {}, '00:00'],
  ['09:00', -1, { min: '09:00' }, '09:00'],
  ['09:10', 1, { min: '09:10', step: 20 }, '09:30'],
  ['16:50', 1, { max: '17:00', step: 10 }, '17:00'],
  ['16:55', 1, { max: '17:00', step: 10 }, '17:00'],
  ['17:00', 1, { max: '17:00', step: 5 }, '17:00'],
  ['23:44', 1, {}, '23:45'],
  ['00:10', -1, {}, '00:00'],
  ['09:05', -1, { min: '09:10' }, '09:10'],
  [null, 1, { min: '09:00' }, '09:00'],
  [null, -1, {}, '12:00'],
] as const)(
  'the steps of a time from %s by %s with %j lead to %s',
  (time, direction, limits, next) => {
    expect(stepTime(time, direction, limits)).toBe(next);
  },
);

it.each([
  [-1, '00:00'],
  [0, '00:00'],
  [599, '09:59'],
  [1439, '23:59'],
  [1440, '23:59'],
  [1500, '23:59'],
])('minutes of a day %i is %s', (minutes, time) => {
  expect(timeOf(minutes)).toBe(time);
});

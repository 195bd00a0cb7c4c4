import { describe, expect, it } from 'vitest';
import { dateError, rangeError } from './dateError.ts';

describe('the error of a date field', () => {
  it('names the field, the text and what to write', () => {
    expect(dateError('Date from', ' 13/45/2026 ')).toBe(
      'Date from: “13/45/2026” is not a date. Enter month, day and year, like 01/31/2026.',
    );
  });

  it.each(['', '  ', '1/5/26'])('is none for %j', (typed) => {
    expect(dateError('Date from', typed)).toBeNull();
  });
});

describe('the limits of a date field', () => {
  const limits = { min: '2026-11-16', max: '2026-11-20T12:00:00Z' };

  it.each([
    ['11/15/26', 'Day: 11/15/2026 is too early. Choose 11/16/2026 or later.'],
    ['11/16/26', null],
    ['11/20/26', null],
    ['11/21/26', 'Day: 11/21/2026 is too late. Choose 11/20/2026 or earlier.'],
    ['', null],
  ])('of %j results in %j', (typed, error) => {
    expect(dateError('Day', typed, limits)).toBe(error);
  });

  it('do not apply to the value so far', () => {
    expect(dateError('Day', '11/10/26', { ...limits, saved: '2026-11-10' })).toBeNull();
    expect(dateError('Day', '11/11/26', { ...limits, saved: '2026-11-10' })).not.toBeNull();
  });
});

describe('the error of a range', () => {
  it('names both fields when the last day is before the first', () => {
    expect(rangeError('Date from', 'Date to', '2026-02-01', '2026-01-31')).toBe(
      'Date to is before Date from. Choose a later day, or change Date from.',
    );
  });

  it('is none for one day, an order that fits, and an open end', () => {
    expect(rangeError('a', 'b', '2026-02-01', '2026-02-01')).toBeNull();
    expect(rangeError('a', 'b', '2026-02-01', '2026-02-02')).toBeNull();
    expect(rangeError('a', 'b', null, '2026-02-02')).toBeNull();
    expect(rangeError('a', 'b', '2026-02-01', null)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { dateError, rangeError } from './dateError.ts';

describe('the error of a date field', () => {
  it('names the field, the text and what to write', () => {
    expect(dateError('Date from', ' 13/45/2026 ')).toBe(
      'Date from: “13/45/2026” is not a date. Write month, day and year, like 01/31/2026.',
    );
  });

  it.each(['', '  ', '1/5/26'])('is none for %j', (typed) => {
    expect(dateError('Date from', typed)).toBeNull();
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

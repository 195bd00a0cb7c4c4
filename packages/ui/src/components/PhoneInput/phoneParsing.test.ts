import { maskitoTransform } from '@maskito/core';
import { describe, expect, it } from 'vitest';
import { phoneMask, phoneParsing } from './phoneParsing.ts';

const invalid = 'Enter ten digits.';
const { show, read, errorOf, send } = phoneParsing(invalid);

describe('a phone number', () => {
  it.each([
    '2025550123',
    '(202) 555-0123',
    '202.555.0123',
    '202 555 0123',
    '1 202 555 0123',
    '+1 (202) 555-0123',
    '202–555–0123',
    '202\u2011555\u22120123',
    '(202)\u00A0555\u202F0123',
    '202\u00B7555\u20220123',
    '202/555-0123',
    '\u202A+1\u2010202\u2010555\u20100123\u202C',
    '202\u00A0555\u00A00123',
    '\u202A(202) 555-0123\u202C',
    '٢٠٢٥٥٥٠١٢٣',
  ])('is read from %j', (text) => {
    expect(read(text)).toBe('2025550123');
    expect(errorOf(text, null)).toBeNull();
  });

  it.each([
    ['', 'nothing'],
    ['202555012', 'nine digits'],
    ['20255501234', 'eleven digits'],
    ['02025550123', 'another digit before it'],
    ['11 202 555 0123', 'two country codes'],
    ['1025550123', 'an area that begins with 1'],
    ['0025550123', 'an area that begins with 0'],
    ['202555012x', 'a letter'],
    ['1-800-FLOWERS', 'letters'],
    ['202-555-0123 x2', 'an extension'],
    ['202-555-0123 / 202-555-0124', 'two numbers'],
    ['+65 6123 4567', 'ten digits of another country'],
    ['+47 22 12 34 56', 'ten digits of another country'],
    ['0047 22 12 34 56', 'a foreign number'],
    ['011 44 20 7946 0958', 'a foreign number'],
  ])('is not read from %j: %s', (text) => {
    expect(read(text)).toBeUndefined();
    expect(errorOf(text, null)).toBe(invalid);
  });

  it('shows in its shape, and is sent as ten digits', () => {
    expect(show('2025550123')).toBe('(202) 555-0123');
    expect(send('2025550123')).toBe('2025550123');
  });
});

describe('the shape of a phone number', () => {
  it.each([
    ['2025550123', '(202) 555-0123'],
    ['202', '(202'],
    // Text that does not fit stays, and is parsed or rejected.
    ['(202) 555-01234', '(202) 555-01234'],
    ['+44 20 7946 0958', '+44 20 7946 0958'],
    ['202-555-0123 x2', '202-555-0123 x2'],
    ['abc', 'abc'],
    ['202-555-0123', '(202) 555-0123'],
  ])('makes %j into %j', (typed, shown) => {
    expect(maskitoTransform(typed, phoneMask)).toBe(shown);
  });

  /** The text that is left of a pasted one. */
  const pasted = (data: string) =>
    phoneMask.preprocessors?.[0]?.(
      { elementState: { value: '', selection: [0, 0] }, data },
      'insert',
    ).data;

  it.each([
    ['+12025550123', '2025550123'],
    ['12025550123', '2025550123'],
    ['  +1 (202) 555-0123', ' (202) 555-0123'],
    ['1-202-555-0123 ', '-202-555-0123 '],
    // Ten digits or fewer may be a part of a number.
    ['1202555012', '1202555012'],
    ['+1', '+1'],
    ['120255501234', '120255501234'],
    ['No. 12025550123', 'No. 12025550123'],
  ])('drops a pasted country code: %j is %j', (data, left) => {
    expect(pasted(data)).toBe(left);
  });

  it('keeps what was in the field before', () => {
    const elementState = { value: '(202', selection: [4, 4] } as const;
    const state = phoneMask.preprocessors?.[0]?.({ elementState, data: '5' }, 'insert');
    expect(state).toEqual({ elementState, data: '5' });
  });
});

import { maskitoTransform } from '@maskito/core';
import { describe, expect, it } from 'vitest';
import { ssnMask, ssnParsing } from './ssnParsing.ts';

const invalid = 'Enter nine digits.';
const parsing = (rules: Partial<Parameters<typeof ssnParsing>[0]> = {}) =>
  ssnParsing({ takesItin: false, isWhole: false, invalid, ...rules });

describe('a Social Security number', () => {
  it.each([
    '123-45-6789',
    '123456789',
    ' 123 45 6789 ',
    '123\u201345\u20136789',
    '123\u00A045\u200B\u22126789',
  ])('is read from %j', (text) => {
    expect(parsing().read(text)).toBe('123456789');
    expect(parsing().errorOf(text, null)).toBeNull();
  });

  it.each([
    ['', 'nothing'],
    ['12345678', 'eight digits'],
    ['1234567890', 'ten digits'],
    ['0123456789', 'ten digits that begin with 0'],
    ['12345678a', 'a letter'],
    ['123.45.6789', 'other signs'],
    ['000-12-3456', 'area 000'],
    ['666-12-3456', 'area 666'],
    ['900-12-3456', 'area 900'],
    ['987-70-4321', 'a number for taxes alone'],
    ['123-00-6789', 'group 00'],
    ['123-45-0000', 'serial 0000'],
  ])('is not read from %j: %s', (text) => {
    expect(parsing().read(text)).toBeUndefined();
    expect(parsing().errorOf(text, null)).toBe(invalid);
  });

  it.each(['100-00-0001', '001-01-0001', '899-99-9999', '660-12-3456', '166-60-0009'])(
    'has areas, groups and serials that only look like those: %s',
    (text) => {
      const isRead = parsing().read(text) !== undefined;
      expect(isRead).toBe(text.slice(4, 6) !== '00');
    },
  );

  it('shows its last four digits, or all of them', () => {
    expect(parsing().show('123456789')).toBe('•••-••-6789');
    expect(parsing({ isWhole: true }).show('123456789')).toBe('123-45-6789');
  });

  it('is sent as nine digits', () => {
    expect(parsing().send('123456789')).toBe('123456789');
  });
});

describe('an individual taxpayer identification number', () => {
  const { read } = parsing({ takesItin: true });

  it.each(['50', '59', '60', '65', '70', '79', '80', '88', '90', '92', '94', '99'])(
    'has group %s',
    (group) => {
      expect(read(`900-${group}-1234`)).toBe(`900${group}1234`);
    },
  );

  it.each(['00', '05', '49', '66', '69', '89', '93'])('never has group %s', (group) => {
    expect(read(`900-${group}-1234`)).toBeUndefined();
  });

  it('begins with 9, and may be a Social Security number instead', () => {
    expect(read('666-70-1234')).toBeUndefined();
    expect(read('000-70-1234')).toBeUndefined();
    expect(read('890-00-1234')).toBeUndefined();
    expect(read('123-45-6789')).toBe('123456789');
  });
});

it('a number is typed in the shape 123-45-6789, and what does not fit stays', () => {
  expect(maskitoTransform('123456789', ssnMask)).toBe('123-45-6789');
  expect(maskitoTransform('123 45 6789', ssnMask)).toBe('123-45-6789');
  for (const text of ['123-45-67890', '555.123.4567 x2', '$1,234.5', 'abc'])
    expect(maskitoTransform(text, ssnMask)).toBe(text);
  expect(maskitoTransform('1234', ssnMask)).toBe('123-4');
});

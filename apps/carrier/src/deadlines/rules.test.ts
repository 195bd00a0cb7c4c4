import { describe, expect, test } from 'vitest';
import {
  ageOn,
  conversionEnd,
  levelTermEnd,
  nearestAgeFrom,
  nextAgeChange,
  nextAnniversary,
  nextBirthday,
  productTerms,
} from './rules.ts';

describe('the next birthday', () => {
  test.each([
    ['1980-11-18', '2026-11-18', '2026-11-18'],
    ['1980-11-17', '2026-11-18', '2027-11-17'],
    ['1980-11-19', '2026-11-18', '2026-11-19'],
    ['1980-01-05', '2026-11-18', '2027-01-05'],
    ['2000-02-29', '2027-02-01', '2027-02-28'],
    ['2000-02-29', '2027-03-01', '2028-02-29'],
    ['2000-02-29', '2028-02-28', '2028-02-29'],
    ['2026-11-18', '2026-11-18', '2027-11-18'],
  ])('of %s is from %s on %s', (birthDate, today, expected) => {
    expect(nextBirthday(birthDate, today)).toBe(expected);
  });

  test('has the age that the person reaches', () => {
    expect(ageOn('2000-02-29', '2027-02-28')).toBe(27);
  });
});

describe('the age by the nearest birthday', () => {
  test.each([
    ['1980-05-18', '2026-11-18', '2026-11-18', 47],
    ['1980-05-17', '2026-11-18', '2027-11-17', 48],
    ['1980-08-31', '2026-11-18', '2027-02-28', 47],
    ['1980-08-29', '2027-12-01', '2028-02-29', 48],
    ['1980-12-20', '2026-06-20', '2026-06-20', 46],
    ['2026-11-18', '2026-11-18', '2027-05-18', 1],
  ])('of %s changes after %s on %s to %i', (birthDate, today, expected, age) => {
    const change = nextAgeChange(birthDate, today);
    expect(change).toBe(expected);
    expect(nearestAgeFrom(birthDate, change)).toBe(age);
  });
});

test('the day of issue is no anniversary', () => {
  expect(nextAnniversary('2026-11-18', '2026-11-18')).toBe('2027-11-18');
  expect(nextAnniversary('2025-11-18', '2026-11-18')).toBe('2026-11-18');
});

describe('the conversion right', () => {
  const terms = productTerms['Northfield Term 20']!;

  test('ends on an anniversary', () => {
    expect(conversionEnd(terms, '2020-01-31', '1980-05-18')).toBe('2027-01-31');
  });

  test('ends earlier when the insured reaches the limit of age', () => {
    expect(conversionEnd(terms, '2020-01-31', '1955-05-18')).toBe('2025-05-18');
  });

  test('does not exist when the insured was too old at issue', () => {
    expect(conversionEnd(terms, '2020-01-31', '1950-01-31')).toBe(null);
  });
});

test('a level term that began on February 29 ends on February 28 of other years', () => {
  expect(
    levelTermEnd({ ...productTerms['Northfield Term 30']!, levelYears: 30 }, '1996-02-29'),
  ).toBe('2026-02-28');
});

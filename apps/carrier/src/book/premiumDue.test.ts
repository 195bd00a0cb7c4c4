import { describe, expect, test } from 'vitest';
import { daysLate, isPastDue, lapseDate } from './pastDue.ts';
import { lapseOf, premiumDue } from './premiumDue.ts';

const today = '2026-11-18';
const policy = {
  status: 'Active',
  paidToDate: '2026-11-01',
  billingMode: 'Monthly',
  modalPremium: '104.20',
} as const;

describe('a policy is past due', () => {
  test.each([
    ['2026-11-17', true, 1],
    ['2026-11-18', false, 0],
    ['2026-11-19', false, 0],
    [null, false, 0],
  ])('paid to %s: %s', (paidToDate, expected, days) => {
    expect(isPastDue(paidToDate, today)).toBe(expected);
    expect(daysLate(paidToDate, today)).toBe(days);
  });
});

test('a policy lapses 31 days after the day to which it is paid', () => {
  expect(lapseDate('2026-11-01')).toBe('2026-12-02');
  expect(lapseDate('2028-02-10')).toBe('2028-03-12');
});

describe('the premium due', () => {
  test.each([
    ['2026-11-17', 'Monthly', '104.20'],
    ['2026-10-19', 'Monthly', '104.20'],
    ['2026-10-18', 'Monthly', '208.40'],
    ['2026-10-18', 'List Bill', '208.40'],
    ['2026-10-18', 'Quarterly', '104.20'],
    ['2026-08-18', 'Quarterly', '208.40'],
    ['2026-05-01', 'Semi-Annual', '208.40'],
    ['2026-05-01', 'Annual', '104.20'],
    ['2026-05-01', 'Single', '104.20'],
  ] as const)('paid to %s, billed %s: %s', (paidToDate, billingMode, due) => {
    expect(premiumDue({ ...policy, paidToDate, billingMode }, today)).toBe(due);
  });

  test('is none while the policy is not past due', () => {
    expect(premiumDue({ ...policy, paidToDate: today }, today)).toBe(null);
    expect(premiumDue({ ...policy, paidToDate: null }, today)).toBe(null);
  });
});

test('only an active policy past due counts down', () => {
  expect(lapseOf(policy, today)).toEqual({
    lapsesOn: '2026-12-02',
    daysLate: 17,
    amountDue: '104.20',
  });
  const none = { lapsesOn: null, daysLate: 0, amountDue: null };
  expect(lapseOf({ ...policy, status: 'Lapsed' }, today)).toEqual(none);
  expect(lapseOf({ ...policy, paidToDate: today }, today)).toEqual(none);
});

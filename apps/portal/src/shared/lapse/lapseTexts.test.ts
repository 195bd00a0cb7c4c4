import { describe, expect, it } from 'vitest';
import { countdownOf, outcomeText } from './lapseTexts.ts';

describe('a policy past due', () => {
  it.each([
    [null, null],
    [-2, 'Grace period is over'],
    [0, 'Lapses today'],
    [1, 'Lapses tomorrow'],
    [12, 'Lapses in 12 days'],
  ])('with %j days left: %j', (daysLeft, text) => {
    expect(countdownOf({ daysLeft })).toBe(text);
  });
});

it('names the day of a promised payment', () => {
  expect(outcomeText({ outcome: 'WillPay', willPayOn: '2026-11-24' })).toBe(
    'Will pay on 11/24/2026',
  );
  expect(outcomeText({ outcome: 'LeftMessage', willPayOn: null })).toBe('Left message');
});

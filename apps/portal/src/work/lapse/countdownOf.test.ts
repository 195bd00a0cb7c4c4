import { expect, it } from 'vitest';
import { countdownOf } from './countdownOf.ts';

it.each([
  [null, null],
  [-2, 'Grace period is over'],
  [0, 'Lapses today'],
  [1, 'Lapses tomorrow'],
  [12, 'Lapses in 12 days'],
])('a policy past due with %j days left: %j', (daysLeft, text) => {
  expect(countdownOf({ daysLeft })).toBe(text);
});

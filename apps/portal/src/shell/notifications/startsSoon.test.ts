import { expect, test } from 'vitest';
import { startsSoon } from './startsSoon.ts';

/** The clock can be on another day than the business date. */
const clock = new Date(2026, 10, 28, 9, 30);
const at = (day: number, hour: number, minute: number) => ({
  startsAt: new Date(2026, 10, day, hour, minute).toISOString(),
});

test.each([
  [at(20, 9, 30), true],
  [at(20, 9, 31), false],
  [at(18, 9, 31), true],
  [at(18, 9, 30), false],
  [{}, false],
])('a message that starts at %j is a banner on 11/18 at 9:30: %s', (message, isBanner) => {
  expect(startsSoon(message, '2026-11-18', clock)).toBe(isBanner);
});

test('where the carrier is a day ahead, a message is a banner until it starts', () => {
  const evening = new Date(2026, 10, 28, 22, 30);
  expect(startsSoon(at(28, 23, 0), '2026-11-29', evening)).toBe(true);
  expect(startsSoon(at(28, 22, 0), '2026-11-29', evening)).toBe(false);
});

import { expect, it } from 'vitest';
import { followUpDateError, followUpPresets } from './followUpDates.ts';

it.each([
  ['2026-11-18', ['2026-11-19', '2026-11-23', '2026-11-25']],
  // A Friday, so the weekend is skipped.
  ['2026-11-20', ['2026-11-21', '2026-11-25', '2026-11-27']],
  ['2026-12-31', ['2027-01-01', '2027-01-05', '2027-01-07']],
])('the presets of %s are %s', (today, days) => {
  expect(followUpPresets(today).map(({ day }) => day)).toEqual(days);
});

it.each([
  [null, null, undefined],
  ['2026-11-18', null, undefined],
  ['2026-11-17', null, 'That day has passed. Choose today or a later day.'],
  ['2026-11-17', '2026-11-17', undefined],
  ['2028-11-18', null, undefined],
  ['2028-11-20', null, 'Choose a day within two years.'],
])('a new date %s that replaces %s has the error %s', (day, former, message) => {
  expect(followUpDateError(day, { today: '2026-11-18', former })).toBe(message);
});

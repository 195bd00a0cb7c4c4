import { expect, it } from 'vitest';
import { dayAndTime, startOfDay } from './days.ts';

it.each([
  ['2026-11-18', 'UTC', '2026-11-18T00:00:00.000Z'],
  ['2026-11-18', 'America/Chicago', '2026-11-18T06:00:00.000Z'],
  ['2026-07-01', 'America/Chicago', '2026-07-01T05:00:00.000Z'],
  // Clocks change at 2 a.m. of these days.
  ['2026-03-08', 'America/Chicago', '2026-03-08T06:00:00.000Z'],
  ['2026-03-09', 'America/Chicago', '2026-03-09T05:00:00.000Z'],
  ['2026-11-01', 'America/Chicago', '2026-11-01T05:00:00.000Z'],
  ['2026-04-05', 'Pacific/Auckland', '2026-04-04T11:00:00.000Z'],
  ['0001-01-01', 'UTC', '1900-01-01T00:00:00.000Z'],
  ['+010000-01', 'UTC', '2200-01-01T00:00:00.000Z'],
  ['2026-11-18', 'Asia/Kolkata', '2026-11-17T18:30:00.000Z'],
])('the day %s begins in %s at %s', (day, timeZone, start) => {
  expect(startOfDay(day, timeZone)).toBe(start);
});

it('returns the day and the time of a moment in a zone', () => {
  const at = '2026-11-18T02:05:09.000Z';
  expect(dayAndTime(at, 'UTC')).toEqual({ day: '2026-11-18', time: '02:05:09' });
  expect(dayAndTime(at, 'America/Chicago')).toEqual({ day: '2026-11-17', time: '20:05:09' });
});

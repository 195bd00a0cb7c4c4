import { expect, it } from 'vitest';
import { joinParts, partsOf } from './parts.ts';

it.each([
  ['2026-11-18T09:30', { date: '2026-11-18', time: '09:30' }],
  ['2026-11-18T21:30:15Z', { date: '2026-11-18', time: '21:30' }],
  ['2026-11-18T21:30:15-06:00', { date: '2026-11-18', time: '21:30' }],
  ['2026-11-18', { date: '2026-11-18', time: null }],
  ['T09:30', { date: null, time: '09:30' }],
  ['2026-02-30T24:00', { date: null, time: null }],
  ['', { date: null, time: null }],
  [null, { date: null, time: null }],
  [undefined, { date: null, time: null }],
])('a date-time field reads the date and the time of %j as they are written', (moment, parts) => {
  expect(partsOf(moment)).toEqual(parts);
});

it('a pair of parts is no moment without a date and a time', () => {
  expect(joinParts({ date: '2026-11-18', time: '09:30' })).toBe('2026-11-18T09:30');
  expect(joinParts({ date: '2026-11-18', time: null })).toBeNull();
  expect(joinParts({ date: null, time: '09:30' })).toBeNull();
  expect(joinParts({ date: null, time: null })).toBeNull();
});

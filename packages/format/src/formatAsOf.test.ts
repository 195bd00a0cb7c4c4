import { afterEach, expect, it, vi } from 'vitest';
import { formatAsOf } from './formatAsOf.ts';

afterEach(() => void vi.unstubAllEnvs());

const evening = '2026-11-18T02:05:00Z';

it.each([
  ['the date without a business date', undefined, '2026-11-18T03:00:00Z', '11/17/2026, 8:05 p.m.'],
  ['the business date', '2026-11-17', '2026-11-18T03:00:00Z', '11/17/2026, 8:05 p.m.'],
  ['the date of an earlier day', undefined, '2026-11-18T12:00:00Z', '11/17/2026, 8:05 p.m.'],
  [
    'a business date after the computer',
    '2026-11-18',
    '2026-11-18T03:00:00Z',
    '11/18/2026, 8:05 p.m.',
  ],
  [
    'the own date of an earlier time, whatever the business date',
    '2026-10-31',
    '2026-11-18T12:00:00Z',
    '11/17/2026, 8:05 p.m.',
  ],
  [
    'a business date before the computer',
    '2026-10-30',
    '2026-11-18T03:00:00Z',
    '10/30/2026, 8:05 p.m.',
  ],
])("shows %s, in the user's time zone", (_, businessDate, now, text) => {
  vi.stubEnv('TZ', 'America/Chicago');
  expect(formatAsOf(evening, businessDate, new Date(now))).toBe(text);
});

import { afterEach, expect, it, vi } from 'vitest';
import { asOfText } from './asOfText.ts';

afterEach(() => void vi.unstubAllEnvs());

it("shows the date only when it is not today, in the user's time zone", () => {
  vi.stubEnv('TZ', 'America/Chicago');
  const evening = '2026-11-18T02:05:00Z';
  expect(asOfText(evening, new Date('2026-11-18T03:00:00Z'))).toBe('8:05 p.m.');
  expect(asOfText(evening, new Date('2026-11-18T12:00:00Z'))).toBe('11/17/2026, 8:05 p.m.');
});

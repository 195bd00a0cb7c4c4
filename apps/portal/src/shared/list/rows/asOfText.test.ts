import { afterEach, expect, it, vi } from 'vitest';
import { asOfText } from './asOfText.ts';

afterEach(() => void vi.unstubAllEnvs());

it('names the day only where it is not today, both where the reader is', () => {
  vi.stubEnv('TZ', 'America/Chicago');
  const evening = '2026-11-18T02:05:00Z';
  expect(asOfText(evening, new Date('2026-11-18T03:00:00Z'))).toBe('8:05 p.m.');
  expect(asOfText(evening, new Date('2026-11-18T12:00:00Z'))).toBe('11/17/2026, 8:05 p.m.');
});

// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { lacksValues, rememberLack } from './lacksValues.ts';

afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});

it('remembers for a day that the carrier lacks the call for filter values', () => {
  vi.useFakeTimers({ now: new Date('2026-11-18T15:00:00Z') });
  expect(lacksValues()).toBe(false);
  rememberLack();
  expect(lacksValues()).toBe(true);
  vi.setSystemTime(new Date('2026-11-19T15:00:00Z'));
  expect(lacksValues()).toBe(false);
});

import { expect, test } from 'vitest';
import { endedBefore, expiryOf, isAlive, isWorthTouching } from './lifetime.ts';

const at = (time: string) => new Date(`2026-11-18T${time}Z`);

test.each([
  ['at once', '08:00:00', '08:00:00', true],
  ['29 minutes after its last use', '08:00:00', '08:29:59', true],
  ['30 minutes after its last use', '08:00:00', '08:30:00', false],
  ['just under 12 hours after it began, in use', '19:45:00', '19:59:59', true],
  ['12 hours after it began, in use', '19:59:00', '20:00:00', false],
])('a session %s is alive: %s %s %s', (_, lastSeen, now, alive) => {
  const times = { createdAt: at('08:00:00'), lastSeenAt: at(lastSeen) };
  expect(isAlive(times, at(now))).toBe(alive);
});

test('a session’s use is saved at most once a minute', () => {
  const times = { createdAt: at('08:00:00'), lastSeenAt: at('08:10:00') };
  expect(isWorthTouching(times, at('08:10:59'))).toBe(false);
  expect(isWorthTouching(times, at('08:11:00'))).toBe(true);
});

test('a refresh lasts 15 minutes, but never past the end of the session', () => {
  expect(expiryOf(at('08:00:00'), at('09:00:00'))).toEqual(at('09:15:00'));
  expect(expiryOf(at('08:00:00'), at('19:50:00'))).toEqual(at('20:00:00'));
});

test('sessions can be deleted once they have ended, and not before', () => {
  expect(endedBefore(at('20:00:00'))).toEqual({
    idleSince: at('19:30:00'),
    begunBefore: at('08:00:00'),
  });
});

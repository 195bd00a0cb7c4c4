import { describe, expect, test } from 'vitest';
import { resetAnswerOf } from './resetRules.ts';

const user = {
  username: 'nora@example.com',
  passwordHash: 'x',
  usesSso: false,
  isDemo: false,
  suspendedAt: null,
  endsOn: null,
  removedAt: null,
};
const today = '2026-11-18';
const at = new Date('2026-11-18T15:00:00Z');

describe('the answer to a request for a new password', () => {
  test.each([
    ['a user with access', {}, 'link'],
    ['a user on the last day of its access', { endsOn: today }, 'link'],
    ['a user after the last day of its access', { endsOn: '2026-11-17' }, 'nothing'],
    ['a suspended user', { suspendedAt: at }, 'nothing'],
    ['a removed user', { removedAt: at }, 'nothing'],
    ['a user who has not accepted the invitation', { passwordHash: null }, 'nothing'],
    ['a user of single sign-on', { usesSso: true }, 'single sign-on'],
    ['a suspended user of single sign-on', { usesSso: true, suspendedAt: at }, 'nothing'],
    ['an invited user of a demonstration', { isDemo: true }, 'link'],
    [
      'a demonstration account',
      { isDemo: true, username: 'agent@northfield.example' },
      'demonstration',
    ],
  ])('of %s', (_, changed, answer) => {
    expect(resetAnswerOf({ ...user, ...changed }, today, true)).toBe(answer);
  });

  test('of an unknown user, and of a demonstration account while these are off', () => {
    expect(resetAnswerOf(undefined, today, true)).toBe('nothing');
    expect(resetAnswerOf({ ...user, isDemo: true }, today, false)).toBe('nothing');
  });
});

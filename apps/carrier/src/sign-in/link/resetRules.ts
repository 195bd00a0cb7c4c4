import { maySignIn } from '../../session/maySignIn.ts';
import type { users } from '../../session/tables.ts';
import { managerOf } from '../password/managerOf.ts';

/** The page that asks for a link, and the page that the link opens. */
export const forgotPasswordPath = '/auth/forgot-password';
export const resetPath = '/auth/reset-password';

/** How long a link works, in minutes. */
export const resetMinutes = 30;

type User = Pick<
  typeof users.$inferSelect,
  'username' | 'passwordHash' | 'usesSso' | 'isDemo' | 'suspendedAt' | 'endsOn' | 'removedAt'
>;

/** The e-mail that follows a request: a link, or why there is none. */
export type ResetAnswer = 'link' | 'single sign-on' | 'demonstration' | 'nothing';

const managedAnswers = {
  SingleSignOn: 'single sign-on',
  Demonstration: 'demonstration',
} as const;

/**
 * The answer to a user's request for a new password. The screen never shows it. A user without access gets
 * nothing, and neither does one who has not accepted the invitation.
 */
export function resetAnswerOf(user: User | undefined, today: string, isDemo: boolean): ResetAnswer {
  if (!user || user.passwordHash === null || !maySignIn(user, today, isDemo)) return 'nothing';
  const manager = managerOf(user);
  return manager === null ? 'link' : managedAnswers[manager];
}

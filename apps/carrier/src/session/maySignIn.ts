import type { users } from './tables.ts';

/** The columns of a user that decide whether it may sign in. */
type Standing = Pick<typeof users.$inferSelect, 'isDemo' | 'suspendedAt' | 'endsOn' | 'removedAt'>;

/**
 * Whether a user may sign in. Every call checks it again for the user of its session. Access ends by
 * the business date, as the agent saw it when choosing the end.
 * @param today the business date, `YYYY-MM-DD`
 * @param isDemo whether demonstration accounts, whose password is public, may sign in
 */
export const maySignIn = (user: Standing, today: string, isDemo: boolean): boolean =>
  (isDemo || !user.isDemo) &&
  user.suspendedAt === null &&
  user.removedAt === null &&
  (user.endsOn === null || user.endsOn >= today);

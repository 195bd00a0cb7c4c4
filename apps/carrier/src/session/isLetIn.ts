import type { users } from './tables.ts';

/** What says whether somebody is let in. */
type Standing = Pick<typeof users.$inferSelect, 'isDemo' | 'suspendedAt' | 'endsOn' | 'removedAt'>;

/**
 * Whether somebody may sign in, and a session of theirs counts: it is asked at every call. Access ends
 * by the business date, which is the day that the agent who chose its end saw.
 * @param today the business date, `YYYY-MM-DD`
 * @param isDemo whether demonstration accounts, whose password is public, count
 */
export const isLetIn = (user: Standing, today: string, isDemo: boolean): boolean =>
  (isDemo || !user.isDemo) &&
  user.suspendedAt === null &&
  user.removedAt === null &&
  (user.endsOn === null || user.endsOn >= today);

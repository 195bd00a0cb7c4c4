const minute = 60_000;

/** A session ends after this long without use (reliability, 3). */
const idleLimit = 30 * minute;

/** A session of this age ends, used or not. */
const absoluteLimit = 12 * 60 * minute;

/** How long the portal may use a session before it refreshes it [S4]. */
const refreshAfter = 15 * minute;

/** A session's last use is saved at most this often, so that reads need no write each. */
const touchAfter = minute;

interface Times {
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  /** When a user ended it early. */
  readonly endedAt?: Date | null;
}

/** Whether a session is still good. */
export function isAlive({ createdAt, lastSeenAt, endedAt = null }: Times, now: Date): boolean {
  return (
    endedAt === null &&
    now.getTime() - lastSeenAt.getTime() < idleLimit &&
    now.getTime() - createdAt.getTime() < absoluteLimit
  );
}

/** Whether to save a session's use. */
export const isWorthTouching = ({ lastSeenAt }: Times, now: Date) =>
  now.getTime() - lastSeenAt.getTime() >= touchAfter;

/** When the portal has to refresh a session: never later than its absolute end. */
export function expiryOf(createdAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + refreshAfter, createdAt.getTime() + absoluteLimit));
}

/** Sessions that were last seen, or started, before these moments have ended and can be deleted. */
export const endedBefore = (now: Date) => ({
  idleSince: new Date(now.getTime() - idleLimit),
  begunBefore: new Date(now.getTime() - absoluteLimit),
});

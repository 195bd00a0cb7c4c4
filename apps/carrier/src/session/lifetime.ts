const minute = 60_000;

/** A session nobody used for this long has ended (reliability, 3). */
const idleLimit = 30 * minute;

/** A session that is this old has ended, used or not. */
const absoluteLimit = 12 * 60 * minute;

/** How long the portal may go on before it refreshes the session [S4]. */
const refreshAfter = 15 * minute;

/** A session's last use is written down again after this long: reads need no write each. */
const touchAfter = minute;

interface Times {
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  /** When somebody ended it before its time. */
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

/** Whether a session's use is to be written down. */
export const isWorthTouching = ({ lastSeenAt }: Times, now: Date) =>
  now.getTime() - lastSeenAt.getTime() >= touchAfter;

/** When the portal has to refresh a session: never later than its absolute end. */
export function expiryOf(createdAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + refreshAfter, createdAt.getTime() + absoluteLimit));
}

/** Sessions last seen, or begun, before these moments have ended and can go. */
export const endedBefore = (now: Date) => ({
  idleSince: new Date(now.getTime() - idleLimit),
  begunBefore: new Date(now.getTime() - absoluteLimit),
});

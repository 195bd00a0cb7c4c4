import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import type { Owner } from '../../../session/caller.ts';
import { todayVisits } from '../tables.ts';

/** A visit ends after this long without use: 30 minutes. */
const visitMs = 30 * 60_000;

/** Use is noted once in this long: a minute. */
const notedMs = 60_000;

const since = {
  since: todayVisits.sinceOn,
  unreadSince: sql<string | null>`greatest(${todayVisits.sinceOn}, ${todayVisits.readOn} + 1)`,
};

/** The first day whose changes show; null on the first visit. */
interface Visit {
  /** While the user reads them. */
  readonly since: string | null;
  /** Without the days that the user has read at this visit. */
  readonly unreadSince: string | null;
}

const ofOwner = ({ userId, producerId }: Owner) =>
  and(eq(todayVisits.userId, userId), eq(todayVisits.producerId, producerId));

/**
 * Notes that a user uses the queue, and returns since when its changes show. They stay while the queue is used, so
 * that no change leaves it in the middle of the work. The book has no finer grain than dates, and more changes may come
 * later on a day that was read: a new visit shows that day again.
 */
export async function noteVisit(
  db: Database,
  owner: Owner,
  { at, today }: { readonly at: Date; readonly today: string },
): Promise<Visit> {
  const before = (ms: number) => new Date(at.getTime() - ms);
  const [noted] = await db
    .select(since)
    .from(todayVisits)
    .where(and(ofOwner(owner), gt(todayVisits.visitedAt, before(notedMs))));
  if (noted) return noted;
  const hasEnded = sql`today_visits.visited_at <= ${before(visitMs).toISOString()}::timestamptz`;
  const [visit] = await db
    .insert(todayVisits)
    .values({ ...owner, visitedAt: at, visitedOn: today, sinceOn: null })
    .onConflictDoUpdate({
      target: [todayVisits.userId, todayVisits.producerId],
      set: {
        sinceOn: sql`CASE WHEN ${hasEnded}
          THEN greatest(today_visits.since_on, coalesce(today_visits.read_on, today_visits.visited_on))
          ELSE today_visits.since_on END`,
        readOn: sql`CASE WHEN ${hasEnded} THEN NULL ELSE today_visits.read_on END`,
        visitedAt: at,
        visitedOn: today,
      },
    })
    .returning(since);
  return visit ?? { since: null, unreadSince: null };
}

/** Notes that a user reads the changes until today: they are gone when it comes back to them at this visit. */
export async function noteReading(db: Database, owner: Owner, today: string): Promise<void> {
  await db
    .update(todayVisits)
    .set({ readOn: today })
    .where(and(ofOwner(owner), sql`${todayVisits.readOn} IS DISTINCT FROM ${today}`));
}

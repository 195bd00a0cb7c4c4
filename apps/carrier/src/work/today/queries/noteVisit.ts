import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import type { Keeper } from '../../../session/caller.ts';
import { todayVisits } from '../tables.ts';

/** A visit ends after this long without use: 30 minutes. */
const visitMs = 30 * 60_000;

/** Use is noted once in this long: a minute. */
const notedMs = 60_000;

/**
 * Notes that a user uses the queue, and returns the business date of the visit before; null on the first visit. It
 * stays the same while the queue is used, so that no change leaves it in the middle of the work.
 */
export async function noteVisit(
  db: Database,
  { userId, producerId }: Keeper,
  { at, today }: { readonly at: Date; readonly today: string },
): Promise<string | null> {
  const before = (ms: number) => new Date(at.getTime() - ms);
  const [noted] = await db
    .select({ since: todayVisits.sinceOn })
    .from(todayVisits)
    .where(
      and(
        eq(todayVisits.userId, userId),
        eq(todayVisits.producerId, producerId),
        gt(todayVisits.visitedAt, before(notedMs)),
      ),
    );
  if (noted) return noted.since;
  const hasEnded = sql`today_visits.visited_at <= ${before(visitMs).toISOString()}::timestamptz`;
  const [visit] = await db
    .insert(todayVisits)
    .values({ userId, producerId, visitedAt: at, visitedOn: today, sinceOn: null })
    .onConflictDoUpdate({
      target: [todayVisits.userId, todayVisits.producerId],
      set: {
        sinceOn: sql`CASE WHEN ${hasEnded} THEN today_visits.visited_on ELSE today_visits.since_on END`,
        visitedAt: at,
        visitedOn: today,
      },
    })
    .returning({ since: todayVisits.sinceOn });
  return visit?.since ?? null;
}

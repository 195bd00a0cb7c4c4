import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import type { Keeper } from '../../../session/caller.ts';
import { todayVisits } from '../tables.ts';

/** A visit that begins this long after the former one began is a new visit: 30 minutes. */
const visitMs = 30 * 60_000;

/** The visit that a user is in; undefined when its next call begins one. */
async function findVisit(db: Database, { userId, producerId }: Keeper, at: Date) {
  const [visit] = await db
    .select({ since: todayVisits.sinceOn })
    .from(todayVisits)
    .where(
      and(
        eq(todayVisits.userId, userId),
        eq(todayVisits.producerId, producerId),
        gt(todayVisits.visitedAt, new Date(at.getTime() - visitMs)),
      ),
    );
  return visit;
}

/**
 * Notes that a user opened the page, and returns the business date of the visit before; null on the first
 * visit. It changes at most every 30 minutes, so a reload shows the same changes.
 */
export async function noteVisit(
  db: Database,
  keeper: Keeper,
  { at, today }: { readonly at: Date; readonly today: string },
): Promise<string | null> {
  const { userId, producerId } = keeper;
  const visit = await findVisit(db, keeper, at);
  if (visit) return visit.since;
  // Of two calls at the same time, the second one changes nothing.
  await db
    .insert(todayVisits)
    .values({ userId, producerId, visitedAt: at, visitedOn: today, sinceOn: null })
    .onConflictDoUpdate({
      target: [todayVisits.userId, todayVisits.producerId],
      set: { sinceOn: sql`today_visits.visited_on`, visitedAt: at, visitedOn: today },
      setWhere: lte(todayVisits.visitedAt, new Date(at.getTime() - visitMs)),
    });
  return (await findVisit(db, keeper, at))?.since ?? null;
}

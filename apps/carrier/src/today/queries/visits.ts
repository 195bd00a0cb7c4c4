import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import type { Keeper } from '../../session/caller.ts';

/** A visit that begins this long after the former one began is a new visit: 30 minutes. */
const visitMs = 30 * 60_000;

/**
 * Notes that a user opened the page, and returns the business date of the visit before; null on the first
 * visit. It changes at most every 30 minutes, so a reload shows the same changes.
 */
export async function noteVisit(
  db: Database,
  { userId, producerId }: Keeper,
  { at, today }: { readonly at: Date; readonly today: string },
): Promise<string | null> {
  const isNew = sql`today_visits.visited_at <= ${new Date(at.getTime() - visitMs).toISOString()}::timestamptz`;
  const { rows } = await db.execute<{ since: string | null }>(sql`
    WITH begun AS (
      INSERT INTO today_visits (user_id, producer_id, visited_at, visited_on)
      VALUES (${userId}, ${producerId}, ${at.toISOString()}::timestamptz, ${today}::date)
      ON CONFLICT (user_id, producer_id) DO UPDATE SET
        since_on = today_visits.visited_on, visited_at = excluded.visited_at,
        visited_on = excluded.visited_on
      WHERE ${isNew}
      RETURNING since_on)
    SELECT since_on::text AS since FROM begun
    UNION ALL SELECT since_on::text FROM today_visits
    WHERE user_id = ${userId} AND producer_id = ${producerId} AND NOT EXISTS (SELECT FROM begun)`);
  return rows[0]?.since ?? null;
}

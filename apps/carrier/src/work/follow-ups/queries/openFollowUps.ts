import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import { isAnyOf } from '../../../db/queries.ts';
import { inParts } from '../../inParts.ts';
import type { FollowUpKey } from '../queries.ts';
import { followUps } from '../tables.ts';

type Row = typeof followUps.$inferSelect;

/** The condition for follow-ups that are not done. The carrier may have closed some of them. */
const isOpenOf = (userIds: readonly number[]) =>
  and(isAnyOf(followUps.userId, userIds), isNull(followUps.deletedAt), isNull(followUps.doneOn));

/** How many follow-ups of each of these users are not done, by subject. Zeros are left out. */
export const countOpenOf = (db: Database, userIds: readonly number[]) =>
  db
    .select({ userId: followUps.userId, subject: followUps.subject, count: count() })
    .from(followUps)
    .where(isOpenOf(userIds))
    .groupBy(followUps.userId, followUps.subject);

/** The follow-ups of a user that are not done, also on policies that have left the book. */
export const findOpenOf = (db: Database, userId: number): Promise<Row[]> =>
  db
    .select()
    .from(followUps)
    .where(isOpenOf([userId]));

/** The follow-ups of some users on one thing, those that are done left out. */
export const findOnItem = (
  db: Database,
  { producerId, subject, itemKey }: Omit<FollowUpKey, 'userId'>,
  userIds: readonly number[],
): Promise<Row[]> =>
  db
    .select()
    .from(followUps)
    .where(
      and(
        isOpenOf(userIds),
        eq(followUps.producerId, producerId),
        eq(followUps.subject, subject),
        eq(followUps.itemKey, itemKey),
      ),
    );

/** All stored follow-ups of a user, also deleted ones. */
export const findAllOf = (db: Database, userId: number): Promise<Row[]> =>
  db.select().from(followUps).where(eq(followUps.userId, userId));

/** A statement has at most 65,535 parameters. */
const mostRows = 1_000;

/** Saves follow-ups, and replaces earlier ones. */
export async function writeFollowUps(db: Database, rows: readonly Row[]): Promise<void> {
  for (const part of inParts(rows, mostRows)) await writeRows(db, part);
}

const writeRows = (db: Database, rows: readonly Row[]) =>
  db
    .insert(followUps)
    .values([...rows])
    .onConflictDoUpdate({
      target: [followUps.userId, followUps.producerId, followUps.subject, followUps.itemKey],
      set: {
        policyNumber: sql`excluded.policy_number`,
        who: sql`excluded.who`,
        what: sql`excluded.what`,
        followUpOn: sql`excluded.follow_up_on`,
        note: sql`excluded.note`,
        version: sql`excluded.version`,
        savedAt: sql`excluded.saved_at`,
        deletedAt: sql`excluded.deleted_at`,
        doneOn: sql`excluded.done_on`,
        previousOn: sql`excluded.previous_on`,
        assignedBy: sql`excluded.assigned_by`,
        assignedOn: sql`excluded.assigned_on`,
        assignedAt: sql`excluded.assigned_at`,
      },
    });

import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import { isAnyOf } from '../../../db/queries.ts';
import { policies, requirements } from '../../../db/tables/policies.ts';
import { type FollowUpKey, isAsked, isClosed } from '../queries.ts';
import { followUps } from '../tables.ts';

type Row = typeof followUps.$inferSelect;

const isOpenOf = (userIds: readonly number[]) =>
  and(isAnyOf(followUps.userId, userIds), isNull(followUps.deletedAt), sql`NOT ${isClosed}`);

/** The number of open follow-ups of each of these users. Users without one are left out. */
export async function countOpenOf(
  db: Database,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const found = await db
    .select({ userId: followUps.userId, count: count() })
    .from(followUps)
    .innerJoin(policies, eq(policies.policyNumber, followUps.policyNumber))
    .leftJoin(requirements, isAsked)
    .where(isOpenOf(userIds))
    .groupBy(followUps.userId);
  return new Map(found.map((one) => [one.userId, one.count]));
}

/** The open follow-ups of a user. */
export async function findOpenOf(db: Database, userId: number): Promise<Row[]> {
  const found = await db
    .select({ followUp: followUps })
    .from(followUps)
    .innerJoin(policies, eq(policies.policyNumber, followUps.policyNumber))
    .leftJoin(requirements, isAsked)
    .where(isOpenOf([userId]));
  return found.map(({ followUp }) => followUp);
}

/** The follow-ups of some users on a requirement. */
export const findOnRequirement = (
  db: Database,
  { producerId, policyNumber, requirementId }: Omit<FollowUpKey, 'userId'>,
  userIds: readonly number[],
): Promise<Row[]> =>
  db
    .select()
    .from(followUps)
    .where(
      and(
        isAnyOf(followUps.userId, userIds),
        eq(followUps.producerId, producerId),
        eq(followUps.policyNumber, policyNumber),
        eq(followUps.requirementId, requirementId),
        isNull(followUps.deletedAt),
      ),
    );

/** All stored follow-ups of a user, also deleted ones. */
export const findAllOf = (db: Database, userId: number): Promise<Row[]> =>
  db.select().from(followUps).where(eq(followUps.userId, userId));

/** Saves follow-ups, and replaces former ones. */
export async function writeFollowUps(db: Database, rows: readonly Row[]): Promise<void> {
  await db
    .insert(followUps)
    .values([...rows])
    .onConflictDoUpdate({
      target: [
        followUps.userId,
        followUps.producerId,
        followUps.policyNumber,
        followUps.requirementId,
      ],
      set: {
        requirement: sql`excluded.requirement`,
        followUpOn: sql`excluded.follow_up_on`,
        note: sql`excluded.note`,
        version: sql`excluded.version`,
        savedAt: sql`excluded.saved_at`,
        deletedAt: sql`excluded.deleted_at`,
        assignedBy: sql`excluded.assigned_by`,
        assignedOn: sql`excluded.assigned_on`,
      },
    });
}

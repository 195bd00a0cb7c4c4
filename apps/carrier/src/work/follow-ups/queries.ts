import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  isNotNull,
  isNull,
  lt,
  or,
  type Placeholder,
  sql,
  type SQL,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/connection.ts';
import { isAnyOf, preparedOnce } from '../../db/queries.ts';
import type { Owner } from '../../session/caller.ts';
import { displayNameOf, fullNameOf } from '../../session/queries.ts';
import { users } from '../../session/tables.ts';
import { followUps } from './tables.ts';

type Row = typeof followUps.$inferSelect;
export type FollowUpKey = Pick<Row, keyof Owner | 'subject' | 'itemKey'>;

/** The owners of follow-ups: one or several users of an agency. */
export interface Owners {
  readonly userIds: readonly number[];
  readonly producerId: string;
}

const belongsTo = ({ userId, producerId }: Owner) =>
  and(eq(followUps.userId, userId), eq(followUps.producerId, producerId));

const isActiveOf = ({ userIds, producerId }: Owners | Record<keyof Owners, Placeholder>) =>
  and(
    isAnyOf(followUps.userId, userIds),
    sql`${followUps.producerId} = ${producerId}`,
    isNull(followUps.deletedAt),
  );

const hasKey = ({ subject, itemKey, ...owner }: FollowUpKey) =>
  and(belongsTo(owner), eq(followUps.subject, subject), eq(followUps.itemKey, itemKey));

const giver = alias(users, 'giver');

/** Follow-ups with the names of their owners, and of the users who gave them. */
const findRows = (db: Database, condition: SQL | undefined) =>
  db
    .select({
      ...getTableColumns(followUps),
      ownerName: fullNameOf(users),
      giverName: displayNameOf(giver).name,
    })
    .from(followUps)
    .innerJoin(users, eq(users.userId, followUps.userId))
    .leftJoin(giver, eq(giver.userId, followUps.assignedBy))
    .where(condition);

export type StoredFollowUp = Awaited<ReturnType<typeof findRows>>[number];

/** The follow-ups of users, or only those on some policies. */
export const findFollowUps = (db: Database, owners: Owners, policyNumbers?: readonly string[]) =>
  findRows(
    db,
    and(isActiveOf(owners), policyNumbers && isAnyOf(followUps.policyNumber, policyNumbers)),
  );

/** The last 1,000 follow-ups that users gave to others, who got or completed them since a moment. */
export const findGivenBy = (db: Database, { userIds, producerId }: Owners, from: Date) =>
  findRows(
    db,
    and(
      isAnyOf(followUps.assignedBy, userIds),
      eq(followUps.producerId, producerId),
      isNull(followUps.deletedAt),
      or(
        gte(followUps.assignedAt, from),
        and(isNotNull(followUps.doneOn), gte(followUps.savedAt, from)),
      ),
    ),
  )
    .orderBy(desc(followUps.savedAt))
    .limit(1_000);

const version = preparedOnce((db) =>
  db
    .select({
      version: sql<string>`coalesce(sum(hashtextextended(
        concat_ws(' ', ${followUps.userId}, ${followUps.subject}, ${followUps.itemKey}, ${followUps.followUpOn}),
        ${followUps.version})), 0)::text`,
    })
    .from(followUps)
    .where(
      isActiveOf({
        userIds: sql.placeholder('userIds'),
        producerId: sql.placeholder('producerId'),
      }),
    )
    .prepare('follow_ups_version'),
);

/**
 * A value that changes with every write to the users' follow-ups, because each write raises a version. One that was
 * removed can come back with its first version, but on another day.
 */
export async function findFollowUpsVersion(db: Database, owners: Owners): Promise<string> {
  const [row] = await version(db).execute({ ...owners });
  return row?.version ?? '';
}

/**
 * The items with an open follow-up of one of the users, or with one that a user of the agency assigned to another.
 */
export const findFollowed = (db: Database, { userIds, producerId }: Owners) =>
  db
    .select({
      userId: followUps.userId,
      subject: followUps.subject,
      itemKey: followUps.itemKey,
    })
    .from(followUps)
    .where(
      and(
        eq(followUps.producerId, producerId),
        isNull(followUps.deletedAt),
        isNull(followUps.doneOn),
        or(isAnyOf(followUps.userId, userIds), isNotNull(followUps.assignedBy)),
      ),
    );

/** A stored follow-up, also a deleted one. */
export async function findStored(db: Database, key: FollowUpKey): Promise<Row | undefined> {
  const [row] = await db.select().from(followUps).where(hasKey(key));
  return row;
}

/** The number of a user's follow-ups that are not done, including those on policies that have left the book. */
export async function countStored(db: Database, { userId, producerId }: Owner): Promise<number> {
  const [found] = await db
    .select({ count: count() })
    .from(followUps)
    .where(and(isActiveOf({ userIds: [userId], producerId }), isNull(followUps.doneOn)));
  return found?.count ?? 0;
}

/** Permanently removes follow-ups that were deleted before a moment. */
export async function forgetDeleted(db: Database, holder: Owner, moment: Date): Promise<void> {
  await db.delete(followUps).where(and(belongsTo(holder), lt(followUps.deletedAt, moment)));
}

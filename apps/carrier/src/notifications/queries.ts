import { mostRead } from '@agent-portal/data/notifications/contract';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { isAnyOf } from '../db/queries.ts';
import type { Owner } from '../session/caller.ts';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../db/moment.ts';
import { temporaryMessages } from '../content/tables.ts';

/** Notifications that people have read: migration 0034 says what each column means. */
const readNotifications = pgTable('read_notifications', {
  userId: integer('user_id').notNull(),
  producerId: text('producer_id').notNull(),
  notificationKey: text('notification_key').notNull(),
  readAt: moment('read_at').notNull(),
});

const belongsTo = ({ userId, producerId }: Owner) =>
  and(eq(readNotifications.userId, userId), eq(readNotifications.producerId, producerId));

const latestFirst = [desc(readNotifications.readAt), asc(readNotifications.notificationKey)];

/** The keys of the notifications that a user has read, newest first. */
export async function findReadKeys(db: Database, owner: Owner): Promise<string[]> {
  const rows = await db
    .select({ key: readNotifications.notificationKey })
    .from(readNotifications)
    .where(belongsTo(owner))
    .orderBy(...latestFirst)
    .limit(mostRead);
  return rows.map(({ key }) => key);
}

/** Marks notifications as read. Of too many, the earliest are deleted. */
export async function insertReadKeys(
  tx: Database,
  owner: Owner,
  keys: readonly string[],
  readAt: Date,
): Promise<void> {
  const rows = keys.map((notificationKey) => ({ ...owner, notificationKey, readAt }));
  await tx.insert(readNotifications).values(rows).onConflictDoNothing();
  const tooMany = await tx
    .select({ key: readNotifications.notificationKey })
    .from(readNotifications)
    .where(belongsTo(owner))
    .orderBy(...latestFirst)
    .offset(mostRead);
  if (tooMany.length === 0) return;
  const gone = tooMany.map(({ key }) => key);
  await tx
    .delete(readNotifications)
    .where(and(belongsTo(owner), isAnyOf(readNotifications.notificationKey, gone)));
}

/** The temporary messages, newest first. */
export async function findTemporaryMessages(db: Database) {
  const found = await db
    .select({
      heading: temporaryMessages.heading,
      message: temporaryMessages.message,
      publishDate: temporaryMessages.publishDate,
      startsAt: temporaryMessages.startsAt,
    })
    .from(temporaryMessages)
    .orderBy(desc(temporaryMessages.publishDate), asc(temporaryMessages.id));
  return found.map(({ heading, message, publishDate, startsAt }) => ({
    heading,
    message,
    publishDate,
    startsAt: startsAt?.toISOString(),
  }));
}

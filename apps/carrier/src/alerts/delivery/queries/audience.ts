import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/connection.ts';
import { isAnyOf } from '../../../db/queries.ts';
import { agents, producers } from '../../../db/tables/agents.ts';
import { users } from '../../../session/tables.ts';
import { alertDigests, alertSent } from '../../tables.ts';
import type { UnsentAlert } from './findUnsent.ts';

const parent = alias(users, 'parent');

export async function findProducer(db: Database, producerId: string) {
  const [producer] = await db.select().from(producers).where(eq(producers.producerId, producerId));
  return producer;
}

/** The sub-accounts of an agent with these user names, removed ones last. */
export const findSubAccounts = (db: Database, producerId: string, usernames: readonly string[]) =>
  db
    .select({
      username: users.username,
      roles: users.roles,
      isDemo: users.isDemo,
      suspendedAt: users.suspendedAt,
      endsOn: users.endsOn,
      removedAt: users.removedAt,
    })
    .from(users)
    .innerJoin(parent, eq(parent.userId, users.parentUserId))
    .innerJoin(agents, eq(agents.agentId, parent.agentId))
    .where(and(eq(agents.producerId, producerId), isAnyOf(users.username, usernames)))
    .orderBy(desc(users.removedAt));

/** Claims a digest for this transaction. Returns false when it was already sent. */
export async function takeDigest(
  tx: Database,
  row: typeof alertDigests.$inferInsert,
): Promise<boolean> {
  const taken = await tx.insert(alertDigests).values(row).onConflictDoNothing().returning();
  return taken.length > 0;
}

type Key = Pick<UnsentAlert, 'event' | 'subject' | 'happenedOn'>;

const keyOf = ({ event, subject, happenedOn }: Key) => `${event} ${happenedOn} ${subject}`;

/** Records alerts as sent, and returns those that were not sent before. */
export async function takeUnsent(
  tx: Database,
  rows: readonly UnsentAlert[],
): Promise<UnsentAlert[]> {
  const values = rows.map(({ producerId, event, subject, happenedOn }) => ({
    producer_id: producerId,
    event,
    subject,
    happened_on: happenedOn,
  }));
  const { rows: taken } = await tx.execute<{ [Name in keyof Key]: Key[Name] }>(sql`
    INSERT INTO ${alertSent} (producer_id, event, subject, happened_on)
    SELECT producer_id, event, subject, happened_on
    FROM json_populate_recordset(NULL::alert_sent, ${JSON.stringify(values)})
    ON CONFLICT DO NOTHING
    RETURNING event, subject, happened_on AS "happenedOn"`);
  const keys = new Set(taken.map(keyOf));
  return rows.filter((row) => keys.has(keyOf(row)));
}

/** Deletes records that no pass reads again. */
export async function forgetBefore(db: Database, day: string): Promise<void> {
  await db.delete(alertSent).where(lt(alertSent.happenedOn, day));
  await db.delete(alertDigests).where(lt(alertDigests.digestOn, day));
}

import { lt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import { alertDigests, alertSent } from '../../tables.ts';
import type { Untold } from './untold.ts';

/** Takes a digest for this transaction: false where it is out already. */
export async function takeDigest(
  tx: Database,
  row: typeof alertDigests.$inferInsert,
): Promise<boolean> {
  const taken = await tx.insert(alertDigests).values(row).onConflictDoNothing().returning();
  return taken.length > 0;
}

type Key = Pick<Untold, 'event' | 'subject' | 'happenedOn'>;

const keyOf = ({ event, subject, happenedOn }: Key) => `${event} ${happenedOn} ${subject}`;

/** Writes down what an agent is told of, and gives what it was not told of before. */
export async function takeUntold(tx: Database, rows: readonly Untold[]): Promise<Untold[]> {
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

/** Forgets what nobody looks back at any more. */
export async function forgetBefore(db: Database, day: string): Promise<void> {
  await db.delete(alertSent).where(lt(alertSent.happenedOn, day));
  await db.delete(alertDigests).where(lt(alertDigests.digestOn, day));
}

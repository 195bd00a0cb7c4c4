import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { isAnyOf } from '../db/queries.ts';
import { producers } from '../hierarchy/tables.ts';
import { toldOf } from '../session/queries.ts';
import { users } from '../session/tables.ts';
import { alertPreferences, alertSettings, distributionEmails } from './tables.ts';

export type PreferenceRow = typeof alertPreferences.$inferSelect;

/** Makes whoever changes the alerts of the same agent wait for the transaction's end. */
export async function lockAlerts(tx: Database, producerId: string): Promise<void> {
  await tx
    .select({ producerId: producers.producerId })
    .from(producers)
    .where(eq(producers.producerId, producerId))
    .for('no key update');
}

/** Who saved an agent's preferences last, and which version that is. */
export async function findSaved(db: Database, producerId: string) {
  const [saved] = await db
    .select({
      version: alertSettings.version,
      savedAt: alertSettings.savedAt,
      savedBy: alertSettings.savedBy,
      name: toldOf(users).name,
      byHomeOffice: toldOf(users).isHomeOffice,
    })
    .from(alertSettings)
    .leftJoin(users, eq(users.userId, alertSettings.savedBy))
    .where(eq(alertSettings.producerId, producerId));
  return saved;
}

export const findPreferences = (db: Database, producerId: string) =>
  db.select().from(alertPreferences).where(eq(alertPreferences.producerId, producerId));

/** Writes who saved the preferences, as the next version. */
export async function writeSaved(
  tx: Database,
  row: typeof alertSettings.$inferInsert,
): Promise<void> {
  await tx
    .insert(alertSettings)
    .values(row)
    .onConflictDoUpdate({ target: alertSettings.producerId, set: row });
}

/** Writes a preference; an event that was told by e-mail already goes on from where it began. */
export async function writePreference(tx: Database, row: PreferenceRow): Promise<void> {
  const emailedFrom = sql`CASE WHEN ${alertPreferences.byEmail}
    THEN ${alertPreferences.emailedFrom} ELSE excluded.emailed_from END`;
  await tx
    .insert(alertPreferences)
    .values(row)
    .onConflictDoUpdate({
      target: [alertPreferences.producerId, alertPreferences.event],
      set: { ...row, emailedFrom },
    });
}

export async function dropPreferences(tx: Database, producerId: string): Promise<void> {
  await tx.delete(alertPreferences).where(eq(alertPreferences.producerId, producerId));
}

/** An agent's addresses, in the order in which they were added. */
export const findEmails = (db: Database, producerId: string) =>
  db
    .select()
    .from(distributionEmails)
    .where(eq(distributionEmails.producerId, producerId))
    .orderBy(asc(distributionEmails.emailId));

export async function countEmails(db: Database, producerId: string): Promise<number> {
  const [found] = await db
    .select({ count: count() })
    .from(distributionEmails)
    .where(eq(distributionEmails.producerId, producerId));
  return found?.count ?? 0;
}

/** Adds an address. Gives false where the agent has it. */
export async function insertEmail(
  tx: Database,
  row: typeof distributionEmails.$inferInsert,
): Promise<boolean> {
  const added = await tx
    .insert(distributionEmails)
    .values(row)
    .onConflictDoNothing()
    .returning({ emailId: distributionEmails.emailId });
  return added.length > 0;
}

/** Those of the agent's addresses that are named; what is no number names none. */
const isNamed = (producerId: string, emailIds: readonly string[]) =>
  and(
    eq(distributionEmails.producerId, producerId),
    isAnyOf(distributionEmails.emailId, emailIds.filter((id) => /^\d{1,9}$/.test(id)).map(Number)),
  );

/** Removes an address. Gives false where the agent has no such one. */
export async function dropEmail(
  tx: Database,
  producerId: string,
  emailId: string,
): Promise<boolean> {
  const dropped = await tx
    .delete(distributionEmails)
    .where(isNamed(producerId, [emailId]))
    .returning({ emailId: distributionEmails.emailId });
  return dropped.length > 0;
}

/** Writes down that addresses are sent a test message, and gives those that the agent has. */
export async function markTested(
  tx: Database,
  producerId: string,
  emailIds: readonly string[],
  testedAt: Date,
): Promise<string[]> {
  const marked = await tx
    .update(distributionEmails)
    .set({ testedAt })
    .where(isNamed(producerId, emailIds))
    .returning({ email: distributionEmails.email });
  return marked.map(({ email }) => email);
}

import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { isAnyOf } from '../db/queries.ts';
import { displayNameOf } from '../session/queries.ts';
import { users } from '../session/tables.ts';
import { alertPreferences, alertSettings, distributionEmails } from './tables.ts';

export type PreferenceRow = typeof alertPreferences.$inferSelect;

/** Who saved an agent's preferences last, and the version. */
export async function findSaved(db: Database, producerId: string) {
  const [saved] = await db
    .select({
      version: alertSettings.version,
      savedAt: alertSettings.savedAt,
      savedBy: alertSettings.savedBy,
      name: displayNameOf(users).name,
      byHomeOffice: displayNameOf(users).isHomeOffice,
    })
    .from(alertSettings)
    .leftJoin(users, eq(users.userId, alertSettings.savedBy))
    .where(eq(alertSettings.producerId, producerId));
  return saved;
}

export const findPreferences = (db: Database, producerId: string) =>
  db.select().from(alertPreferences).where(eq(alertPreferences.producerId, producerId));

/** Records the user who saved the preferences, as the next version. */
export async function writeSaved(
  tx: Database,
  row: typeof alertSettings.$inferInsert,
): Promise<void> {
  await tx
    .insert(alertSettings)
    .values(row)
    .onConflictDoUpdate({ target: alertSettings.producerId, set: row });
}

/** Saves a preference. An event that was already sent by e-mail keeps its start date. */
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

/** Adds an address. Returns false when the agent has it already. */
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

/** The agent's addresses with these ids. An id that is not a number matches none. */
const isNamed = (producerId: string, emailIds: readonly string[]) =>
  and(
    eq(distributionEmails.producerId, producerId),
    isAnyOf(distributionEmails.emailId, emailIds.filter((id) => /^\d{1,9}$/.test(id)).map(Number)),
  );

/** Removes an address. Returns false when the agent does not have it. */
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

/** Records that addresses get a test message, and returns those that the agent has. */
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

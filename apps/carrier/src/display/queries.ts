import { type Display, readDisplay } from '@agent-portal/data/display/display';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core';

/** The display settings of people: migration 0044 says what each column means. */
const displaySettings = pgTable('display_settings', {
  userId: integer('user_id').primaryKey(),
  settings: jsonb('settings').notNull(),
});

/** The settings of a user; null if the user has saved none. */
export async function findDisplay(db: Database, userId: number): Promise<Display | null> {
  const [row] = await db
    .select({ settings: displaySettings.settings })
    .from(displaySettings)
    .where(eq(displaySettings.userId, userId));
  return row ? readDisplay(row.settings) : null;
}

/** Saves the settings of a user. The last call wins. */
export async function upsertDisplay(
  db: Database,
  userId: number,
  settings: Display,
): Promise<void> {
  await db
    .insert(displaySettings)
    .values({ userId, settings })
    .onConflictDoUpdate({ target: displaySettings.userId, set: { settings } });
}

import { boolean, pgTable, text } from 'drizzle-orm/pg-core';

export const featureFlags = pgTable('feature_flags', {
  feature: text().primaryKey(),
  isEnabled: boolean('is_enabled').notNull(),
});

import { and, eq } from 'drizzle-orm';
import type { AfterBookStep } from '../../db/seed/SeedStep.ts';
import { navigationItems } from '../tables.ts';

/** Calls the entry of /my-business Today in existing databases. A text that an editor wrote stays. */
export const todayEntryStep: AfterBookStep = {
  name: 'navigation-today',
  run: async (db) => {
    await db
      .update(navigationItems)
      .set({ text: 'Today' })
      .where(and(eq(navigationItems.url, '/my-business'), eq(navigationItems.text, 'My Business')));
  },
};

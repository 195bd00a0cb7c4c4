import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import type { AfterBookStep } from '../../db/seed/SeedStep.ts';
import { navigationItems } from '../tables.ts';

/** An entry of the navigation that existing databases get. */
interface NewEntry {
  readonly text: string;
  readonly url: string;
  /** The address of the entry before it. */
  readonly after: string;
}

/** Adds an entry, unless the navigation has it or no longer has the one before it. */
async function addEntry(db: Database, { text, url, after }: NewEntry): Promise<void> {
  await db.execute(sql`
    INSERT INTO content_navigation (id, parent_id, status, position, text, url, protected)
    SELECT (SELECT max(id) FROM content_navigation) + row_number() OVER (ORDER BY n.id),
      n.parent_id, n.status, n.position + 1, ${text}, ${url}, true
    FROM content_navigation n
    WHERE n.url = ${after} AND n.parent_id IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM content_navigation f WHERE f.url = ${url} AND f.status = n.status)`);
}

/** Adds the entry of Follow-ups to existing databases, after the policy lists. */
export const followUpsEntryStep: AfterBookStep = {
  name: 'navigation-follow-ups',
  run: (db) => addEntry(db, { text: 'Follow-ups', url: '/follow-ups', after: '/terminated' }),
};

/** Adds the entry of Deadlines to existing databases. */
export const deadlinesEntryStep: AfterBookStep = {
  name: 'navigation-deadlines',
  after: ['navigation-follow-ups'],
  run: (db) => addEntry(db, { text: 'Deadlines', url: '/deadlines', after: '/follow-ups' }),
};

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

import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import type { AfterBookStep } from '../../db/seed/SeedStep.ts';

/** Adds Deadlines after Follow-ups, unless the navigation has it or no longer has Follow-ups. */
async function addEntry(db: Database): Promise<void> {
  await db.execute(sql`
    INSERT INTO content_navigation (id, parent_id, status, position, text, url, protected)
    SELECT (SELECT max(id) FROM content_navigation) + row_number() OVER (ORDER BY n.id),
      n.parent_id, n.status, n.position + 1, 'Deadlines', '/deadlines', true
    FROM content_navigation n
    WHERE n.url = '/follow-ups' AND n.parent_id IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM content_navigation f WHERE f.url = '/deadlines' AND f.status = n.status)`);
}

/** Adds the entry of Deadlines to existing databases. */
export const deadlinesEntryStep: AfterBookStep = {
  name: 'navigation-deadlines',
  after: ['navigation-follow-ups'],
  run: addEntry,
};

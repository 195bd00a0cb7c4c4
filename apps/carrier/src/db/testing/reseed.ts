import { sql } from 'drizzle-orm';
import { seedSteps } from '../../areas.ts';
import type { Database } from '../connection.ts';
import { allowLongQueries } from '../engine/Watchdog.ts';
import { seed } from '../../seed/seed.ts';
import { testPlan } from '../testing.ts';

/** Empties the book and seeds it again with another seed, for rules that every book follows. */
export async function reseed(db: Database, name: string): Promise<void> {
  const { rows } = await db.execute<{ names: string }>(sql`
    SELECT string_agg(quote_ident(tablename), ', ') AS names FROM pg_tables
    WHERE schemaname = 'public' AND tablename <> 'migrations'`);
  await allowLongQueries(db, () => db.execute(sql.raw(`TRUNCATE ${rows[0]?.names}`)));
  await seed(db, { ...testPlan('small'), seed: name }, seedSteps);
}

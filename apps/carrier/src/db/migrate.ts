import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { Database } from './connection.ts';
import { allowLongQueries } from './engine/Watchdog.ts';

/** Any number; all processes of the carrier must use the same one. */
const setUpLock = 4_471_902;

/**
 * Makes processes that start at the same time wait for each other until the transaction ends. One migrates
 * and seeds, and the next finds it done. Neither the wait nor the work has a time limit.
 */
export async function lockSetUp(tx: Database): Promise<void> {
  await tx.execute(sql`SET LOCAL statement_timeout = 0`);
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${setUpLock})`);
}

const folder = new URL('migrations/', import.meta.url);

/**
 * Updates the schema: runs each file of migrations/ once, in the order of its number, all in one
 * transaction. Processes that start at the same time wait for each other.
 *
 * @returns the names of the files that ran now
 */
export async function migrate(db: Database): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const run = () => db.transaction((tx) => migrateIn(tx, files));
  return allowLongQueries(db, run);
}

async function migrateIn(tx: Database, files: readonly string[]): Promise<string[]> {
  await lockSetUp(tx);
  await tx.execute(sql`
    CREATE TABLE IF NOT EXISTS migrations (
      name text PRIMARY KEY,
      applied_at timestamptz NOT NULL DEFAULT now()
    )`);
  const applied = await tx.execute<{ name: string }>(sql`SELECT name FROM migrations`);
  const known = new Set(applied.rows.map((row) => row.name));
  const missing = files.filter((name) => !known.has(name));
  for (const name of missing) {
    await tx.execute(sql.raw(await readFile(new URL(name, folder), 'utf8')));
    await tx.execute(sql`INSERT INTO migrations (name) VALUES (${name})`);
  }
  return missing;
}

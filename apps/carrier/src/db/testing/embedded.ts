import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { type DatabaseOptions, openDatabase, type OpenDatabase } from '../connection.ts';
import { setWatchdog, Watchdog } from '../engine/Watchdog.ts';
import type { SeedPlan } from '../../seed/seed.ts';
import { copyTemplate, templateName } from './template.ts';
import { backToSeeded, keepAsSeeded } from './asSeeded.ts';
import { idle } from './idle.ts';

/** A new PGlite, copied from a template; `close()` removes it. */
export async function newEmbedded(plan: SeedPlan, options: DatabaseOptions): Promise<OpenDatabase> {
  const place = process.env['TEST_DATABASES_PLACE'] ?? tmpdir();
  const parent = mkdtempSync(join(place, 'carrier-'));
  const dataFolder = await copyTemplate(plan, join(parent, 'database'));
  const database = await openDatabase({ dataFolder }, options);
  const close = async () => {
    await database.close();
    rmSync(parent, { recursive: true, force: true });
  };
  return { ...database, close };
}

async function reusedEmbedded(plan: SeedPlan, options: DatabaseOptions): Promise<OpenDatabase> {
  const database = await newEmbedded(plan, options);
  await keepAsSeeded(database.pool);
  return database;
}

/**
 * A reused PGlite in its seeded state, or a new one. Opening one takes a second of CPU time; undoing the writes of
 * a test file takes some hundredths.
 */
export async function embedded(plan: SeedPlan, queryTimeoutMs: number): Promise<OpenDatabase> {
  const stored = idle<OpenDatabase>(templateName(plan));
  const database = stored.pop() ?? (await reusedEmbedded(plan, { queryTimeoutMs }));
  const close = async () => {
    if (await backToSeeded(database.pool)) stored.push(database);
    else await database.close();
  };
  // The code caches orders of lists and prepared queries by this object.
  const db = drizzle(database.pool);
  setWatchdog(db, new Watchdog(queryTimeoutMs, true));
  return { ...database, db, close };
}

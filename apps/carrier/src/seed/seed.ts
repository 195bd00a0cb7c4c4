import { sql } from 'drizzle-orm';
import { policies } from '../db/tables/policies.ts';
import type { Database } from '../db/connection.ts';
import { lockSetUp } from '../db/lockSetUp.ts';
import { checkpoint } from '../db/engine/checkpoint.ts';
import { allowLongQueries, isEmbedded } from '../db/engine/Watchdog.ts';
import { seedBook } from './seedBook.ts';
import {
  readDoneSteps,
  readSeedRecord,
  type SeedPlan,
  writeSeedRecord,
  writeStep,
} from '../db/seed/seedRecord.ts';
import type { BookStep, AfterBookStep, SeedStep } from '../db/seed/SeedStep.ts';

export type { SeedPlan } from '../db/seed/seedRecord.ts';
export { SeedMismatchError } from '../db/seed/seedRecord.ts';

const isOfBook = (step: SeedStep): step is BookStep => 'tables' in step;
const isAfterBook = (step: SeedStep): step is AfterBookStep => 'run' in step;

/**
 * Seeds the carrier's book of business (decisions, 6). The same plan gives the same rows, byte for byte. A
 * database with some of the steps gets only the missing ones. Everything is one transaction, so that a killed
 * start begins again, and under the set-up lock, so that processes that start at the same time wait.
 *
 * @param onProgress called with a line to print
 * @throws {SeedMismatchError} when the database was seeded with another plan.
 */
export async function seed(
  db: Database,
  plan: SeedPlan,
  steps: readonly SeedStep[],
  onProgress: (line: string) => void = () => {},
): Promise<void> {
  await allowLongQueries(db, async () => {
    const done = await db.transaction((tx) => runMissing(tx, plan, steps, onProgress));
    // PGlite has no autovacuum, which index-only scans need.
    if (done.some(({ name }) => name === 'policies') && isEmbedded(db)) {
      await db.execute(sql`VACUUM ${policies}`);
    }
    if (isEmbedded(db)) await checkpoint(db);
  });
}

/** @returns the steps that ran now */
async function runMissing(
  tx: Database,
  plan: SeedPlan,
  steps: readonly SeedStep[],
  onProgress: (line: string) => void,
): Promise<readonly SeedStep[]> {
  await lockSetUp(tx);
  if (!(await readSeedRecord(tx, plan))) await writeSeedRecord(tx, plan);
  const known = await readDoneSteps(tx);
  const missing = steps.filter(({ name }) => !known.has(name));
  const ofBook = missing.filter(isOfBook);
  if (ofBook.length > 0) await seedBook(tx, plan, ofBook, onProgress);
  for (const { run } of missing.filter(isAfterBook)) await run(tx, plan);
  for (const table of ofBook.flatMap(({ tables }) => tables)) {
    await tx.execute(sql`ANALYZE ${table}`);
  }
  for (const { name } of missing) await writeStep(tx, name);
  return missing;
}

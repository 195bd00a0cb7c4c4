import { sql } from 'drizzle-orm';
import { policies } from '../db/tables/policies.ts';
import type { Database } from '../db/connection.ts';
import { lockSetUp } from '../db/lockSetUp.ts';
import { allowLongQueries, isEmbedded } from '../db/engine/Watchdog.ts';
import { seedBook } from './seedBook.ts';
import {
  readLaidSteps,
  readSeedRecord,
  type SeedPlan,
  writeSeedRecord,
  writeStep,
} from '../db/seed/seedRecord.ts';
import type { BookStep, LaidStep, SeedStep } from '../db/seed/SeedStep.ts';

export type { SeedPlan } from '../db/seed/seedRecord.ts';
export { SeedMismatchError } from '../db/seed/seedRecord.ts';

const isOfBook = (step: SeedStep): step is BookStep => 'tables' in step;
const isLaid = (step: SeedStep): step is LaidStep => 'lay' in step;

/**
 * Lays down the carrier's book of business (decisions, 6): the same plan gives the same rows,
 * byte for byte. A database that has some of the steps gets those that it lacks, and nothing in it is
 * changed. All in one transaction, so that a start that was killed begins anew, and under the lock of
 * the set-up, so that processes that start together wait.
 *
 * @param onProgress Called with a line to print, now and then.
 * @throws {SeedMismatchError} when the database was seeded with another plan.
 */
export async function seed(
  db: Database,
  plan: SeedPlan,
  steps: readonly SeedStep[],
  onProgress: (line: string) => void = () => {},
): Promise<void> {
  await allowLongQueries(db, async () => {
    const laid = await db.transaction((tx) => layMissing(tx, plan, steps, onProgress));
    // PGlite has no autovacuum, without which no index can answer alone.
    if (laid.some(({ name }) => name === 'policies') && isEmbedded(db)) {
      await db.execute(sql`VACUUM ${policies}`);
    }
  });
}

/** @returns the steps that were laid down now */
async function layMissing(
  tx: Database,
  plan: SeedPlan,
  steps: readonly SeedStep[],
  onProgress: (line: string) => void,
): Promise<readonly SeedStep[]> {
  await lockSetUp(tx);
  if (!(await readSeedRecord(tx, plan))) await writeSeedRecord(tx, plan);
  const known = await readLaidSteps(tx);
  const missing = steps.filter(({ name }) => !known.has(name));
  const ofBook = missing.filter(isOfBook);
  if (ofBook.length > 0) await seedBook(tx, plan, ofBook, onProgress);
  for (const { lay } of missing.filter(isLaid)) await lay(tx, plan);
  for (const table of ofBook.flatMap(({ tables }) => tables)) {
    await tx.execute(sql`ANALYZE ${table}`);
  }
  for (const { name } of missing) await writeStep(tx, name);
  return missing;
}

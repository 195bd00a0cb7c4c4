import { sql } from 'drizzle-orm';
import { partyClients, parties, policies } from '../db/tables/policies.ts';
import type { Database } from '../db/connection.ts';
import { lockSetUp } from '../db/migrate.ts';
import { checkpoint } from '../db/engine/checkpoint.ts';
import { allowLongQueries, isEmbedded } from '../db/engine/Watchdog.ts';
import {
  readDoneSteps,
  readSeedRecord,
  type SeedPlan,
  writeSeedRecord,
  writeStep,
  sizes,
} from '../db/seed/seedRecord.ts';
import type { BookStep, AfterBookStep, SeedStep } from '../db/seed/SeedStep.ts';
import { createPolicySeed } from '../policies/seed/policiesStep.ts';
import { seedGroups } from '../groups/seed.ts';
import { seedHierarchy } from '../hierarchy/seed.ts';
import { RowBuffer } from '../db/seed/RowBuffer.ts';

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
      await db.execute(sql`VACUUM ${policies}, ${parties}, ${partyClients}`);
    }
    if (isEmbedded(db)) await checkpoint(db);
  });
}

/** The number of policies that are generated before their rows are saved. */
const chunk = 1_000;

/**
 * Generates the whole book of people, groups and policies, and saves the rows of some of its steps. The same
 * plan generates the same book, so that a later step fits an existing book.
 */
async function seedBook(
  tx: Database,
  plan: SeedPlan,
  steps: readonly BookStep[],
  onProgress: (line: string) => void,
): Promise<void> {
  const size = sizes[plan.size];
  const rows = new RowBuffer(steps.flatMap(({ tables }) => tables));
  const hierarchy = seedHierarchy(rows, { ...plan, count: size.agents });
  const { others } = hierarchy;
  const groups = seedGroups(rows, { ...plan, count: size.groups }, others);
  const nextPolicy = createPolicySeed(rows, { ...plan, groups, others });
  const ends: (() => void)[] = [];
  const book = { ...plan, hierarchy, groups, atEnd: (add: () => void) => void ends.push(add) };
  const followers = steps.flatMap(({ begin }) => begin?.(rows, book) ?? []);
  for (let index = 0; index < size.policies; index += 1) {
    const seeded = nextPolicy(index);
    for (const follow of followers) follow(seeded);
    const count = index + 1;
    if (count % chunk === 0) await rows.flush(tx);
    if (count % (size.policies / 5) === 0) onProgress(progressLine(count, size.policies));
  }
  for (const addLast of ends) addLast();
  await rows.flush(tx);
}

function progressLine(count: number, of: number): string {
  const [done, all] = [count, of].map((count) => count.toLocaleString('en-US'));
  return `Seeding the book of business: ${done} of ${all} policies`;
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

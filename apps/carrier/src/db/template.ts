import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from './connection.ts';
import { migrate } from './migrate.ts';
import { seed, type SeedPlan } from './seed/seed.ts';

const source = fileURLToPath(new URL('..', import.meta.url));
const cache = join(source, '../../../.cache/carrier');

/** Files that decide what a seeded database looks like. */
const decisive =
  /^db\/|^commissions\/(life|rates|dues|cycles|amounts)|(^|\/)(seed|tables\.ts|migrations|fixedPeople|demoAccounts|password)/;

/** Names a seeded database by its plan and by everything that decides its rows. */
export function templateName(plan: SeedPlan): string {
  const hash = createHash('sha256').update(JSON.stringify(plan));
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|sql)$/.test(name) && !name.endsWith('.test.ts'))
    .filter((name) => decisive.test(name));
  for (const name of files.sort()) hash.update(name).update(readFileSync(join(source, name)));
  return `${plan.size}_${hash.digest('hex').slice(0, 16)}`;
}

/**
 * A folder with a migrated and seeded PGlite to copy, made the first time it is asked for. Of processes
 * that ask together each makes one of its own, and the first that is done leaves it to all.
 *
 * @returns Its path; nobody may open it.
 */
export async function templateFolder(plan: SeedPlan): Promise<string> {
  const folder = join(cache, templateName(plan));
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const place = mkdtempSync(`${folder}-`);
  const draft = join(place, 'database');
  const { db, close } = await openDatabase({ dataFolder: draft }, { queryTimeoutMs: 120_000 });
  await migrate(db);
  await seed(db, plan);
  await db.execute('CHECKPOINT');
  await close();
  try {
    renameSync(draft, folder);
  } catch (error) {
    // A folder is not moved onto one that holds something: another process was first.
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
  return folder;
}

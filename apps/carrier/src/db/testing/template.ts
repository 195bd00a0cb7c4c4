import { createHash } from 'node:crypto';
import {
  constants,
  cpSync,
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
import { carrier } from '@agent-portal/data/carrier';
import { seedSteps } from '../../areas.ts';
import { openDatabase } from '../connection.ts';
import { migrate } from '../migrate.ts';
import { seed, type SeedPlan } from '../../seed/seed.ts';

const source = fileURLToPath(new URL('../..', import.meta.url));
const cache = join(source, '../../../.cache/carrier');

/** The files that determine a seeded database. */
const decisive =
  /^db\/|^areas\.ts$|^commissions\/(life|rates|dues|cycles|amounts)|(^|\/)(seed|tables\.ts|migrations|fixedPeople|demoAccounts|password)/;

/** Everything in the code that determines the rows of a seeded database. Each process reads it once. */
let codeHash: string | undefined;
function hashCode(): string {
  const hash = createHash('sha256').update(JSON.stringify(carrier));
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|sql)$/.test(name) && !name.endsWith('.test.ts'))
    .filter((name) => decisive.test(name));
  for (const name of files.sort()) hash.update(name).update(readFileSync(join(source, name)));
  return hash.digest('hex');
}

/** The name of a seeded database, from its plan and the code. */
export function templateName(plan: SeedPlan): string {
  const about = JSON.stringify([plan, (codeHash ??= hashCode())]);
  return `${plan.size}_${createHash('sha256').update(about).digest('hex').slice(0, 16)}`;
}

/**
 * A folder with a migrated and seeded PGlite to copy, made on first use. Processes that need it at the same
 * time each make one, and the first to finish provides it for all.
 *
 * @returns its path; do not open it
 */
export async function templateFolder(plan: SeedPlan): Promise<string> {
  const folder = join(cache, templateName(plan));
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const place = mkdtempSync(`${folder}-`);
  const draft = join(place, 'database');
  const { db, close } = await openDatabase({ dataFolder: draft }, { queryTimeoutMs: 120_000 });
  await migrate(db);
  await seed(db, plan, seedSteps);
  await db.execute('CHECKPOINT');
  await close();
  try {
    renameSync(draft, folder);
  } catch (error) {
    // A folder cannot be moved onto one that is not empty: another process was first.
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
  return folder;
}

/** Copies the seeded PGlite of a plan to a folder, which can be opened. */
export async function copyTemplate(plan: SeedPlan, folder: string): Promise<string> {
  const template = await templateFolder(plan);
  cpSync(template, folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
  return folder;
}

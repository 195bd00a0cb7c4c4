import { randomUUID } from 'node:crypto';
import { constants, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type DatabaseOptions, openDatabase, type OpenDatabase } from './connection.ts';
import { migrate } from './migrate.ts';
import { seed, type SeedPlan } from './seed/seed.ts';
import type { Size } from './seed/sizes.ts';
import { templateFolder, templateName } from './template.ts';

/** The business date of tests. */
export const testToday = '2026-11-18';

/** What tests seed. */
export const testPlan = (size: Size): SeedPlan => ({ size, seed: 'northfield', today: testToday });

/** PostgreSQL to test on, where there is one; else PGlite. */
export const testDatabaseUrl = process.env['TEST_DATABASE_URL'];

/** Tests of anything else do not meet the watchdog, however slow the machine is. */
const patient: DatabaseOptions = { queryTimeoutMs: 60_000 };

/**
 * A migrated and seeded database of its own for a test, copied from a template: a folder for PGlite,
 * or a database on the server that TEST_DATABASE_URL names. `close()` removes it.
 */
export function freshDatabase(
  size: Size = 'small',
  options: DatabaseOptions = patient,
): Promise<OpenDatabase> {
  return testDatabaseUrl === undefined
    ? freshFolder(testPlan(size), options)
    : freshOnServer(testDatabaseUrl, testPlan(size), options);
}

async function freshFolder(plan: SeedPlan, options: DatabaseOptions): Promise<OpenDatabase> {
  const template = await templateFolder(plan);
  const parent = mkdtempSync(join(tmpdir(), 'carrier-'));
  const dataFolder = join(parent, 'database');
  cpSync(template, dataFolder, { recursive: true, mode: constants.COPYFILE_FICLONE });
  const database = await openDatabase({ dataFolder }, options);
  const close = async () => {
    await database.close();
    rmSync(parent, { recursive: true, force: true });
  };
  return { ...database, close };
}

async function freshOnServer(
  server: string,
  plan: SeedPlan,
  options: DatabaseOptions,
): Promise<OpenDatabase> {
  const template = `carrier_${templateName(plan)}`;
  const name = `carrier_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, async (client) => {
    // Processes that ask together wait for the one that makes the template.
    await client.query('SELECT pg_advisory_lock(4471918)');
    await ensureTemplate(client, server, template, plan);
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  });
  const database = await openDatabase({ databaseUrl: withDatabase(server, name) }, options);
  const close = async () => {
    await database.close();
    await onServer(server, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
  };
  return { ...database, close };
}

async function ensureTemplate(
  client: pg.Client,
  server: string,
  template: string,
  plan: SeedPlan,
): Promise<void> {
  const known = await client.query('SELECT FROM pg_database WHERE datname = $1', [template]);
  if (known.rowCount === 1) return;
  const draft = `${template}_draft`;
  await client.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`);
  await client.query(`CREATE DATABASE ${draft}`);
  const database = await openDatabase({ databaseUrl: withDatabase(server, draft) });
  await migrate(database.db);
  await seed(database.db, plan);
  await database.close();
  await client.query(`ALTER DATABASE ${draft} RENAME TO ${template}`);
}

async function onServer<T>(server: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function withDatabase(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

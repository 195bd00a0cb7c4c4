import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { seedSteps } from '../../areas.ts';
import { type DatabaseOptions, openDatabase, type OpenDatabase } from '../connection.ts';
import { migrate } from '../migrate.ts';
import { seed, type SeedPlan } from '../../seed/seed.ts';
import { templateName } from './template.ts';
import { backToSeeded, keepAsSeeded } from './asSeeded.ts';
import { idle } from './idle.ts';

/** How the names of one run's databases begin; `setup.ts` removes them when it ends. */
const prefix = process.env['TEST_DATABASES'] ?? 'carrier_test_';

/** A new database on a server, copied from a template; `close()` removes it. */
export async function newOnServer(
  server: string,
  plan: SeedPlan,
  options: DatabaseOptions,
): Promise<OpenDatabase> {
  const url = await create(server, plan);
  const database = await openDatabase({ databaseUrl: url }, options);
  const close = async () => {
    await database.close();
    await drop(server, url);
  };
  return { ...database, close };
}

/** A reused database in its seeded state, or a new one. Its connections are new. */
export async function onServer(
  server: string,
  plan: SeedPlan,
  options: DatabaseOptions,
): Promise<OpenDatabase> {
  const stored = idle<string>(templateName(plan));
  const url = stored.pop() ?? (await create(server, plan));
  const database = await openDatabase({ databaseUrl: url }, options);
  const close = async () => {
    await database.close();
    if (await withClient(url, takeBack)) stored.push(url);
    else await drop(server, url);
  };
  return { ...database, close };
}

async function takeBack(client: pg.Client): Promise<boolean> {
  // A lost connection's statement may still run on the server.
  await client.query(`
    SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()`);
  return backToSeeded(client);
}

async function create(server: string, plan: SeedPlan): Promise<string> {
  const template = `carrier_${templateName(plan)}`;
  const name = `${prefix}${randomUUID().replaceAll('-', '')}`;
  await withClient(server, async (client) => {
    // Processes that need the template at the same time wait for the one that makes it.
    await client.query('SELECT pg_advisory_lock(4471918)');
    await ensureTemplate(client, server, template, plan);
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  });
  return urlOf(server, name);
}

const drop = (server: string, url: string) =>
  withClient(server, (client) =>
    client.query(`DROP DATABASE ${new URL(url).pathname.slice(1)} WITH (FORCE)`),
  );

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
  const database = await openDatabase({ databaseUrl: urlOf(server, draft) });
  await migrate(database.db);
  await seed(database.db, plan, seedSteps);
  await database.close();
  // Copying every table takes longer than a page's query may.
  await withClient(urlOf(server, draft), keepAsSeeded);
  await client.query(`ALTER DATABASE ${draft} RENAME TO ${template}`);
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/**
 * Sets the folder and the name prefix of a run's databases, and removes the databases when the run ends.
 * Vitest calls it once for each run.
 */
export function setup(): () => Promise<void> {
  const place = mkdtempSync(join(tmpdir(), 'carrier-'));
  const prefix = `carrier_test_${randomUUID().slice(0, 8)}_`;
  process.env['TEST_DATABASES'] = prefix;
  process.env['TEST_DATABASES_PLACE'] = place;
  return async () => {
    rmSync(place, { recursive: true, force: true });
    const server = process.env['TEST_DATABASE_URL'];
    if (server !== undefined) await dropAll(server, prefix);
  };
}

async function dropAll(server: string, prefix: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    'SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1)',
    [prefix],
  );
  for (const { name } of rows) await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
  await client.end();
}

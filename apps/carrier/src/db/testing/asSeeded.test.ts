import { describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../connection.ts';
import { freshDatabase } from '../testing.ts';

/** Calls `work` with an unused database, and closes it afterwards. */
async function using<T>(work: (database: OpenDatabase) => Promise<T>): Promise<T> {
  const database = await freshDatabase();
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const tablesOf = ({ pool }: OpenDatabase) =>
  pool
    .query<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
    )
    .then(({ rows }) => rows.map(({ name }) => name));

/** Every table with a hash of its rows, and the position of each sequence. */
async function contentOf(database: OpenDatabase): Promise<Record<string, unknown>> {
  const content: Record<string, unknown> = {};
  for (const name of await tablesOf(database)) {
    const { rows } = await database.pool.query(
      `SELECT md5(string_agg(t::text, '|' ORDER BY t::text COLLATE "C")) AS rows FROM ${name} AS t`,
    );
    content[name] = rows[0]?.rows;
  }
  const { rows } = await database.pool.query('SELECT * FROM pg_sequences ORDER BY sequencename');
  return { ...content, rows };
}

const changes = [
  `UPDATE users SET username = username || '.changed'`,
  // Rows that belong to these go with them.
  `DELETE FROM users WHERE username LIKE 'office%'`,
  `INSERT INTO audit_entries (user_id, action, at, request_id)
    SELECT user_id, 'tried', now(), 'r' FROM users`,
  'TRUNCATE production_credits, tax_forms',
];

describe('a database that was used', () => {
  it('is as it was seeded, with its numbers, after rows were changed, deleted and added', async () => {
    const [before, after] = await using(async (database) => {
      const seeded = await contentOf(database);
      for (const change of changes) await database.pool.query(change);
      return [seeded, await contentOf(database)];
    });
    for (const table of ['users', 'audit_entries', 'tax_forms', 'rows'])
      expect(after[table]).not.toEqual(before[table]);
    expect(await using(contentOf)).toEqual(before);
  });

  it('is not used again after a table was created or altered', async () => {
    const before = await using(async (database) => {
      const tables = await tablesOf(database);
      await database.pool.query(
        'CREATE TABLE surprise (what text); ALTER TABLE users ADD COLUMN surprise text',
      );
      return tables;
    });
    expect(await using(tablesOf)).toEqual(before);
  });
});

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database, OpenDatabase } from '../connection.ts';
import { freshDatabase } from '../testing.ts';
import { reseed } from './reseed.ts';

/**
 * Opens the book of a seed for a `describe`, and tests that no rule of the book is broken.
 *
 * @param identities queries that must return no rows, by the error that they look for
 */
export function seededBook(
  name: string,
  identities: Readonly<Record<string, string>>,
): () => Database {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await freshDatabase();
    if (name !== 'northfield') await reseed(database.db, name);
  }, 120_000);
  afterAll(() => database.close());

  it('has no contradictions', async () => {
    for (const [wrong, query] of Object.entries(identities))
      expect.soft((await database.db.execute(sql.raw(query))).rows, wrong).toEqual([]);
  });
  return () => database.db;
}

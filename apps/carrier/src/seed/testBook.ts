import { createHash } from 'node:crypto';
import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { seedSteps } from '../areas.ts';
import type { OpenDatabase } from '../db/connection.ts';

/** Every table of the book of business. */
export const bookTables: readonly PgTable[] = seedSteps.flatMap((step) =>
  'tables' in step ? step.tables : [],
);

/** A hash over every row of every table of the book, in no order that the database chooses. */
export async function hashOfBook(
  { db }: Pick<OpenDatabase, 'db'>,
  tables = bookTables,
): Promise<string> {
  const hash = createHash('sha256');
  for (const table of tables) {
    const { rows } = await db.execute<{ row: string }>(
      sql`SELECT t::text AS row FROM ${table} AS t ORDER BY t::text COLLATE "C"`,
    );
    hash.update(getTableName(table));
    for (const { row } of rows) hash.update(row).update('\n');
  }
  return hash.digest('hex');
}

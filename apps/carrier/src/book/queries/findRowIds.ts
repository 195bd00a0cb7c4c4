import { type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/connection.ts';
import { isAnyOf } from '../../db/queries.ts';

/** The row ids of the rows with these keys. */
export async function findRowIds(
  db: Database,
  { table, key, rowId }: { table: PgTable; key: PgColumn; rowId: PgColumn },
  keys: readonly string[],
): Promise<number[]> {
  const found = await db
    .select({ rowId })
    .from(table)
    .where(isAnyOf(key, [...keys]));
  return found.map((row) => Number(row.rowId));
}

import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * Finds what has a number as it is typed, or else the only one that has it in another case.
 *
 * @param find is called with what has to hold, and a second time where nothing has the number as typed
 * @param narrows holds for all that have the number in any case, and is quick to find by an index
 */
export async function findNumbered<Row>(
  column: PgColumn,
  typed: string,
  find: (isNumbered: SQL | undefined) => PromiseLike<readonly Row[]>,
  narrows?: SQL,
): Promise<Row | undefined> {
  const [exact] = await find(eq(column, typed));
  if (exact !== undefined) return exact;
  const isInAnyCase = sql`lower(${column}) COLLATE "C" = lower(${typed}) COLLATE "C"`;
  const [likely, another] = await find(and(narrows, isInAnyCase));
  return another === undefined ? likely : undefined;
}

import { foldNumber } from '@agent-portal/format';
import { and, eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isNumber } from './folded.ts';

/** The fewest letters and digits of a number in another spelling. An index cannot find fewer. */
const shortestNumber = 3;

/**
 * Finds the row with a number as typed, or else the only row that has it in another spelling: another case, with
 * dashes, or with what mail writes around it.
 *
 * @param find is called with the condition, and again when no row has the number as typed
 * @param narrows a condition that an index answers quickly, true for the number in any spelling
 */
export async function findNumbered<Row>(
  column: PgColumn,
  typed: string,
  find: (hasNumber: SQL | undefined) => PromiseLike<readonly Row[]>,
  narrows?: SQL,
): Promise<Row | undefined> {
  const [exact] = await find(eq(column, typed));
  if (exact !== undefined || foldNumber(typed).length < shortestNumber) return exact;
  const [likely, another] = await find(and(narrows, isNumber(column, typed)));
  return another === undefined ? likely : undefined;
}

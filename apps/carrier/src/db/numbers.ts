import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isAnyOf } from './queries.ts';

/**
 * Holds for a number as it is typed, in capitals or in small letters: the carrier writes a number in one
 * of them, and the index of the column finds it.
 */
export const isNumbered = (column: PgColumn, typed: string): SQL =>
  isAnyOf(column, [...new Set([typed, typed.toUpperCase(), typed.toLowerCase()])]);

/** Of the rows that `isNumbered` finds: the one spelled as it is typed, or else the only one. */
export function onlyNumbered<Row>(
  rows: readonly Row[],
  numberOf: (row: Row) => string,
  typed: string,
): Row | undefined {
  const exact = rows.find((row) => numberOf(row) === typed);
  return exact ?? (rows.length === 1 ? rows[0] : undefined);
}

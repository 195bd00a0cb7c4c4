import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Holds where the column has one of the values: one parameter, however many they are. */
export function isAnyOf(column: PgColumn, values: readonly (string | number)[]): SQL {
  return sql`${column} = ANY(${sql.param(values)})`;
}

/** A word as part of a LIKE pattern, in which its own % and _ are letters. */
export const escapeLike = (word: string) => word.replaceAll(/[\\%_]/g, String.raw`\$&`);

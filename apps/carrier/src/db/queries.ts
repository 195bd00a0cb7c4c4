import { is, Placeholder, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from './connection.ts';

/** Holds where the column has one of the values: one parameter, however many they are. */
export function isAnyOf(column: PgColumn, values: readonly (string | number)[] | Placeholder): SQL {
  return sql`${column} = ANY(${is(values, Placeholder) ? values : sql.param(values)})`;
}

/** How many rows of a query meet a condition. */
export const countWhere = (condition: SQLWrapper | undefined) =>
  sql<number>`count(*) FILTER (WHERE ${condition})`;

/** A query that a connection plans once, however often it runs: `prepare` is called once a database. */
export function preparedOnce<Query>(prepare: (db: Database) => Query): (db: Database) => Query {
  const kept = new WeakMap<Database, Query>();
  return (db) => {
    const query = kept.get(db) ?? prepare(db);
    kept.set(db, query);
    return query;
  };
}

/** A word as part of a LIKE pattern, in which its own % and _ are letters. */
export const escapeLike = (word: string) => word.replaceAll(/[\\%_]/g, String.raw`\$&`);

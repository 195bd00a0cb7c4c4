import { is, Placeholder, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from './connection.ts';

/** True when the column has one of the values. One parameter for any number of values. */
export function isAnyOf(column: PgColumn, values: readonly (string | number)[] | Placeholder): SQL {
  return sql`${column} = ANY(${is(values, Placeholder) ? values : sql.param(values)})`;
}

/** How many rows of a query meet a condition. */
export const countWhere = (condition: SQLWrapper | undefined) =>
  sql<number>`count(*) FILTER (WHERE ${condition})`;

/** A query that a connection plans only once. `prepare` is called once for each database. */
export function preparedOnce<Query>(prepare: (db: Database) => Query): (db: Database) => Query {
  const stored = new WeakMap<Database, Query>();
  return (db) => {
    const query = stored.get(db) ?? prepare(db);
    stored.set(db, query);
    return query;
  };
}

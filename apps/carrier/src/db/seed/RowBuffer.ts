import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../connection.ts';
import { getTableColumns, sql, type SQL } from 'drizzle-orm';

/** Rows a statement: large enough to be fast, small enough to stay below the watchdog. */
const batchSize = 1_000;

/** Inserts many rows, a JSON document a statement: the fastest that both engines have in common. */
async function insertRows<T extends PgTable>(
  db: Database,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  const columns = Object.entries(getTableColumns(table));
  const names: SQL = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  for (let from = 0; from < rows.length; from += batchSize) {
    const batch = rows
      .slice(from, from + batchSize)
      .map((row: Record<string, unknown>) =>
        Object.fromEntries(columns.map(([key, column]) => [column.name, row[key]])),
      );
    await db.execute(sql`
      INSERT INTO ${table} (${names})
      SELECT ${names} FROM json_populate_recordset(NULL::${table}, ${JSON.stringify(batch)})`);
  }
}

/** Collects rows, and saves them in few statements. */
export class RowBuffer {
  readonly #rows = new Map<PgTable, object[]>();

  /**
   * @param order the tables, each after those that it refers to; rows of other tables are dropped, because
   *   the database has them already
   */
  constructor(order: readonly PgTable[]) {
    for (const table of order) this.#rows.set(table, []);
  }

  add<T extends PgTable>(table: T, ...rows: readonly T['$inferInsert'][]): void {
    const waiting = this.#rows.get(table);
    if (waiting) for (const row of rows) waiting.push(row);
  }

  async flush(db: Database): Promise<void> {
    for (const [table, rows] of this.#rows) {
      await insertRows(db, table, rows);
      rows.length = 0;
    }
  }
}

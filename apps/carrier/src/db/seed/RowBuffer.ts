import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../connection.ts';
import { insertRows } from './insertRows.ts';

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

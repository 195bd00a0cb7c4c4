import { sql, getTableName } from 'drizzle-orm';
import { onTestFinished } from 'vitest';
import type { Database, OpenDatabase } from '../db/connection.ts';
import { freshDatabase, testPlan } from '../db/testing.ts';
import { seedSteps } from '../areas.ts';
import { createHash } from 'node:crypto';
import type { PgTable } from 'drizzle-orm/pg-core';

export const plan = testPlan('small');

export const everyStep = seedSteps.map(({ name }) => name).toSorted();

/** A seeded database, until the test ends. */
export async function open(): Promise<OpenDatabase> {
  const database = await freshDatabase();
  onTestFinished(() => database.close());
  return database;
}

export async function doneSteps(db: Database): Promise<readonly string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`SELECT name FROM seed_steps`);
  return rows.map(({ name }) => name).toSorted();
}

let hash: Promise<string> | undefined;

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

/** The hash of the whole book, which is the same in every test. */
export function wholeBook(): Promise<string> {
  hash ??= freshDatabase().then(async (database) => {
    const whole = await hashOfBook(database);
    await database.close();
    return whole;
  });
  return hash;
}

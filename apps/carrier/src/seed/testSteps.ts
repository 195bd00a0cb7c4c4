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
    const { rows } = await db.execute<{ hash: string }>(
      sql`SELECT md5(string_agg(t::text, E'\n' ORDER BY t::text COLLATE "C")) AS hash FROM ${table} AS t`,
    );
    hash.update(`${getTableName(table)} ${rows[0]?.hash}`);
  }
  return hash.digest('hex');
}

/** The hash of the whole book, as the seed makes it. */
export async function wholeBook(): Promise<string> {
  const database = await freshDatabase();
  const whole = await hashOfBook(database);
  await database.close();
  return whole;
}

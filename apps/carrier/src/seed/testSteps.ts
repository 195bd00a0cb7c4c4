import { sql } from 'drizzle-orm';
import { onTestFinished } from 'vitest';
import type { Database, OpenDatabase } from '../db/connection.ts';
import { freshDatabase, testPlan } from '../db/testing.ts';
import { seedSteps } from '../areas.ts';
import { hashOfBook } from './testBook.ts';

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

/** The hash of the whole book, which is the same in every test. */
export function wholeBook(): Promise<string> {
  hash ??= freshDatabase().then(async (database) => {
    const whole = await hashOfBook(database);
    await database.close();
    return whole;
  });
  return hash;
}

import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { featureFlags } from '../features/tables.ts';
import { demoOwner } from '../sign-in/seed.ts';
import { savedViews } from '../saved-views/tables.ts';
import { claims } from '../claims/tables.ts';
import { watches } from '../watches/tables.ts';
import type { Database, OpenDatabase } from '../db/connection.ts';
import { freshDatabase } from '../db/testing.ts';
import { migrate } from '../db/migrate.ts';
import { seedSteps } from '../areas.ts';
import { seed } from './seed.ts';
import { hashOfBook, everyStep, doneSteps, open, plan, wholeBook } from './testSteps.ts';

const stepsMigration = '0016-seed-steps.sql';
const billsMigration = '0022-list-bills-in-cents.sql';
// Before any test opens a database, which this one then leaves to it.
const whole = await wholeBook();

/** Removes an area from a book, as if an older version without it had seeded the book. */
async function takeOut(db: Database, ...names: readonly string[]): Promise<void> {
  const steps = seedSteps.filter(({ name }) => names.includes(name));
  for (const step of steps) {
    for (const table of 'tables' in step ? step.tables.toReversed() : []) await db.delete(table);
  }
  if (names.includes('deaths'))
    await db.execute(sql`DELETE FROM claims USING policies
      WHERE claims.policy_number = policies.policy_number AND policies.status = 'Active' AND claim_type = 'Death'`);
  await db.execute(sql`DELETE FROM seed_steps WHERE ${inArray(sql`name`, [...names])}`);
}

/** Makes the database look like one from before seed steps existed. */
async function forgetSteps(db: Database): Promise<void> {
  const later = ['clients', 'standing-of-agents', 'group-inventory', 'profiles', 'claim-history'];
  await takeOut(db, ...later, 'deaths');
  await db.execute(sql`DROP TABLE seed_steps`);
  await db.execute(sql`DELETE FROM migrations WHERE name = ${stepsMigration}`);
}

/** The steps of a book from before seed steps existed. */
const firstSteps =
  'accounts cases claims commissions content debt features groups hierarchy list-bills policies production saved-views tax-forms watches'.split(
    ' ',
  );

it('the seed names each step once', () => {
  expect(new Set(everyStep).size).toBe(everyStep.length);
});

it('the seed adds the missing areas to an older book, row for row, and records them', async () => {
  const database = await open();
  const { db } = database;
  await takeOut(db, 'claims', 'claim-history', 'deaths', 'cases', 'tax-forms');
  expect(await db.$count(claims)).toBe(0);
  const lines: string[] = [];
  await seed(db, plan, seedSteps, (line) => lines.push(line));
  expect(await hashOfBook(database)).toBe(whole);
  expect(await doneSteps(db)).toEqual(everyStep);
  expect(lines).not.toEqual([]);
  lines.length = 0;
  await seed(db, plan, seedSteps, (line) => lines.push(line));
  expect(lines).toEqual([]);
  expect(await hashOfBook(database)).toBe(whole);
});

it('the seed changes nothing that a user saved', async () => {
  const { db } = await open();
  const owner = await demoOwner(db);
  if (!owner) throw new Error('The demonstration account is there.');
  const savedAt = new Date('2026-11-01T00:00:00Z');
  const own = {
    ...owner,
    list: 'pending-v2' as const,
    name: 'Needs my action',
    query: 'page=2',
    table: null,
    savedAt,
  };
  await db.delete(savedViews);
  await db.insert(savedViews).values(own);
  const [watched] = await db.select().from(watches).limit(1);
  if (!watched) throw new Error('The demonstration account watches.');
  const watchedAt = new Date('2026-11-17T12:00:00Z');
  const isWatched = eq(watches.policyNumber, watched.policyNumber);
  await db.update(watches).set({ watchedAt }).where(isWatched);
  await db.update(featureFlags).set({ isEnabled: false }).where(eq(featureFlags.feature, 'claims'));
  await takeOut(db, 'saved-views', 'watches', 'features', 'content');
  await seed(db, plan, seedSteps);
  const [stored] = await db.select().from(savedViews).where(eq(savedViews.name, own.name));
  expect(stored).toMatchObject(own);
  const [still] = await db.select().from(watches).where(isWatched);
  expect(still).toEqual({ ...watched, watchedAt });
  const [flag] = await db.select().from(featureFlags).where(eq(featureFlags.feature, 'claims'));
  expect(flag?.isEnabled).toBe(false);
});

it('the seed runs a step once when two processes start at the same time', async () => {
  const database = await open();
  const { db } = database;
  await takeOut(db, 'claims', 'claim-history', 'deaths', 'production');
  await Promise.all([1, 2, 3].map(() => seed(db, plan, seedSteps)));
  expect(await hashOfBook(database)).toBe(whole);
  expect(await doneSteps(db)).toEqual(everyStep);
});

it('the seed starts again after a start that ended in the middle', async () => {
  const database = await open();
  const { db } = database;
  await takeOut(db, 'claims', 'claim-history', 'deaths', 'cases');
  const cut = seed(db, plan, seedSteps, (line) => {
    if (line.includes('800 of')) throw new Error('Killed.');
  });
  await expect(cut).rejects.toThrow('Killed.');
  expect(await db.$count(claims)).toBe(0);
  expect(await doneSteps(db)).not.toContain('claims');
  await seed(db, plan, seedSteps);
  expect(await hashOfBook(database)).toBe(whole);
});

/** These tests change tables, after which no test can reuse a database: they share one, and leave the whole book. */
describe('a book of an older version', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterAll(() => database.close());

  it('from before seed steps existed has the steps that its tables show', async () => {
    const { db } = database;
    await forgetSteps(db);
    expect(await migrate(db)).toEqual([stepsMigration]);
    expect(await doneSteps(db)).toEqual(firstSteps);
    const views = await db.$count(savedViews);
    await seed(db, plan, seedSteps);
    expect(await doneSteps(db)).toEqual(everyStep);
    expect(await hashOfBook(database)).toBe(whole);
    expect(await db.$count(savedViews)).toBe(views);
  });

  it('gets the list bills of a year for those of two months', async () => {
    const { db } = database;
    await db.execute(sql`DROP TABLE list_bill_lines, list_bills, billed_groups`);
    for (const former of ['list_bills', 'list_bill_lines'])
      await db.execute(sql`CREATE TABLE ${sql.identifier(former)} (former text)`);
    await db.execute(sql`DELETE FROM migrations WHERE name = ${billsMigration}`);
    expect(await migrate(db)).toEqual([billsMigration]);
    await seed(db, plan, seedSteps);
    expect(await doneSteps(db)).toEqual(everyStep);
    expect(await hashOfBook(database)).toBe(whole);
  });

  it('gets the saved views and watches of the demonstration', async () => {
    const { db } = database;
    const [views, watched] = [await db.$count(savedViews), await db.$count(watches)];
    await db.delete(savedViews);
    await db.delete(watches);
    await forgetSteps(db);
    await db.execute(sql`
      UPDATE migrations SET applied_at = applied_at + interval '1 day' WHERE name >= '0009'`);
    await migrate(db);
    expect(firstSteps.filter((name) => !['saved-views', 'watches'].includes(name))).toEqual(
      await doneSteps(db),
    );
    await seed(db, plan, seedSteps);
    expect([await db.$count(savedViews), await db.$count(watches)]).toEqual([views, watched]);
  });
});

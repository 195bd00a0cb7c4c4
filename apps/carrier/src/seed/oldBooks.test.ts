import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { migrate } from '../db/migrate.ts';
import { seedSteps } from '../areas.ts';
import { seed } from './seed.ts';
import { hashOfBook, everyStep, doneSteps, open, plan, wholeBook } from './testSteps.ts';

const linesMigration = '0018-commission-lines.sql';
const taxFormsMigration = '0023-tax-forms.sql';
const groupsMigration = '0026-group-inventory.sql';
const whole = await wholeBook();
const standingMigration = '0025-standing-of-agents.sql';

it('the seed replaces monthly commissions with half-monthly ones and their debt', async () => {
  const database = await open();
  const { db } = database;
  await db.execute(sql`DROP TABLE commission_lines, advances, commission_cycles`);
  for (const former of ['commission_entries', 'advances', 'commission_cycles']) {
    await db.execute(sql`CREATE TABLE ${sql.identifier(former)} (former text)`);
  }
  await db.execute(sql`DELETE FROM migrations WHERE name = ${linesMigration}`);
  expect(await migrate(db)).toEqual([linesMigration]);
  await seed(db, plan, seedSteps);
  expect(await doneSteps(db)).toEqual(everyStep);
  expect(await hashOfBook(database)).toBe(whole);
});

it('the seed replaces random tax forms with forms that agree with the book', async () => {
  const database = await open();
  const { db } = database;
  await db.execute(sql`DROP TABLE tax_forms, tax_payments, tax_recipients`);
  await db.execute(sql`CREATE TABLE tax_forms (former text)`);
  await db.execute(sql`DELETE FROM migrations WHERE name = ${taxFormsMigration}`);
  expect(await migrate(db)).toEqual([taxFormsMigration]);
  expect(await doneSteps(db)).not.toContain('tax-forms');
  await seed(db, plan, seedSteps);
  expect(await doneSteps(db)).toEqual(everyStep);
  expect(await hashOfBook(database)).toBe(whole);
});

it('the seed replaces appointments without a near end with ones that end, and adds licenses and E&O', async () => {
  const database = await open();
  const { db } = database;
  await db.execute(sql`DROP TABLE credentials, contracting_requirements`);
  await db.execute(sql`DROP INDEX appointments_ending, agents_of_upline`);
  await db.execute(sql`ALTER TABLE agents DROP COLUMN row_id`);
  await db.execute(sql`DELETE FROM migrations WHERE name = ${standingMigration}`);
  await db.execute(sql`DELETE FROM seed_steps WHERE name = 'standing-of-agents'`);
  expect(await migrate(db)).toEqual([standingMigration]);
  await seed(db, plan, seedSteps);
  expect(await doneSteps(db)).toEqual(everyStep);
  expect(await hashOfBook(database)).toBe(whole);
});

it('the seed replaces the stored figures of groups with sums of their policies', async () => {
  const database = await open();
  const { db } = database;
  await db.execute(sql`DROP TABLE group_inventory, group_contacts`);
  await db.execute(sql`DROP INDEX policies_in_force_of_group`);
  await db.execute(sql`
    ALTER TABLE groups ADD COLUMN eligible integer NOT NULL DEFAULT 5,
      ADD COLUMN enrolled integer NOT NULL DEFAULT 3`);
  await db.execute(sql`DELETE FROM seed_steps WHERE name = 'group-inventory'`);
  await db.execute(sql`DELETE FROM migrations WHERE name = ${groupsMigration}`);
  expect(await migrate(db)).toEqual([groupsMigration]);
  await seed(db, plan, seedSteps);
  expect(await doneSteps(db)).toEqual(everyStep);
  expect(await hashOfBook(database)).toBe(whole);
});

import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { migrate } from '../db/migrate.ts';
import { seedSteps } from '../areas.ts';
import { seed } from '../seed/seed.ts';
import { hashOfBook, open } from '../seed/testSteps.ts';
import { testPlan } from '../db/testing.ts';
import { policies } from '../db/tables/policies.ts';
import { creditOf, transactionsOf } from './seed.ts';
import { productionCredits } from './tables.ts';

const migration = '0019-production-transactions.sql';

it('the seed replaces the production of the former table with transactions', async () => {
  const database = await open();
  const { db } = database;
  const [whole, others] = [
    await hashOfBook(database, [productionCredits]),
    await hashOfBook(database, [policies]),
  ];
  await db.execute(sql`DROP TABLE production_credits`);
  await db.execute(sql`CREATE TABLE production_credits (credit_id integer PRIMARY KEY)`);
  await db.execute(sql`INSERT INTO production_credits VALUES (1)`);
  await db.execute(sql`DELETE FROM migrations WHERE name = ${migration}`);
  expect(await migrate(db)).toEqual([migration]);
  await seed(db, testPlan('small'), seedSteps);
  expect(await hashOfBook(database, [productionCredits])).toBe(whole);
  expect(await hashOfBook(database, [policies])).toBe(others);
});

it.each([
  ['Northfield Term 20', 120_001, 120_001],
  ['Horizon Universal Life', 105, 95],
  ['Steady Income Annuity', 100_000, 8_000],
  ['Paycheck Protector', 3, 2],
])('a premium of %s of %i cents counts as %i', (product, premium, credit) => {
  expect(creditOf(product, premium)).toBe(credit);
});

it('the seed has the rate of every product', async () => {
  const database = await open();
  const sold = await database.db.selectDistinct({ name: policies.productName }).from(policies);
  expect(sold.length).toBeGreaterThan(8);
  for (const { name } of sold) expect(creditOf(name, 100)).toBeGreaterThan(0);
  expect(() => creditOf('Pet Insurance', 100)).toThrow(RangeError);
});

const policy = {
  applicationDate: '2025-01-02',
  issueDate: '2025-02-01',
  terminationDate: null,
  reason: null,
};
const issued = 'Submitted 2025-01-02, Issued 2025-02-01';
const typesOf = (changed: object) =>
  transactionsOf({ ...policy, ...changed } as Parameters<typeof transactionsOf>[0])
    .map(({ type, date }) => `${type} ${date}`)
    .join(', ');

it.each([
  [{ issueDate: null }, 'Submitted 2025-01-02'],
  [{}, issued],
  [{ terminationDate: '2026-02-01', reason: 'Surrendered' }, `${issued}, Cancelled 2026-02-01`],
  [{ terminationDate: '2026-02-02', reason: 'Surrendered' }, issued],
  [{ terminationDate: '2025-03-01', reason: 'Death claim paid' }, issued],
  [{ terminationDate: '2025-03-01', reason: 'Converted' }, issued],
])('a policy with %j has the transactions %s', (changed, expected) => {
  expect(typesOf(changed)).toBe(expected);
});

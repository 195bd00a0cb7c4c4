import { readdirSync } from 'node:fs';
import { eq, getTableName, is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, it, onTestFinished } from 'vitest';
import * as policyTables from '../db/tables/policies.ts';
import { seedSteps } from '../areas.ts';
import type { OpenDatabase } from '../db/connection.ts';
import { freshDatabase, testPlan } from '../db/testing.ts';
import { reseed } from '../db/testing/reseed.ts';
import { seed, SeedMismatchError } from './seed.ts';
import { bookTables, hashOfBook } from './testSteps.ts';

const { parties, policies, requirements } = policyTables;

const source = new URL('../', import.meta.url);
const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
const modules = files
  .toSorted()
  .filter((file) => /\/tables\.ts$|^db\/tables\//.test(file))
  .map((file) => import(new URL(file, source).href) as Promise<Record<string, unknown>>);

/** Every table that a module declares. */
const declaredTables: readonly PgTable[] = (await Promise.all(modules))
  .flatMap((module) => Object.values(module))
  .filter((value) => is(value, PgTable));

async function open(): Promise<OpenDatabase> {
  const database = await freshDatabase();
  onTestFinished(() => database.close());
  return database;
}

it(
  'gives the same book byte for byte for the same seed and another one for another',
  { timeout: 120_000 },
  async () => {
    const database = await open();
    const template = await hashOfBook(database);
    await reseed(database.db, 'southfield');
    expect(await hashOfBook(database)).not.toBe(template);
    await reseed(database.db, 'northfield');
    expect(await hashOfBook(database)).toBe(template);
  },
);

it('does nothing for the same book, and rejects another one', async () => {
  const { db } = await open();
  const lines: string[] = [];
  await seed(db, testPlan('small'), seedSteps, (line) => lines.push(line));
  expect(lines).toEqual([]);
  const other = seed(db, { ...testPlan('small'), size: 'medium', seed: 'southfield' }, seedSteps);
  await expect(other).rejects.toBeInstanceOf(SeedMismatchError);
  await expect(other).rejects.toThrow(
    /size small, seed northfield .* size medium, seed southfield/,
  );
});

it('has the people, policies and unusual values that screens and tests need', async () => {
  const { db } = await open();
  const [all] = await db.select({ count: sql<number>`count(*)` }).from(policies);
  expect(all?.count).toBe(2_000);
  const featured = await db
    .select({ primaryInsured: policies.primaryInsured, requirement: requirements.requirement })
    .from(policies)
    .innerJoin(requirements, eq(requirements.policyNumber, policies.policyNumber))
    .where(eq(policies.policyNumber, 'NL0018O0142'));
  expect(featured).toEqual([
    { primaryInsured: 'Okafor, Ifeoma', requirement: 'Attending physician statement' },
  ]);
  const names = (await db.select({ name: parties.name }).from(parties)).map(({ name }) => name);
  expect(names.some((name) => name.startsWith('=SUM'))).toBe(true);
  expect(names.some((name) => name.includes("O'Brien"))).toBe(true);
  expect(names.some((name) => /[À-ž]/.test(name))).toBe(true);
  expect(names.some((name) => /\S{40}/.test(name))).toBe(true);
});

it('makes each premium the sum of its coverages, and the shares of each class 100 %', async () => {
  const { db } = await open();
  const { rows: premiums } = await db.execute(sql`
    SELECT policy_number FROM policies JOIN coverages USING (policy_number)
    GROUP BY policy_number HAVING sum(annual_premium) <> max(annualized_premium)`);
  expect(premiums).toEqual([]);
  const { rows: shares } = await db.execute(sql`
    SELECT policy_number FROM parties WHERE share IS NOT NULL
    GROUP BY policy_number, beneficiary_class HAVING sum(share) <> 1`);
  expect(shares).toEqual([]);
  const { rows: splits } = await db.execute(sql`
    SELECT policy_number FROM writing_agents GROUP BY policy_number HAVING sum(split) <> 1`);
  expect(splits).toEqual([]);
  const { rows: firsts } = await db.execute(sql`
    SELECT p.policy_number FROM policies p JOIN writing_agents w USING (policy_number)
    WHERE w.position = 1 AND w.agent_id <> p.agent_id`);
  expect(firsts).toEqual([]);
});

it('seeds each table in one step', () => {
  const seeded = bookTables.map((table) => getTableName(table));
  const declared = new Set(declaredTables.map((table) => getTableName(table)));
  expect(new Set(seeded).size).toBe(seeded.length);
  expect(seeded.filter((table) => !declared.has(table))).toEqual([]);
});

it('declares every table as the migrations make it', async () => {
  const { db } = await open();
  const { rows } = await db.execute<{ table: string; column: string; nullable: string }>(sql`
    SELECT table_name AS table, column_name AS column, is_nullable AS nullable
    FROM information_schema.columns WHERE table_schema = 'public'`);
  for (const table of declaredTables) {
    const { name, columns } = getTableConfig(table);
    const declared = columns.map((column) => `${column.name} ${column.notNull ? 'NO' : 'YES'}`);
    const made = rows.filter((row) => row.table === name);
    const found = made.map(({ column, nullable }) => `${column} ${nullable}`);
    expect({ name, columns: new Set(declared) }).toEqual({ name, columns: new Set(found) });
  }
});

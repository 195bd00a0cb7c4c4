import { readdirSync } from 'node:fs';
import { eq, getTableName, is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import * as policyTables from '../db/tables/policies.ts';
import { seedSteps } from '../areas.ts';
import { RowBuffer } from '../db/seed/RowBuffer.ts';
import { testPlan, testToday } from '../db/testing.ts';
import { reseed } from '../db/testing/reseed.ts';
import { seedsOfTier } from '../db/testing/tier.ts';
import { seedHierarchy } from '../hierarchy/seed.ts';
import { seed, SeedMismatchError } from './seed.ts';
import { bookTables, hashOfBook, open } from './testSteps.ts';

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

it('the seed gives the same book byte for byte for the same seed, and another one for another', async () => {
  const database = await open();
  const template = await hashOfBook(database);
  for (const name of seedsOfTier.toReversed()) {
    await reseed(database.db, name);
    expect((await hashOfBook(database)) === template).toBe(name === 'northfield');
  }
  const [one, other] = ['northfield', 'southfield'].map(
    (name) => seedHierarchy(new RowBuffer([]), { seed: name, today: testToday, count: 20 }).all,
  );
  expect(one).not.toEqual(other);
});

it('the seed does nothing for the same book, and rejects another one', async () => {
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

it('the seed has the people, policies and unusual values that screens and tests need', async () => {
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

it('the seed makes each premium the sum of its coverages, and the shares of each class 100 %', async () => {
  const { db } = await open();
  for (const query of [
    `SELECT policy_number FROM policies JOIN coverages USING (policy_number)
      GROUP BY policy_number HAVING sum(annual_premium) <> max(annualized_premium)`,
    `SELECT policy_number FROM parties WHERE share IS NOT NULL
      GROUP BY policy_number, beneficiary_class HAVING sum(share) <> 1`,
    'SELECT policy_number FROM writing_agents GROUP BY policy_number HAVING sum(split) <> 1',
    `SELECT p.policy_number FROM policies p JOIN writing_agents w USING (policy_number)
      WHERE w.position = 1 AND w.agent_id <> p.agent_id`,
  ])
    expect((await db.execute(sql.raw(query))).rows).toEqual([]);
});

it('the seed seeds each table in one step', () => {
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

import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/connection.ts';
import { freshDatabase } from '../../db/testing.ts';
import { groups } from '../../db/tables/groups.ts';
import { agents, producers } from '../../db/tables/agents.ts';
import type { SummaryFilters } from '../filters.ts';
import { policies } from '../../db/tables/policies.ts';
import { isBetween, meetsCommonFilters } from './conditions.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

/** Every policy, with the values for the filters. */
const readAll = () =>
  database.db
    .select({
      policyNumber: policies.policyNumber,
      agentId: policies.agentId,
      agentLastName: producers.lastName,
      primaryInsured: policies.primaryInsured,
      employer: groups.name,
      paidToDate: policies.paidToDate,
    })
    .from(policies)
    .innerJoin(agents, eq(agents.agentId, policies.agentId))
    .innerJoin(producers, eq(producers.producerId, agents.producerId))
    .leftJoin(groups, eq(groups.groupNumber, policies.groupNumber));

type Row = Awaited<ReturnType<typeof readAll>>[number];

const numbersOf = (rows: readonly { policyNumber: string }[]) =>
  rows.map(({ policyNumber }) => policyNumber).sort();

async function found(conditions: Parameters<typeof and>): Promise<string[]> {
  const { db } = database;
  const { policyNumber } = policies;
  return numbersOf(
    await db
      .select({ policyNumber })
      .from(policies)
      .where(and(...conditions)),
  );
}

const names = ['agentId', 'agentLastName', 'primaryInsured', 'policyNumber', 'employer'] as const;

describe('a filter', () => {
  it.each(names)('%s matches the policies that have one of its values', async (name) => {
    const all = await readAll();
    const values = [...new Set(all.flatMap((row) => row[name] ?? []))].slice(0, 2);
    expect(values).toHaveLength(2);
    const filters: SummaryFilters = { [name]: values };
    const expected = all.filter((row) => values.includes(row[name] ?? ''));
    expect(await found(meetsCommonFilters(database.db, filters))).toEqual(numbersOf(expected));
    expect(expected.length).toBeLessThan(all.length);
  });

  it('that is not set matches all', async () => {
    const all = await readAll();
    expect(await found(meetsCommonFilters(database.db, {}))).toEqual(numbersOf(all));
  });
});

describe('dates', () => {
  it.each([
    ['from a day on', 1, undefined],
    ['until a day', undefined, 2],
    ['from a day until another', 1, 2],
    ['of one day', 1, 1],
    ['of any day', undefined, undefined],
  ])('%s hold for the first and the last of them', async (_, first, last) => {
    const all = await readAll();
    const days = [...new Set(all.flatMap(({ paidToDate }) => paidToDate ?? []))].sort();
    const at = (third: number | undefined) =>
      third === undefined ? undefined : days[Math.floor((third * days.length) / 3)];
    const [from, to] = [at(first), at(last)];
    const isMeant = ({ paidToDate }: Row) =>
      (from === undefined || (paidToDate !== null && paidToDate >= from)) &&
      (to === undefined || (paidToDate !== null && paidToDate <= to));
    const expected = numbersOf(all.filter(isMeant));
    expect(await found(isBetween(policies.paidToDate, from, to))).toEqual(expected);
    expect(expected).not.toEqual([]);
  });
});

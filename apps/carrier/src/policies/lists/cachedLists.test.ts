import { testDeps } from '../../http/testing.ts';
import { sql, and, eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { expect, it, describe } from 'vitest';
import type { Database } from '../../db/connection.ts';
import type { Deps } from '../../http/appEnv.ts';
import type { AgentCaller } from '../../session/caller.ts';
import { findUser } from '../../session/queries.ts';
import { performAction } from '../actions/rules.ts';
import { getPendingPage } from './pendingList.ts';
import { findBookVersion } from '../../book/queries/findBookVersion.ts';
import { getCounts } from './tabCounts.ts';
import { sharedDatabase } from '../../testing.ts';
import { groups } from '../../db/tables/groups.ts';
import { agents, producers } from '../../db/tables/agents.ts';
import type { SummaryFilters } from '../filters.ts';
import { policies } from '../../db/tables/policies.ts';
import { isBetween, meetsCommonFilters } from '../queries/conditions.ts';

const dana = { agentIds: ['4471902', '4471918', '4471925'] };
const topAgent = { agentIds: ['4400001'] };
const june = { agentIds: ['4480055'] };
const policyNumber = 'NL0018O0142';

const database = await sharedDatabase();
// Two processes on one database have separate snapshots. So do two handles in one process.
const here = testDeps(database.db);
const elsewhere = testDeps(drizzle(database.pool));

/** The requirements with Action Needed in the caller's list. */
const needed = async (deps: Deps, caller: { agentIds: readonly string[] }) =>
  (await getPendingPage(deps, caller, { filters: { takeAction: true } })).totalRequirements;

it('shows the change of an action at once, in every process and to all agents above, at any time', async () => {
  const versions = async () =>
    Promise.all(
      [dana, topAgent, june].map(({ agentIds }) => findBookVersion(database.db, agentIds)),
    );
  const before = await versions();
  const asked = [
    [here, dana],
    [elsewhere, dana],
    [elsewhere, topAgent],
  ] as const;
  const counts = await Promise.all(asked.map(([deps, caller]) => needed(deps, caller)));

  const user = await findUser(database.db, 'agent@northfield.example');
  const caller = { kind: 'agent', userId: user?.userId, agentId: '4471902', ...dana };
  await performAction(
    here,
    { caller: caller as unknown as AgentCaller, requestId: '7f3a' },
    {
      policyNumber,
      requirementId: `${policyNumber}-1`,
      action: 'ProvideInformation',
      note: 'It is on its way.',
    },
  );

  const after = await Promise.all(asked.map(([deps, caller]) => needed(deps, caller)));
  expect(after).toEqual(counts.map((count) => count - 1));
  const [ofDana, ofHouse, ofJune] = (await versions()).map(
    (version, index) => version - (before[index] ?? 0),
  );
  expect([ofDana, ofHouse]).toEqual([1, 1]);
  expect(ofJune).toBe(0);
});

it('follows every write to a policy, except for a transaction that is rolled back', async () => {
  const premium = async () => (await getCounts(elsewhere, dana)).pendingPolicies.pendingPremium;
  const write = (db: Database) =>
    db.execute(sql`UPDATE policies SET annualized_premium = annualized_premium + 1
      WHERE policy_number = ${policyNumber}`);
  const first = Number(await premium());
  await expect(
    database.db.transaction(async (tx) => {
      await write(tx);
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  expect(Number(await premium())).toBe(first);
  await write(database.db);
  expect(Number(await premium())).toBe(first + 1);
});

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

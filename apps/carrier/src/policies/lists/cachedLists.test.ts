import { testDeps } from '../../http/testing.ts';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { expect, it } from 'vitest';
import type { Database } from '../../db/connection.ts';
import type { Deps } from '../../http/appEnv.ts';
import type { AgentCaller } from '../../session/caller.ts';
import { findUser } from '../../session/queries.ts';
import { performAction } from '../actions/rules.ts';
import { getPendingPage } from './pendingList.ts';
import { findBookVersion } from '../../book/queries/findBookVersion.ts';
import { getCounts } from './tabCounts.ts';
import { sharedDatabase } from '../../testing.ts';

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

it('a cached list shows the change of an action at once, in every process and to all agents above, at any time', async () => {
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

it('a cached list follows every write to a policy, except for a transaction that is rolled back', async () => {
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

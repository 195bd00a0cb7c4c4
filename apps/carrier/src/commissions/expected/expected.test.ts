import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findDownlineIds } from '../../hierarchy/queries.ts';
import { houseAgentId } from '../../hierarchy/fixedPeople.ts';
import type { Deps } from '../../http/appEnv.ts';
import { type TestServer, testServer } from '../../testing.ts';
import { aboveOf } from '../rates.ts';
import { findWritersBelow } from '../queries/expected.ts';
import { expectedOf } from './expected.ts';

let server: TestServer;
let deps: Deps;
beforeAll(async () => {
  server = await testServer();
  const { db } = server.database;
  deps = { db, today: '2026-11-18', now: () => new Date(), checkAnswers: true };
});
afterAll(() => server.database.close());

/** Everybody below, paid or not: what was read before only those were who pay. */
const findEverybodyBelow: Parameters<typeof expectedOf>[3] = async ({ db }, paidTo) =>
  (await findWritersBelow(db, paidTo)).map(({ agentId, path }) => ({
    agentId,
    paid: [agentId, ...aboveOf(path)].flatMap((id, level) =>
      paidTo.includes(id) ? [{ agentId: id, level }] : [],
    ),
  }));

const cycles = [
  { cycleStartDate: '2026-11-16', cycleEndDate: '2026-11-30', today: '2026-11-18' },
  { cycleStartDate: '2026-10-01', cycleEndDate: '2026-10-15', today: '2026-11-18' },
];

const sorted = (all: Awaited<ReturnType<typeof expectedOf>>) =>
  all.map(({ policyNumber, primaryInsured, product, expected, received, differences }) => ({
    policyNumber,
    primaryInsured,
    product,
    expected,
    received,
    differences: Object.fromEntries(differences),
  }));

test('reads the policies alone that pay the agents, and comes to what all of the downline comes to', async () => {
  const everybody = await findDownlineIds(deps.db, [houseAgentId], 10_000);
  const some = everybody.filter((_, at) => at % 3 === 0);
  let policies = 0;
  for (const scope of [...some.map((id) => [id]), some, [houseAgentId], everybody]) {
    for (const span of cycles) {
      const all = await expectedOf(deps, scope, span);
      policies += all.length;
      expect(sorted(all)).toEqual(sorted(await expectedOf(deps, scope, span, findEverybodyBelow)));
    }
  }
  expect(policies).toBeGreaterThan(500);
});

test('reads for the house its own policies alone, since nothing is paid to it for those of others', async () => {
  const [span] = cycles;
  const query = vi.spyOn(server.database.pool, 'query');
  expect(await expectedOf(deps, [houseAgentId], span!)).toEqual([]);
  const read = query.mock.calls.map((call) => JSON.stringify(call));
  const ofPolicies = read.filter((text) => text.includes('modal_premium'));
  query.mockRestore();
  expect(ofPolicies).toHaveLength(1);
  expect(ofPolicies[0]).toContain(`[["${houseAgentId}"],`);
});

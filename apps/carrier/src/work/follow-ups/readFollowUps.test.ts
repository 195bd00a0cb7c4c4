import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type SignedIn, type TestServer, testServer } from '../../testing.ts';
import { followUpsOn, policyNumber } from './testing.ts';

/** The writing agent of the policy, in the downline. */
const ellen = '4470057';

let server: TestServer;
let { change, list, openIds, remove, save, tab } = {} as ReturnType<typeof followUpsOn>;
let delegate: SignedIn;
let requirementId: string;
beforeAll(async () => {
  server = await testServer();
  ({ change, list, openIds, remove, save, tab } = followUpsOn(server));
  delegate = await server.signIn('sub.all');
  [requirementId = ''] = await openIds();
  await save(delegate, { requirementId, followUpDate: '2026-11-20' });
});
afterAll(() => server.database.close());

/** How many queries for rows of requirements some calls need. */
async function lookUps(calls: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(server.database.pool, 'query');
  await calls();
  const found = query.mock.calls.filter((call) =>
    JSON.stringify(call).includes(String.raw`from \"requirements\"`),
  );
  query.mockRestore();
  return found.length;
}

test('pages, tabs and orders look up the items of all follow-ups once', async () => {
  await change(sql`UPDATE policies SET status = status WHERE policy_number = ${policyNumber}`);
  expect(await lookUps(() => list(delegate))).toBeGreaterThan(0);
  const again = async () => {
    await list(delegate, { page: '2', orderBy: 'what' });
    await tab(delegate, 'upcoming');
  };
  expect(await lookUps(again)).toBe(0);
});

test('a change of one follow-up looks up no item again', async () => {
  await list(delegate);
  const moved = { requirementId, followUpDate: '2026-11-21', version: 1 };
  expect((await save(delegate, moved)).status).toBe(200);
  expect(await lookUps(() => list(delegate))).toBe(0);
  expect((await list(delegate)).followUps).toMatchObject([{ followUpDate: '2026-11-21' }]);
  await save(delegate, { ...moved, followUpDate: '2026-11-20', version: 2 });
});

test('the list computes the order again after each change of a follow-up, and after a write to the book', async () => {
  const due = async () => (await list(delegate)).tabCounts;
  expect(await due()).toEqual({ all: 1, due: 0, upcoming: 1, closed: 0 });
  await save(delegate, { requirementId, followUpDate: '2026-11-18', version: 3 });
  expect(await due()).toEqual({ all: 1, due: 1, upcoming: 0, closed: 0 });
  await remove(delegate, requirementId, 4);
  expect(await due()).toEqual({ all: 0, due: 0, upcoming: 0, closed: 0 });
  await save(delegate, { requirementId, followUpDate: '2026-11-18' });
  expect(await due()).toEqual({ all: 1, due: 1, upcoming: 0, closed: 0 });
  const met = (day: string | null) =>
    change(sql`UPDATE requirements SET met_on = ${day} WHERE requirement_id = ${requirementId}`);
  await met('2026-11-16');
  expect(await due()).toEqual({ all: 1, due: 0, upcoming: 0, closed: 1 });
  await met(null);
  expect(await due()).toEqual({ all: 1, due: 1, upcoming: 0, closed: 0 });
});

test('the list shows no follow-up on a policy that another agent has since the order was cached', async () => {
  const shown = async () => (await list(delegate)).followUps.length;
  const giveTo = (to: string, from: string) =>
    change(sql`WITH first AS (UPDATE policies SET agent_id = ${to}
        WHERE policy_number = ${policyNumber} AND agent_id = ${from})
      UPDATE writing_agents SET agent_id = ${to}
      WHERE policy_number = ${policyNumber} AND agent_id = ${from}`);
  expect(await shown()).toBe(1);
  await giveTo('4480011', ellen);
  expect(await shown()).toBe(0);
  await giveTo(ellen, '4480011');
  expect(await shown()).toBe(1);
});

import type { Outcome } from '@agent-portal/data/selection/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dana, homeOffice } from '../../impersonation/testing.ts';
import { type TestServer, type SignedIn, testServer } from '../../testing.ts';

const address = '/API/PolicyInfo/Selection/FollowUps';
const pending = ['NL0018O0142', 'NL0016A2206'];
/** A pending policy with several requirements. */
const several = 'NL0020A2729';
const nowhere = 'NL0000000';

let server: TestServer;
let agent: SignedIn;
let { post, read } = {} as TestServer;
const ids: Record<string, number> = {};
beforeAll(async () => {
  server = await testServer();
  ({ post, read } = server);
  agent = await server.signIn('agent');
  const { rows } = await server.database.db.execute<{ name: string; id: number }>(
    sql`SELECT split_part(username, '@', 1) AS name, user_id AS id FROM users`,
  );
  for (const { name, id } of rows) ids[name] = id;
});
afterAll(() => server.database.close());
beforeEach(async () => {
  await server.database.db.execute(sql`DELETE FROM rate_limits`);
  await server.database.db.execute(sql`DELETE FROM follow_ups`);
});

const count = async (statement: ReturnType<typeof sql>) => {
  const { rows } = await server.database.db.execute<{ count: number }>(statement);
  return Number(rows[0]?.count);
};

const give = async (body: object, session = agent) => {
  const answer = await post(address, session, body);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { outcomes: Outcome[] }).outcomes;
};

const bodyFor = (name: string) => ({
  rows: [...pending, nowhere].map((policyNumber) => ({ policyNumber, requirementId: null })),
  followUpDate: '2026-11-30',
  note: 'Call Dr. Ahn.',
  personId: ids[name] ?? 0,
});
const assigned = () =>
  count(sql`SELECT count(*) FROM audit_entries
      WHERE action = 'follow-up assigned' AND subject_user_id = ${ids['sub.all']}`);
const refused = () =>
  count(sql`SELECT count(*) FROM audit_entries WHERE action = 'follow-up assignment refused'`);
const reasonsOf = (outcomes: readonly Outcome[]) => outcomes.map(({ reason }) => reason);
const stored = async () => {
  const { rows } = await server.database.db.execute(
    sql`SELECT user_id, follow_up_on::text AS day, note, version, assigned_by FROM follow_ups
        WHERE deleted_at IS NULL ORDER BY policy_number DESC, user_id`,
  );
  return rows;
};

test('follow-ups are given as one follow-up is, and a repeated call changes nothing', async () => {
  const before = { assigned: await assigned(), refused: await refused() };
  const body = bodyFor('sub.all');
  const first = await give(body);
  expect(reasonsOf(first)).toEqual([null, null, `There is no policy ${nowhere} in your book.`]);
  const given = {
    user_id: ids['sub.all'],
    day: '2026-11-30',
    note: 'From Dana Whitfield: Call Dr. Ahn.',
    version: 1,
    assigned_by: ids['agent'],
  };
  expect(await stored()).toEqual([given, given]);
  expect(await assigned()).toBe(before.assigned + 2);
  expect(await refused()).toBe(before.refused + 1);
  expect(await give(body)).toEqual(first);
  expect(await stored()).toEqual([given, given]);
  expect(await assigned()).toBe(before.assigned + 2);
  const notices = await read<unknown>('/content/temporarymessages', await server.signIn('sub.all'));
  expect(JSON.stringify(notices)).toContain('Assigned to you by Dana Whitfield');
});

test('follow-ups move from the caller, whose private note is deleted', async () => {
  const { personId: _, ...own } = bodyFor('agent');
  await give({ ...own, note: 'Mine only.' });
  const body = { ...bodyFor('sub.all'), followUpDate: '2026-12-02' };
  expect(reasonsOf(await give(body)).slice(0, 2)).toEqual([null, null]);
  expect(await stored()).toMatchObject([
    { user_id: ids['sub.all'], day: '2026-12-02' },
    { user_id: ids['sub.all'], day: '2026-12-02' },
  ]);
  expect(await count(sql`SELECT count(*) FROM follow_ups WHERE note LIKE '%Mine only.%'`)).toBe(0);
});

test('follow-ups never replace one that the person has, or that the caller may not assign', async () => {
  await give(bodyFor('sub.all'));
  const before = [await stored(), await refused()] as const;
  const other = { ...bodyFor('sub.all'), followUpDate: '2026-12-02' };
  expect(reasonsOf(await give(other))[0]).toBe(
    'Priya Raman has a follow-up on it for 11/30/2026 already. It stays as it is.',
  );
  const third = await server.signIn('sub.pendingactiveterminated');
  expect(reasonsOf(await give(bodyFor('agent'), third))[0]).toBe(
    'Priya Raman has a follow-up on it for 11/30/2026, which you may not assign.',
  );
  expect(await stored()).toEqual(before[0]);
  // Two of another user, and twice the policy of another book.
  expect(await refused()).toBe(before[1] + 4);
});

test('follow-ups are not given on a requirement that is met', async () => {
  const { rows } = await server.database.db.execute<{ id: string }>(
    sql`SELECT requirement_id AS id FROM requirements
        WHERE policy_number = ${several} AND met_on IS NOT NULL LIMIT 1`,
  );
  const asked = [{ policyNumber: several, requirementId: rows[0]!.id }];
  const outcomes = await give({ ...bodyFor('sub.all'), rows: asked });
  expect(reasonsOf(outcomes)).toEqual(['This requirement is met: nothing is left to follow up.']);
});

test.each(['sub.claims', 'individual', 'agent', 'office'])(
  'follow-ups are refused as a whole for %s',
  async (name) => {
    const answer = await post(address, agent, bodyFor(name));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: [{ field: 'personId' }] });
    expect(await stored()).toEqual([]);
  },
);

test('follow-ups are refused as a whole with a note that one follow-up could not have', async () => {
  for (const note of ['Call.\nAgain.', 'x'.repeat(501)]) {
    const body = { ...bodyFor('sub.all'), note };
    expect((await post(address, agent, body)).status).toBe(400);
  }
  expect(await stored()).toEqual([]);
});

test('home office gives them to the agent that it acts for', async () => {
  const acting = await homeOffice(server).actingAs(dana);
  expect(reasonsOf(await give(bodyFor('agent'), acting)).slice(0, 2)).toEqual([null, null]);
  expect(await stored()).toMatchObject([{ user_id: ids['agent'] }, { user_id: ids['agent'] }]);
});

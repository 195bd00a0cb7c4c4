import type { getSavedViews, getViewCounts } from '@agent-portal/data/saved-views/contract';
import type { OutputOf } from '@agent-portal/data/endpoint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dana, homeOffice } from '../impersonation/testing.ts';
import { type SignedIn, type TestServer, testServer } from '../testing.ts';
import { sendViewDigests } from './digests/sendViewDigests.ts';
import { withoutAgents } from './leaveOutAgents.ts';

describe('a query for a reader', () => {
  const known = { agentIds: new Set(['1', '2']), lastNames: new Set(['Reyes']) };
  test.each([
    ['', '', []],
    ['due=overdue&sort=date', 'due=overdue&sort=date', []],
    ['viewAs=1&agentId=2&agentLastName=Reyes', 'viewAs=1&agentId=2&agentLastName=Reyes', []],
    ['viewAs=1-only', 'viewAs=1-only', []],
    ['viewAs=3&due=overdue', 'due=overdue', ['viewAs']],
    ['viewAs=3-only', '', ['viewAs']],
    ['agentId=1&agentId=3', 'agentId=1', ['agentId']],
    ['agentLastName=Other&employer=A%26B', 'employer=A%26B', ['agentLastName']],
  ])('of %j is %j', (query, expected, leftOut) => {
    expect(withoutAgents(query, known)).toEqual({ query: expected, leftOut });
  });
});

const address = '/API/UserData/SavedViews';
const list = 'pending-v2';
/** An agent of Dana's downline. */
const marco = '4473310';
const query = `due=overdue&viewAs=${dana}&agentId=${dana}&agentId=${marco}&agentLastName=Whitfield`;

let server: TestServer;
let { actingAs, post, read } = {} as ReturnType<typeof homeOffice>;
let agent: SignedIn;
let reader: SignedIn;
let viewId: number;
beforeAll(async () => {
  server = await testServer();
  ({ actingAs, post, read } = homeOffice(server));
  agent = await server.signIn('agent');
  await post(address, agent, { list, name: 'Mine', query, sharedWith: 'Downline' });
  reader = await actingAs(marco);
  viewId = (await sharedWith(reader))?.viewId ?? 0;
});
afterAll(() => server.database.close());

type Views = OutputOf<typeof getSavedViews>;
const viewsOf = (session: SignedIn) => read<Views>(`${address}?list=${list}`, session);
const sharedWith = async (session: SignedIn) => (await viewsOf(session)).shared?.[0];
const countOf = async (session: SignedIn, id = viewId) =>
  (
    await read<OutputOf<typeof getViewCounts>>(
      `${address}/Counts?list=${list}&viewIds=${id}`,
      session,
    )
  ).counts[0]?.count;

test('a reader below the agent gets neither its id nor its name, and learns which filters are left out', async () => {
  expect(await sharedWith(reader)).toMatchObject({
    query: `due=overdue&agentId=${marco}`,
    leftOut: ['viewAs', 'agentLastName', 'agentId'],
  });
  expect(JSON.stringify(await viewsOf(reader))).not.toContain(dana);
});

test('the agent and its sub-accounts have the whole view', async () => {
  const own = (await viewsOf(agent)).views.find(({ name }) => name === 'Mine');
  expect(own).toMatchObject({ query });
  const shared = await sharedWith(await server.signIn('sub.all'));
  expect(shared).toMatchObject({ query });
  expect(shared).not.toHaveProperty('leftOut');
});

test('the count is that of the filters that apply', async () => {
  const filters = JSON.stringify({ due: 'overdue', agentId: [marco] });
  const { totalPolicies } = await read<{ totalPolicies: number }>(
    `/API/PolicyInfo/PendingPolicies/Summaries?${new URLSearchParams({ filters }).toString()}`,
    reader,
  );
  expect(await countOf(reader)).toBe(totalPolicies);
  expect(totalPolicies).toBeGreaterThan(0);
});

test('an e-mail of the view has the filters that apply', async () => {
  const { pool, db } = server.database;
  // No account of the login page belongs to an agent with an upline.
  await pool.query(`UPDATE users SET agent_id = $1 WHERE username = 'solo@northfield.example'`, [
    marco,
  ]);
  await pool.query(
    `INSERT INTO view_digests (view_id, user_id, producer_id, frequency, starts_on)
     SELECT $1, user_id, producer_id, 'Daily', '2026-11-18' FROM users JOIN agents USING (agent_id)
     WHERE agent_id = $2 LIMIT 1`,
    [viewId, marco],
  );
  const { rows: readers } = await pool.query('SELECT FROM view_digests');
  expect(readers).toHaveLength(1);
  const errors: unknown[] = [];
  await sendViewDigests({
    db,
    today: '2026-11-19',
    now: () => server.clock.now,
    isFeatureOn: () => Promise.resolve(true),
    isDemo: true,
    origin: 'https://portal.example',
    log: { error: (entry: unknown) => errors.push(entry) },
  });
  expect(errors).toEqual([]);
  const { rows } = await pool.query<{ body: string }>(
    `SELECT body FROM outbox WHERE subject LIKE 'Mine: %'`,
  );
  expect(rows.map(({ body }) => body)).toEqual([
    expect.stringContaining(`https://portal.example/pending-v2?due=overdue&agentId=${marco}\n`),
  ]);
});

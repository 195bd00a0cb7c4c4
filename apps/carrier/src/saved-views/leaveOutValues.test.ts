import type { getSavedViews, getViewCounts } from '@agent-portal/data/saved-views/contract';
import type { OutputOf } from '@agent-portal/data/endpoint';
import { describe, expect, test } from 'vitest';
import { dana, homeOffice } from '../impersonation/testing.ts';
import { type SignedIn, sharedServer } from '../testing.ts';
import { sendViewDigests } from './digests/sendViewDigests.ts';
import { withoutValues } from './leaveOutValues.ts';

describe('a query for a reader', () => {
  const offered: Readonly<Record<string, readonly string[]>> = {
    viewAs: ['1', '1-only'],
    agentId: ['1', '2'],
    agentLastName: ['Reyes'],
    primaryInsured: ['Smith, John'],
    policyNumber: ['NL1'],
  };
  const isOffered = (name: string, value: string) => offered[name]?.includes(value) ?? false;
  test.each([
    ['', '', []],
    ['due=overdue&sort=date', 'due=overdue&sort=date', []],
    ['viewAs=1&agentId=2&agentLastName=Reyes', 'viewAs=1&agentId=2&agentLastName=Reyes', []],
    ['viewAs=1-only', 'viewAs=1-only', []],
    ['viewAs=3&due=overdue', 'due=overdue', ['viewAs']],
    ['viewAs=3-only', '', ['viewAs']],
    ['agentId=1&agentId=3', 'agentId=1', ['agentId']],
    ['agentLastName=Other&dateFrom=2026-01-31', 'dateFrom=2026-01-31', ['agentLastName']],
    [
      'primaryInsured=Doe%2C+Ann&primaryInsured=Smith%2C+John&policyNumber=NL2',
      'primaryInsured=Smith%2C+John',
      ['primaryInsured', 'policyNumber'],
    ],
    ['policyNumber=nl1', '', ['policyNumber']],
    ['employer=A%26B&reason=Lapsed&actor=Client', 'actor=Client', ['employer', 'reason']],
  ])('of %j is %j', (query, expected, leftOut) => {
    expect(withoutValues(query, isOffered)).toEqual({ query: expected, leftOut });
  });
});

const address = '/API/UserData/SavedViews';
const list = 'pending-v2';
/** An agent of Dana's downline. */
const marco = '4473310';
const query = `due=overdue&viewAs=${dana}&agentId=${dana}&agentId=${marco}&agentLastName=Whitfield`;

const server = await sharedServer();
const { post, read } = server;
const { actingAs } = homeOffice(server);
const agent = await server.signIn('agent');
await post(address, agent, { list, name: 'Mine', query, sharedWith: 'Downline' });
const reader = await actingAs(marco);

type Views = OutputOf<typeof getSavedViews>;
const viewsOf = (session: SignedIn) => read<Views>(`${address}?list=${list}`, session);
const sharedWith = async (session: SignedIn) => (await viewsOf(session)).shared?.[0];
const viewId = (await sharedWith(reader))?.viewId ?? 0;
const countOf = async (session: SignedIn) => {
  const query = { list, viewIds: viewId };
  const path = `${address}/Counts`;
  return (await read<OutputOf<typeof getViewCounts>>(path, session, query)).counts[0]?.count;
};

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
  const filters = { due: 'overdue', agentId: [marco] };
  const { totalPolicies } = await read<{ totalPolicies: number }>(
    '/API/PolicyInfo/PendingPolicies/Summaries',
    reader,
    { filters },
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
  expect(rows[0]?.body).toContain(
    'Values of Agent ID that are not in your book are left out. ' +
      'Not filtered by View As and Agent Name: none of the values is in your book.',
  );
});

describe.each([
  ['pending-v2', 'Pending'],
  ['active-v2', 'Active'],
  ['terminated-v2', 'Terminated'],
] as const)('a view of /%s', (of, status) => {
  interface Row {
    readonly policyNumber: string;
    readonly primaryInsured: string;
  }
  /** The policy of an agent whose insured has no policy of the other agent. */
  const policyOf = async (agentId: string, other: string) => {
    const { rows } = await server.database.pool.query<Row>(
      `SELECT policy_number AS "policyNumber", primary_insured AS "primaryInsured"
       FROM policies p JOIN agents USING (agent_id)
       WHERE agent_id = $1 AND p.status = $3 AND EXISTS (
           SELECT FROM requirements r WHERE r.policy_number = p.policy_number OR $3 <> 'Pending')
         AND NOT EXISTS (SELECT FROM policies o JOIN agents a USING (agent_id)
           WHERE o.primary_insured = p.primary_insured AND a.path LIKE '%' || $2 || '%')
         AND NOT EXISTS (SELECT FROM writing_agents w WHERE w.policy_number = p.policy_number
           AND w.agent_id = $2)
       ORDER BY 1 LIMIT 1`,
      [agentId, other, status],
    );
    return rows[0]!;
  };
  /** The query that the reader gets for a view that the agent saved. */
  const readFrom = async (saved: string) => {
    await post(address, agent, { list: of, name: 'Named', query: saved, sharedWith: 'Downline' });
    const answer = await read<Views>(`${address}?list=${of}`, reader);
    await server.remove(`${address}?list=${of}&name=Named`, agent);
    return {
      text: JSON.stringify(answer),
      view: answer.shared?.find((one) => one.name === 'Named'),
    };
  };

  test('gives a reader below no client and no policy number that is not in its book', async () => {
    const foreign = await policyOf(dana, marco);
    const own = await policyOf(marco, 'none');
    const saved = new URLSearchParams([
      ['primaryInsured', foreign.primaryInsured],
      ['policyNumber', foreign.policyNumber],
      ['policyNumber', own.policyNumber],
      ['employer', 'No such employer'],
    ]);
    const { text, view } = await readFrom(saved.toString());
    expect(view).toMatchObject({
      query: `policyNumber=${own.policyNumber}`,
      leftOut: ['primaryInsured', 'policyNumber', 'employer'],
    });
    expect(text).not.toContain(foreign.primaryInsured);
    expect(text).not.toContain(foreign.policyNumber);
  });

  test('keeps for a reader every value that its own filters offer', async () => {
    const { primaryInsured, policyNumber } = await policyOf(marco, 'none');
    const saved = new URLSearchParams({ primaryInsured, policyNumber, agentId: marco }).toString();
    const { view } = await readFrom(saved);
    expect(view).toMatchObject({ query: saved });
    expect(view).not.toHaveProperty('leftOut');
  });
});

test('a value of another list is left out, as the filters of this one do not offer it', async () => {
  const { rows } = await server.database.pool.query<{ number: string }>(
    `SELECT min(policy_number) AS number FROM policies WHERE agent_id = $1 AND status = 'Active'`,
    [marco],
  );
  const saved = `policyNumber=${rows[0]?.number}`;
  await post(address, agent, { list, name: 'Other list', query: saved, sharedWith: 'Downline' });
  const view = (await viewsOf(reader)).shared?.find(({ name }) => name === 'Other list');
  expect(view).toMatchObject({ query: '', leftOut: ['policyNumber'] });
});

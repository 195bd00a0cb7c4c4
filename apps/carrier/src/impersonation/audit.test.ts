import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { type SignedIn, sharedServer } from '../testing.ts';
import { dana, homeOffice, june } from './testing.ts';
import { toEntry } from './rules.ts';

const server = await sharedServer();
const { get, post, read } = server;
const { actingAs, impersonate } = homeOffice(server);

interface Entry {
  readonly action: string;
  readonly username: string | null;
  readonly agentId: string | null;
}

/** The entries of the audit log since a moment. */
async function audited(since: number): Promise<Entry[]> {
  const { rows } = await server.database.db.execute<Entry & Record<string, unknown>>(sql`
    SELECT action, username, audit_entries.agent_id AS "agentId" FROM audit_entries
    LEFT JOIN users USING (user_id) WHERE audit_entry_id > ${since} ORDER BY audit_entry_id`);
  return rows.filter(({ action }) => action !== 'sign-in');
}

async function lastEntry(): Promise<number> {
  const { rows } = await server.database.db.execute<{ last: number }>(
    sql`SELECT coalesce(max(audit_entry_id), 0)::int AS last FROM audit_entries`,
  );
  return rows[0]!.last;
}

describe('the audit log', () => {
  test('has every impersonation and its end, with the user, the agent and the request', async () => {
    const since = await lastEntry();
    const acting = await actingAs(dana);
    await post('/auth/resumeHOUser/', acting);
    const username = 'office@northfield.example';
    expect(await audited(since)).toEqual([
      { action: 'impersonation', username, agentId: dana },
      { action: 'impersonation ended', username, agentId: dana },
    ]);
  });

  test.each(['agent', 'sub.all', 'historical'])('has the rejected attempt of %s', async (name) => {
    const since = await lastEntry();
    expect((await impersonate(await server.signIn(name), june)).status).toBe(403);
    const username = `${name}@northfield.example`;
    expect(await audited(since)).toEqual([
      { action: 'impersonation refused', username, agentId: june },
    ]);
  });

  test('has an attempt without an agent', async () => {
    const since = await lastEntry();
    const agent = await server.signIn('agent');
    expect((await post('/API/Impersonation/Impersonate', agent, { who: 'x' })).status).toBe(403);
    expect(await audited(since)).toMatchObject([
      { action: 'impersonation refused', agentId: null },
    ]);
  });

  test('has an attempt for an agent that does not exist', async () => {
    const since = await lastEntry();
    expect((await impersonate(await server.signIn('office'), '999')).status).toBe(404);
    expect(await audited(since)).toMatchObject([
      { action: 'impersonation refused', agentId: '999' },
    ]);
  });

  test('has no entry for a visitor, because anyone can make such calls', async () => {
    const since = await lastEntry();
    expect((await impersonate({}, dana)).status).toBe(401);
    expect(await audited(since)).toEqual([]);
  });

  test.each(['PendingPolicyRequirements', 'PendingPolicyRequirements/Export'])(
    'has the rejected viewAs of %s',
    async (call) => {
      const since = await lastEntry();
      const filters = encodeURIComponent(JSON.stringify({ viewAs: june }));
      const path = `/API/PolicyInfo/Policies/${call}?filters=${filters}`;
      expect((await get(path, await server.signIn('agent'))).status).toBe(404);
      expect(await audited(since)).toEqual([
        { action: 'view-as refused', username: 'agent@northfield.example', agentId: june },
      ]);
    },
  );
});

describe('the agents to view as', () => {
  interface Offered {
    readonly viewAsFilterValues: readonly { agentName: string; agentId: string }[];
  }
  const offered = async (session: SignedIn) =>
    (await read<Offered>('/API/UserData/ViewAsAgents', session)).viewAsFilterValues;

  test('are the own agent ids and their downlines, for a sub-account and home office too', async () => {
    const own = await offered(await server.signIn('agent'));
    const ids = own.map(({ agentId }) => agentId);
    expect(ids).toEqual(expect.arrayContaining(['4471902', '4471918', '4471925', '4473347']));
    expect(ids).not.toContain(june);
    expect(await offered(await server.signIn('sub.all'))).toEqual(own);
    expect(await offered(await actingAs(dana))).toEqual(own);
  });

  test('are a single one for an agent with one id and no downline', async () => {
    expect(await offered(await server.signIn('solo'))).toEqual([
      { agentName: 'Abara, June', agentId: june, downlineAgents: 0 },
    ]);
  });
});

const producer: Parameters<typeof toEntry>[0] = {
  producerId: 'P1001',
  firstName: 'Dana',
  lastName: 'Whitfield',
  agentIds: ['4471902', '4471918'],
  email: 'dana@example.com',
  username: 'agent@northfield.example',
};

test('an agent is listed with its name, its agent ids and its account', () => {
  expect(toEntry(producer)).toEqual({
    agents: [{ name: 'Dana Whitfield', agentIds: ['4471902', '4471918'] }],
    email: 'dana@example.com',
    userName: 'agent@northfield.example',
  });
});

test('an agency has no first name, and an agent without an account no user name', () => {
  const agency = { ...producer, firstName: '', lastName: 'Northfield General Agency' };
  expect(toEntry({ ...agency, username: null })).toMatchObject({
    agents: [{ name: 'Northfield General Agency' }],
    userName: '',
  });
});

import type { ActivityEntry, OpenSession } from '@agent-portal/data/activity/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readWorkbook } from '../documents/readWorkbook.ts';
import { dana, homeOffice, june } from '../impersonation/testing.ts';
import { type SignedIn, type TestServer, sharedServer, testServer } from '../testing.ts';

const server = await sharedServer({ env: { TRUST_PROXY: '127.0.0.0/8' } });
const { get, post, read } = server;
const { actingAs } = homeOffice(server);
beforeEach(async () => {
  await server.database.db.execute(sql`DELETE FROM audit_entries`);
  await server.database.db.execute(sql`DELETE FROM sessions`);
});

interface Page {
  readonly entries: readonly ActivityEntry[];
  readonly totalRecords: number;
  readonly people: readonly { readonly value: string; readonly name: string }[];
}

interface Sessions {
  readonly sessions: readonly OpenSession[];
}

const address = '/API/UserData/Activity';
const pageOf = (session: SignedIn, query: Record<string, string> = {}) =>
  read<Page>(`${address}?${new URLSearchParams(query).toString()}`, session);
const filtersOf = (filters: object) => ({ filters: JSON.stringify(filters) });
const namesIn = ({ entries }: Page) => entries.map(({ kind, who }) => [kind, who]);

const login = (name: string, password: string, headers: Record<string, string> = {}) =>
  server.postLogin({ username: `${name}@northfield.example`, password }, headers);

describe('account activity', () => {
  test('shows an agent its own sign-ins and those of its sub-accounts, including failed ones', async () => {
    await login('sub.claims', 'wrong', { 'X-Forwarded-For': '203.0.113.77' });
    await server.signIn('solo');
    const page = await pageOf(await server.signIn('agent'));
    expect(page.entries).toMatchObject([
      { kind: 'Login', what: 'Logged in', at: '2026-11-18T15:00:00.000Z', address: '127.0.0.x' },
      { kind: 'Failed login', address: '203.0.113.x', isHomeOffice: false },
    ]);
    expect(page.people.at(-1)).toEqual({ value: 'home-office', name: 'Home office' });
  });

  test('shows when home office started and stopped acting for it, by signing out or switching agents', async () => {
    const acting = await actingAs(dana);
    await get('/API/Claims/Export?ClaimNumber=C', acting);
    await get('/auth/logout', acting);
    const agent = await server.signIn('agent');
    const staff = await pageOf(agent, filtersOf({ who: ['home-office'] }));
    expect(staff.entries.map(({ kind, about }) => [kind, about])).toEqual([
      ['Home office', null],
      ['Export', 'Claims-11-18-2026.xlsx'],
      ['Home office', null],
    ]);
    expect(staff.entries.every(({ isHomeOffice }) => isHomeOffice)).toBe(true);

    const switched = await actingAs(dana);
    await post('/API/Impersonation/Impersonate', switched, { agentId: june });
    const kinds = await pageOf(agent, filtersOf({ kind: ['Home office'] }));
    expect(kinds.entries.map(({ what }) => what)).toEqual([
      'Stopped acting for the agent',
      'Began to act for the agent',
      'Stopped acting for the agent',
      'Began to act for the agent',
    ]);
  });

  test('shows at once what home office does while it acts for the agent', async () => {
    const agent = await server.signIn('agent');
    const before = await pageOf(agent);
    await actingAs(dana);
    const after = await pageOf(agent);
    expect(after.totalRecords).toBe(before.totalRecords + 1);
    expect(after.entries[0]).toMatchObject({ kind: 'Home office', isHomeOffice: true });
  });

  test('shows only the own agent’s entries, without failed attempts of others to reach it', async () => {
    const filters = encodeURIComponent(JSON.stringify({ viewAs: june }));
    const path = `/API/PolicyInfo/Policies/PendingPolicyRequirements?filters=${filters}`;
    expect((await get(path, await server.signIn('agent'))).status).toBe(404);
    expect((await get(path, await actingAs(dana))).status).toBe(404);
    expect(namesIn(await pageOf(await server.signIn('solo')))).toEqual([['Login', 'June Abara']]);
    const own = await pageOf(await server.signIn('agent'));
    expect(own.entries.map(({ what }) => what)).toContain('View-as refused');
  });

  test('shows a sub-account only its own actions, for any requested person', async () => {
    await server.signIn('agent');
    await actingAs(dana);
    const sub = await server.signIn('sub.claims');
    const { rows } = await server.database.db.execute<{ id: string }>(
      sql`SELECT user_id::text AS id FROM users WHERE username = 'agent@northfield.example'`,
    );
    const pages = [
      await pageOf(sub),
      await pageOf(sub, filtersOf({ who: [rows[0]!.id, 'home-office'] })),
    ];
    for (const { entries, people } of pages) {
      expect(entries.map(({ kind }) => kind)).toEqual(['Login']);
      expect(people).toHaveLength(1);
    }
  });

  test('filters by kind, person and day, sorts, and has pages that are never stale', async () => {
    const { db } = server.database;
    const agent = await server.signIn('agent');
    await db.execute(sql`INSERT INTO audit_entries (at, action, user_id, request_id)
      SELECT '2026-11-01T23:59:59Z'::timestamptz - n * interval '1 day', 'sign-out', user_id, 'r'
      FROM users, generate_series(0, 11) n WHERE username = 'sub.all@northfield.example'`);
    const all = await pageOf(agent, { page: '2' });
    expect([all.totalRecords, all.entries.length]).toEqual([13, 3]);
    const day = filtersOf({ kind: ['Logout'], dateFrom: '2026-10-31', dateTo: '2026-11-01' });
    expect((await pageOf(agent, day)).totalRecords).toBe(2);
    const byKind = await pageOf(agent, { orderBy: 'kind' });
    expect(byKind.entries[0]?.kind).toBe('Login');
    await login('sub.all', 'wrong');
    expect((await pageOf(agent, { orderBy: 'kind' })).entries[0]?.kind).toBe('Failed login');
  });

  test('rejects an unknown person and a day that does not exist', async () => {
    const agent = await server.signIn('agent');
    for (const filters of [{ who: ['x'] }, { kind: ['None'] }, { dateFrom: '2026-02-30' }]) {
      const query = new URLSearchParams(filtersOf(filters)).toString();
      expect((await get(`${address}?${query}`, agent)).status).toBe(400);
    }
  });

  test('exports a workbook that names its owner, and records the export', async () => {
    const agent = await server.signIn('agent');
    const { people } = await pageOf(agent);
    const me = people.find(({ name }) => name.startsWith('Dana'));
    const filters = filtersOf({ who: [me?.value] });
    const query = new URLSearchParams(filters).toString();
    const { body } = await get(`${address}/Export?${query}`, agent);
    const { rows, about } = await readWorkbook(body!);
    expect(rows[1]?.map((cell) => cell?.value)).toContain('Logged in');
    expect(about.map((row) => row.map(({ value }) => value))).toContainEqual(['Who', me?.name]);
    expect((await pageOf(agent)).entries[0]).toMatchObject({
      kind: 'Export',
      about: 'Activity-11-18-2026.xlsx',
    });
  });
});

describe('open sessions', () => {
  const sessionsOf = async (session: SignedIn) =>
    (await read<Sessions>('/API/UserData/Sessions', session)).sessions;

  test('are those of the agent, its sub-accounts and home office that acts for it', async () => {
    await server.signIn('solo');
    await server.signIn('sub.claims');
    await actingAs(dana);
    const all = await sessionsOf(await server.signIn('agent'));
    expect(all.map(({ isCurrent, isHomeOffice }) => [isCurrent, isHomeOffice])).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
    expect(JSON.stringify(all)).not.toMatch(/token|hash/i);
    expect(await sessionsOf(await server.signIn('sub.claims'))).toHaveLength(2);
  });

  test('say in plain words with which device they started, and end when they are idle too long', async () => {
    const edge = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0';
    await login('agent', 'northfield', { 'User-Agent': edge });
    const agent = await server.signIn('agent');
    const devices = (await sessionsOf(agent)).map(({ device }) => device);
    expect(devices).toEqual(['Unknown device', 'Edge on Windows']);
    await server.database.db.execute(
      sql`UPDATE sessions SET last_seen_at = last_seen_at - interval '30 minutes' WHERE device <> 'Unknown device'`,
    );
    expect(await sessionsOf(agent)).toHaveLength(1);
  });
});

describe('ending sessions', () => {
  const path = '/API/UserData/Sessions';
  const sessionsOf = async (session: SignedIn) => (await read<Sessions>(path, session)).sessions;
  const end = (session: Partial<SignedIn>, id?: number) =>
    server.remove(id === undefined ? path : `${path}/${id}`, session);
  const isOpen = async (session: SignedIn) => (await get(path, session)).status === 200;
  const lastEntries = async (session: SignedIn) =>
    (await pageOf(session)).entries.map(({ what, about, who }) => [what, about, who]);

  test('ends a sub-account’s session at its next call, says so at the login, and records it', async () => {
    const sub = await server.signIn('sub.claims');
    const agent = await server.signIn('agent');
    const [, theirs] = await sessionsOf(agent);
    const answer = await end(agent, theirs!.sessionId);
    expect(((await answer.json()) as Sessions).sessions).toHaveLength(1);
    expect((await get(path, sub)).status).toBe(401);
    const login = await get('/auth/login?returnurl=/claims', sub);
    expect(await login.text()).toContain('Your session was ended from Account activity.');
    expect(await (await server.request('/auth/login')).text()).not.toContain('was ended from');
    expect((await lastEntries(agent))[0]).toEqual([
      'Ended an open session',
      'Sam Claims',
      'Dana Whitfield',
    ]);
    expect((await end(agent, theirs!.sessionId)).status).toBe(404);
    expect((await lastEntries(agent))[0]?.[0]).toBe('Ended an open session');
  });

  test('ends all others, except for the caller’s own and those of home office', async () => {
    const [sub, first] = [await server.signIn('sub.all'), await server.signIn('agent')];
    const office = await actingAs(dana);
    const agent = await server.signIn('agent');
    const answer = await end(agent);
    const { sessions } = (await answer.json()) as Sessions;
    expect(sessions.map(({ isHomeOffice }) => isHomeOffice)).toEqual([false, true]);
    const open = [
      await isOpen(sub),
      await isOpen(first),
      await isOpen(office),
      await isOpen(agent),
    ];
    expect(open).toEqual([false, false, true, true]);
  });

  test('rejects the own session, home office’s, another agent’s, and a call of home office', async () => {
    const june = await server.signIn('solo');
    const office = await actingAs(dana);
    const agent = await server.signIn('agent');
    const [own, offices] = await sessionsOf(agent);
    const [hers] = await sessionsOf(june);
    expect((await end(agent, own!.sessionId)).status).toBe(409);
    expect((await end(agent, offices!.sessionId)).status).toBe(403);
    expect((await end(agent, hers!.sessionId)).status).toBe(404);
    expect((await end(office, own!.sessionId)).status).toBe(403);
    expect((await end(office)).status).toBe(403);
    expect((await end({ Cookie: agent.Cookie })).status).toBe(403);
    for (const session of [june, office, agent]) expect(await isOpen(session)).toBe(true);
    const refused = (await lastEntries(agent)).filter(([what]) => what === 'Session end refused');
    expect(refused).toHaveLength(5);
  });

  test('allows a sub-account to end only its own', async () => {
    const agent = await server.signIn('agent');
    const first = await server.signIn('sub.claims');
    const sub = await server.signIn('sub.claims');
    const [own] = await sessionsOf(agent);
    expect((await end(sub, own!.sessionId)).status).toBe(404);
    expect((await end(sub)).status).toBe(200);
    expect([await isOpen(first), await isOpen(sub), await isOpen(agent)]).toEqual([
      false,
      true,
      true,
    ]);
  });
});

describe('a carrier that asks home office for a reason', () => {
  let asking: TestServer;
  beforeAll(async () => {
    asking = await testServer({ env: { CARRIER_ASKS_REASON: '1' } });
  });
  afterAll(() => asking.database.close());
  const reason = 'The agent asked by phone about NL0016B8835';
  const act = async (body: object) => {
    const office = await asking.signIn('office');
    const answer = await asking.post('/API/Impersonation/Impersonate', office, body);
    return { answer, office };
  };

  test('rejects acting without a reason, and a reason that is too short or too long', async () => {
    for (const wrong of [undefined, '', '   x      x   '.slice(0, 8), 'y'.repeat(501)]) {
      const { answer } = await act({ agentId: dana, reason: wrong });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        errors: [{ field: expect.stringMatching(/reason$/) }],
      });
    }
  });

  test('shows it to the agent with who acted and when', async () => {
    expect((await act({ agentId: dana, reason: `  ${reason} ` })).answer.status).toBe(200);
    const { entries } = await asking.read<Page>(address, await asking.signIn('agent'));
    expect(entries.find(({ kind }) => kind === 'Home office')).toMatchObject({
      what: 'Began to act for the agent',
      about: reason,
      who: 'Carol Denney',
      at: '2026-11-18T15:00:00.000Z',
    });
  });

  test('says only to home office that a reason is required; without it one click acts', async () => {
    const asks = async (from: TestServer, name: string) => {
      const session = await from.signIn(name);
      const user = await from.read<{ asksReason?: boolean }>('/auth/userinfo', session);
      return user.asksReason;
    };
    expect(await asks(asking, 'office')).toBe(true);
    expect(await asks(asking, 'agent')).toBeUndefined();
    expect(await asks(server, 'office')).toBeUndefined();
    await actingAs(dana);
  });
});

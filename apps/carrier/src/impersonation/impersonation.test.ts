import type { ImpersonationEntry } from '@agent-portal/data/impersonation/contract';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sharedServer } from '../testing.ts';
import { after, dana, homeOffice, june } from './testing.ts';

const server = await sharedServer();
const { get, post, read } = server;
const { actingAs, impersonate } = homeOffice(server);

const started = new Date('2026-11-18T15:00:00Z');
beforeEach(() => {
  server.clock.now = started;
});
afterEach(() => {
  vi.useRealTimers();
});

interface Records {
  readonly records: readonly ImpersonationEntry[];
}

const namesOf = ({ records }: Records) =>
  records.flatMap(({ agents }) => agents.map(({ name }) => name));

describe('the search', () => {
  const search = async (term: string) =>
    read<Records>(
      `/API/Impersonation/Search?term=${encodeURIComponent(term)}`,
      await server.signIn('office'),
    );

  test.each([
    ['part of a name', 'hitfie'],
    ['a name in any case', 'WHITFIELD'],
    ['first and last name', 'dana whitfield'],
    ['the name as lists write it', 'whitfield, dana'],
    ['an agent id', '4471918'],
    ['the start of an agent id', '447191'],
    ['a username', 'agent@northfield.example'],
  ])('finds an agent by %s', async (_, term) => {
    const { records } = await search(term);
    expect(records).toContainEqual({
      agents: [{ name: 'Dana Whitfield', agentIds: ['4471902', '4471918', '4471925'] }],
      email: expect.stringContaining('@') as string,
      userName: 'agent@northfield.example',
    });
  });

  test('finds an agent by email', async () => {
    const [june] = (await search('june abara')).records;
    expect(namesOf(await search(june!.email))).toEqual(['June Abara']);
  });

  test('finds no one by words of two agents, or by a wildcard', async () => {
    expect(await search('dana abara')).toEqual({ records: [] });
    expect(await search('%')).toEqual({ records: [] });
    expect(await search('_')).toEqual({ records: [] });
    expect(await search(',')).toEqual({ records: [] });
  });

  test('returns at most 25 records, by name', async () => {
    const { records } = await search('a');
    expect(records).toHaveLength(25);
    const lastNames = records.map(({ agents }) => agents[0]!.name);
    expect(new Set(lastNames).size).toBe(25);
  });

  test('names the term that is missing', async () => {
    const response = await get('/API/Impersonation/Search?term=%20', await server.signIn('office'));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ field: 'term' }] });
  });

  test('is rejected with Retry-After after 120 in a minute', async () => {
    // The clock does not move, so the minute does not end before the searches.
    vi.useFakeTimers({ toFake: ['Date'] });
    const session = await server.signIn('office.unlinked');
    const statuses = new Set<number>();
    for (let count = 0; count < 120; count += 1) {
      statuses.add((await get('/API/Impersonation/Search?term=zzzz', session)).status);
    }
    const refused = await get('/API/Impersonation/Search?term=zzzz', session);
    expect([...statuses, refused.status]).toEqual([200, 429]);
    expect(refused.headers.get('Retry-After')).toBe('60');
  });
});

describe('impersonating', () => {
  test('makes the session act for the agent with its access, and names the agent', async () => {
    const office = await server.signIn('office');
    const response = await impersonate(office, dana);
    expect(response.status).toBe(200);
    expect(namesOf((await response.json()) as Records)).toEqual(['Dana Whitfield']);
    const session = after(response, office);
    expect(await read('/auth/userinfo', session)).toMatchObject({
      username: 'office@northfield.example',
      isHomeOffice: true,
      agentId: dana,
      agentData: { name: 'Dana Whitfield', agentId: dana, username: 'agent@northfield.example' },
      accessLevel: 'Full',
    });
    const agent = await server.signIn('agent');
    const counts = '/API/PolicyInfo/Policies/StatusCounts';
    expect(await read(counts, session)).toEqual(await read(counts, agent));
  });

  test('renews both cookies, and invalidates the former ones', async () => {
    const office = await server.signIn('office');
    const response = await impersonate(office, dana);
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
      expect.stringMatching(/^__Host-csrf=[\w-]{43}; Path=\/; Secure; SameSite=Lax$/),
    ]);
    expect(await read('/auth/userinfo', office)).toMatchObject({ isAuthenticated: false });
    expect((await impersonate(office, june)).status).toBe(401);
  });

  test('does not extend the session', async () => {
    const office = await server.signIn('office');
    server.clock.now = new Date(started.getTime() + 20 * 60_000);
    const session = after(await impersonate(office, dana), office);
    const { rows } = await server.database.db.execute<{ created: string }>(
      sql`SELECT created_at::text AS created FROM sessions ORDER BY last_seen_at DESC LIMIT 1`,
    );
    expect(rows[0]!.created).toContain('15:00:00');
    expect(await read('/auth/userinfo', session)).toMatchObject({ agentId: dana });
  });

  test('switches directly from one agent to another, and the last one wins', async () => {
    const first = await actingAs(dana);
    const second = after(await impersonate(first, june), first);
    expect(await read('/auth/userinfo', second)).toMatchObject({ agentId: june });
  });

  test('accepts one of two parallel calls, and the other changes nothing', async () => {
    const office = await server.signIn('office');
    const answers = await Promise.all([impersonate(office, dana), impersonate(office, june)]);
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses[0]).toBe(200);
    expect([401, 409]).toContain(statuses[1]);
    const won = answers.find(({ status }) => status === 200)!;
    const { agentId } = await read<{ agentId: string }>('/auth/userinfo', after(won, office));
    expect(agentId).toBe(won === answers[0] ? dana : june);
  });

  test.each([
    ['no agent', {}],
    ['two agents', { agentId: [dana, june] }],
    ['a NUL', { agentId: '4471\0' }],
    ['more than an agent', { agentId: dana, userId: 1 }],
  ])('%s is 400', async (_, body) => {
    const office = await server.signIn('office');
    expect((await post('/API/Impersonation/Impersonate', office, body)).status).toBe(400);
  });
});

describe('resuming', () => {
  test('returns home office to its own account, and ends its access as the agent', async () => {
    const acting = await actingAs(dana);
    const response = await post('/auth/resumeHOUser/', acting);
    expect(response.status).toBe(200);
    expect(namesOf((await response.json()) as Records)).toEqual(['Dana Whitfield']);
    const office = after(response, acting);
    expect(await read('/auth/userinfo', office)).toMatchObject({ agentId: '', agentData: null });
    expect((await get('/API/PolicyInfo/Policies/StatusCounts', office)).status).toBe(403);
    expect(await read('/auth/userinfo', acting)).toMatchObject({ isAuthenticated: false });
  });

  test('changes nothing when home office acts for no one', async () => {
    const office = await server.signIn('office');
    const response = await post('/auth/resumeHOUser/', office);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await response.json()).toEqual({ records: [] });
  });
});

describe('recent impersonations', () => {
  test('are the user’s own, newest first, each agent once, at most ten', async () => {
    const { records } = await read<Records>(
      '/API/Impersonation/Search?term=45',
      await server.signIn('office'),
    );
    const ids = records.slice(0, 11).map(({ agents }) => agents[0]!.agentIds[0]!);
    let session = await server.signIn('office.unlinked');
    for (const [index, agentId] of [...ids, ids[5]!].entries()) {
      server.clock.now = new Date(started.getTime() + index * 1_000);
      session = after(await impersonate(session, agentId), session);
    }
    const recent = await read<Records>('/API/Impersonation/Recent', session);
    const shown = recent.records.map(({ agents }) => agents[0]!.agentIds[0]!);
    const newest = [...ids].reverse().filter((agentId) => agentId !== ids[5]);
    expect(shown).toEqual([ids[5], ...newest].slice(0, 10));
    const others = await read<Records>('/API/Impersonation/Recent', await server.signIn('office'));
    expect(others.records.map(({ agents }) => agents[0]!.agentIds[0]!)).not.toContain(ids[0]);
  });

  test('have an agent once, for any of its ids', async () => {
    const first = await actingAs('4471902');
    const second = after(await impersonate(first, '4471925'), first);
    const names = namesOf(await read<Records>('/API/Impersonation/Recent', second));
    expect(names.filter((name) => name === 'Dana Whitfield')).toHaveLength(1);
  });
});

import type { createCalendar, getCalendar } from '@agent-portal/data/calendar/contract';
import type { OutputOf } from '@agent-portal/data/endpoint';
import ICAL from 'ical.js';
import { beforeEach, describe, expect, test } from 'vitest';
import { followUpsOn } from '../work/follow-ups/testing.ts';
import { dana, homeOffice } from '../impersonation/testing.ts';
import { subAccountsOn } from '../sub-accounts/testing.ts';
import { type SignedIn, sharedServer } from '../testing.ts';

type Created = OutputOf<typeof createCalendar>;
type State = OutputOf<typeof getCalendar>;

const settings = '/API/UserData/Calendar';
const delegate = 'sub.all@northfield.example';

const server = await sharedServer();
const office = homeOffice(server);
const agent = await server.signIn('agent');
beforeEach(async () => {
  await server.database.pool.query('DELETE FROM calendar_feeds');
  await server.database.pool.query("DELETE FROM audit_entries WHERE action LIKE 'calendar%'");
});

const ask = (session: Partial<SignedIn>, isReplacement = false) =>
  server.post(settings, session, { isReplacement });

/** Creates or replaces an address. @returns its path */
async function create(session: SignedIn = agent, isReplacement = false): Promise<string> {
  const response = await ask(session, isReplacement);
  expect(response.status).toBe(200);
  return new URL(((await response.json()) as Created).address).pathname;
}
const revoke = (session: SignedIn) => server.remove(settings, session);
const feedOf = async (session: SignedIn) => (await server.read<State>(settings, session)).feed;

const read = (path: string, headers: Record<string, string> = {}) =>
  server.request(path, { headers });
const eventsAt = async (path: string) => {
  const text = await (await read(path)).text();
  return new ICAL.Component(ICAL.parse(text) as unknown[])
    .getAllSubcomponents('vevent')
    .map((one) => new ICAL.Event(one));
};
const audited = async () => {
  const { rows } = await server.database.pool.query<{ action: string }>(
    "SELECT action FROM audit_entries WHERE action LIKE 'calendar%' ORDER BY audit_entry_id",
  );
  return rows.map(({ action }) => action);
};

describe('the calendar at a secret address', () => {
  test('has the open follow-ups and the deadlines of its user, and needs no session', async () => {
    const path = await create();
    const events = await eventsAt(`${path}?celebrations=yes`);
    const deadlines = await server.read<{ totalRecords: number }>(
      '/API/PolicyInfo/Policies/Deadlines',
      agent,
    );
    const { tabCounts } = await server.read<{ tabCounts: Record<string, number> }>(
      '/API/UserData/FollowUps',
      agent,
    );
    const open = (tabCounts['due'] ?? 0) + (tabCounts['upcoming'] ?? 0);
    expect(open).toBeGreaterThan(0);
    expect(tabCounts['closed']).toBeGreaterThan(0);
    const followUps = events.filter(({ summary }) => summary.startsWith('Follow-up'));
    expect(followUps).toHaveLength(open);
    expect(events).toHaveLength(open + deadlines.totalRecords);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  });

  test('has birthdays and anniversaries only at an address that says so', async () => {
    const path = await create();
    const celebrated = (events: { readonly summary: string }[]) =>
      events.filter(({ summary }) => /^(Birthday|Policy anniversary)/.test(summary)).length;
    const ageChanges = (await eventsAt(path)).filter(({ summary }) => summary.startsWith('Age'));
    expect(ageChanges.length).toBeGreaterThan(0);
    expect(celebrated(await eventsAt(path))).toBe(0);
    expect(celebrated(await eventsAt(`${path}?celebrations=no`))).toBe(0);
    expect(celebrated(await eventsAt(`${path}?celebrations=yes`))).toBeGreaterThan(0);
  });

  test('names no client and no whole policy number', async () => {
    const text = (await (await read(await create())).text()).replaceAll('\r\n ', '');
    const { rows } = await server.database.pool.query<{ name: string; number: string }>(
      `SELECT DISTINCT p.policy_number AS number, unnest(string_to_array(x.name, ', ')) AS name
        FROM policies p JOIN parties x USING (policy_number)`,
    );
    for (const { name, number } of rows) {
      expect(text).not.toContain(number);
      expect(text.includes(` ${name}`) || text.includes(`${name},`)).toBe(false);
    }
  });

  test('is new after a change, and has the ids of before', async () => {
    const path = await create();
    const before = await eventsAt(path);
    const { save, openIds } = followUpsOn(server);
    const [requirementId = ''] = await openIds();
    await save(agent, { requirementId, followUpDate: '2026-12-24' });
    const ids = new Set(before.map(({ uid }) => uid));
    const added = (await eventsAt(path)).filter(({ uid }) => !ids.has(uid));
    expect(added.map(({ startDate }) => startDate.toString())).toEqual(['2026-12-24']);
    expect(added[0]?.summary).toBe('Follow-up, policy ending 2206');
    const after = await eventsAt(await create(agent, true));
    const idsAfter = after.map(({ uid }) => uid);
    expect(idsAfter).toEqual(expect.arrayContaining([...ids]));
  });

  test('may be stored by no shared cache, and is sent again only after a change', async () => {
    const path = await create();
    const first = await read(path);
    expect(first.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    expect(first.headers.get('Cache-Control')).toBe('private, no-cache');
    const etag = first.headers.get('ETag') ?? '';
    const same = await read(path, { 'If-None-Match': etag });
    expect(same.status).toBe(304);
    expect(await same.text()).toBe('');
    expect(same.headers.get('ETag')).toBe(etag);
    const zipped = await read(path, { 'Accept-Encoding': 'gzip' });
    const weak = zipped.headers.get('ETag') ?? '';
    expect(zipped.headers.get('Content-Encoding')).toBe('gzip');
    expect((await read(path, { 'If-None-Match': weak })).status).toBe(304);
    expect((await read(path, { 'If-None-Match': '"other"' })).status).toBe(200);
  });

  test('is limited for each user', async () => {
    const path = await create();
    const statuses: number[] = [];
    for (let at = 0; at < 32; at += 1) statuses.push((await read(path)).status);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
    const other = await create(await server.signIn('sub.all'));
    expect((await read(other)).status).toBe(200);
    await server.database.pool.query('DELETE FROM rate_limits');
  });

  test('has its secret in no log and no table', async () => {
    const path = await create();
    await read(path);
    await read(`${path}x`);
    const secret = path.split('/').at(-1)?.replace('.ics', '') ?? '';
    expect(secret).toHaveLength(43);
    expect(server.logLines.join('')).not.toContain(secret);
    expect(server.logLines.join('')).toContain('/API/Calendar/{file}');
    const { rows } = await server.database.pool.query<{ row: string }>(
      'SELECT calendar_feeds::text AS row FROM calendar_feeds',
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain(secret);
  });

  test('has the same 404 for an unknown, a replaced and a revoked address', async () => {
    const replaced = await create();
    const revoked = await create(agent, true);
    expect((await revoke(agent)).status).toBe(200);
    const wrong = ['x.ics', `${'A'.repeat(43)}.ics`, 'A'.repeat(43), '%00.ics', 'null'];
    const unknown = wrong.map((file) => `/API/Calendar/${file}`);
    const answers = await Promise.all(
      [replaced, revoked, ...unknown].map(async (path) => {
        const response = await read(path);
        const { title, detail } = (await response.json()) as Record<string, unknown>;
        const etag = response.headers.get('ETag');
        return JSON.stringify([
          response.status,
          title,
          detail,
          etag,
          response.headers.get('Cache-Control'),
        ]);
      }),
    );
    expect(new Set(answers)).toEqual(new Set([answers[0]]));
    expect(answers[0]).toMatch(/^\[404,/);
  });
});

describe('an address', () => {
  test('is created, read, replaced and revoked, and Account activity lists that', async () => {
    expect(await feedOf(agent)).toBeNull();
    const path = await create();
    expect(await feedOf(agent)).toMatchObject({ lastReadAt: null });
    await read(path);
    expect((await feedOf(agent))?.lastReadAt).toBe(server.clock.now.toISOString());
    // Within a minute nothing is written.
    const first = server.clock.now;
    server.clock.now = new Date(first.getTime() + 59_000);
    await read(path);
    expect((await feedOf(agent))?.lastReadAt).toBe(first.toISOString());
    server.clock.now = new Date(first.getTime() + 61_000);
    await read(path);
    expect((await feedOf(agent))?.lastReadAt).toBe(server.clock.now.toISOString());
    expect((await ask(agent)).status).toBe(409);
    await create(agent, true);
    expect(await feedOf(agent)).toMatchObject({ lastReadAt: null });
    await revoke(agent);
    await revoke(agent);
    expect(await feedOf(agent)).toBeNull();
    expect(await audited()).toEqual([
      'calendar address created',
      'calendar address replaced',
      'calendar address revoked',
    ]);
  });

  test('belongs to one user: a sub-account has its own', async () => {
    const path = await create();
    const sub = await server.signIn('sub.all');
    expect(await feedOf(sub)).toBeNull();
    await create(sub);
    await revoke(sub);
    expect((await read(path)).status).toBe(200);
  });

  test('is not created or seen by home office that acts for the agent', async () => {
    const acting = await office.actingAs(dana);
    expect((await ask(acting)).status).toBe(403);
    expect((await server.get(settings, acting)).status).toBe(403);
    expect((await revoke(acting)).status).toBe(403);
    expect(await audited()).toEqual(['calendar address refused', 'calendar address refused']);
  });

  test.each([
    ['suspended_at = now()', 'suspended_at = NULL'],
    ["roles = '{Claims}'", "roles = '{PendingActiveTerminated}'"],
    ["ends_on = '2026-11-17'", 'ends_on = NULL'],
  ])('answers 404 while its user has %s', async (lost, back) => {
    const path = await create(await server.signIn('sub.all'));
    const set = (what: string) =>
      server.database.pool.query(`UPDATE users SET ${what} WHERE username = '${delegate}'`);
    expect((await read(path)).status).toBe(200);
    await set(lost);
    expect((await read(path)).status).toBe(404);
    await set(back);
    expect((await read(path)).status).toBe(200);
  });

  test('answers 404 once the agent has historical access only', async () => {
    const path = await create();
    const set = (level: string) =>
      server.database.pool.query(
        `UPDATE producers SET access_level = '${level}' WHERE producer_id =
          (SELECT producer_id FROM agents WHERE agent_id = '${dana}')`,
      );
    await set('Historical');
    expect((await read(path)).status).toBe(404);
    await set('Full');
    expect((await read(path)).status).toBe(200);
  });

  test.each([
    ['suspends it', { state: 'Suspended' }, { state: 'Active' }],
    ['takes its role for policies', { roles: ['Claims'] }, { roles: ['PendingActiveTerminated'] }],
  ])('of a sub-account ends for good when the agent %s', async (_, taken, given) => {
    const path = await create(await server.signIn('sub.all'), true);
    const { find, save } = subAccountsOn(server);
    const saved = async (change: object) => {
      const { version = 0 } = (await find(agent, delegate)) ?? {};
      return (await save(agent, { version, ...change, handOverTo: 'agent' }, delegate)).status;
    };
    expect(await saved(taken)).toBe(200);
    expect(await saved(given)).toBe(200);
    expect((await read(path)).status).toBe(404);
  });
});

test('an address of a sub-account stays when the agent takes a role that it does not need', async () => {
  const path = await create(await server.signIn('sub.all'), true);
  const { find, save } = subAccountsOn(server);
  const { version = 0 } = (await find(agent, delegate)) ?? {};
  const roles = ['PendingActiveTerminated'] as const;
  const saved = await save(agent, { version, roles, handOverTo: 'agent' }, delegate);
  expect(saved.status).toBe(200);
  expect((await read(path)).status).toBe(200);
});

// Last, because it uses up the reads of this network.
test('reads of one network are limited, before they ask the database', async () => {
  const unknown = `/API/Calendar/${'B'.repeat(43)}.ics`;
  const first = await read(unknown);
  expect(first.status).toBe(404);
  let last = first;
  for (let at = 0; at < 300; at += 1) last = await read(unknown);
  expect(last.status).toBe(429);
  expect(Number(last.headers.get('Retry-After'))).toBeGreaterThan(0);
});

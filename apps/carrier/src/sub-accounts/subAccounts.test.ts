import { mostSubAccounts } from '@agent-portal/data/sub-accounts/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { dana, homeOffice, june } from '../impersonation/testing.ts';
import { detailOf, sharedServer } from '../testing.ts';
import { nora, subAccountsOn } from './testing.ts';

const server = await sharedServer();
const { get } = server;
const { actingAs } = homeOffice(server);
const { accept, change, find, invite, lastToken, list, logIn, open } = subAccountsOn(server);
const { remove, save, sendAgain, signIn, whoIs } = subAccountsOn(server);
const agent = await server.signIn('agent');

const versionOf = async (username?: string) => (await find(agent, username))?.version ?? 0;

test('an agent sees only its own sub-accounts, by name', async () => {
  const own = await list(agent);
  expect(own.map(({ username }) => username)).toContain('sub.all@northfield.example');
  const names = own.map(({ lastName }) => lastName);
  expect(names).toEqual(names.toSorted());
  expect(await list(await server.signIn('solo'))).toEqual([]);
  expect(await list(await actingAs(dana))).toEqual(own);
});

describe('an invited user', () => {
  test('is in the list, and gets an e-mail with a link', async () => {
    const answer = await invite(agent, {
      emailAddress: ' Nora Quill <Nora.Quill@Example.com>; ',
      roles: ['Claims', 'Claims'],
    });
    expect(answer.status).toBe(200);
    expect(await find(agent)).toEqual({
      username: nora,
      firstName: 'Nora',
      lastName: 'Quill',
      emailAddress: nora,
      roles: ['Claims'],
      state: 'Invited',
      lastSignIn: null,
      hasSecondStep: false,
      openFollowUps: 0,
      openByRole: [],
      endsOn: null,
      takesOver: 'agent',
      invitedUntil: '2026-11-25T15:00:00.000Z',
      lastChange: {
        what: 'Invited',
        at: '2026-11-18T15:00:00.000Z',
        by: 'Dana Whitfield',
        byHomeOffice: false,
      },
      version: 1,
    });
    expect(await lastToken()).toMatch(/^\d+\.[\w-]{43}$/);
  });

  test('cannot sign in, be suspended, or be invited twice', async () => {
    expect((await logIn(nora, '')).status).toBe(401);
    const suspended = await save(agent, { version: 1, state: 'Suspended' });
    expect(suspended.status).toBe(409);
    const twice = await invite(agent);
    expect(await detailOf(twice)).toBe('This e-mail address is already in use. Use another one.');
    expect((await invite(agent, { emailAddress: 'solo@northfield.example' })).status).toBe(409);
  });

  test('gets a new link when it is sent again, and the former one ends', async () => {
    const former = await lastToken();
    const { now } = server.clock;
    server.clock.now = new Date('2026-11-18T15:10:00Z');
    expect((await sendAgain(agent, 1)).status).toBe(200);
    expect(await find(agent)).toMatchObject({ invitedUntil: '2026-11-25T15:10:00.000Z' });
    server.clock.now = now;
    expect((await open(former)).text).toContain('no longer works');
    expect((await open(await lastToken())).text).toContain('Choose a password');
    expect(await find(agent)).toMatchObject({ version: 2, lastChange: { what: 'Invited Again' } });
  });

  test('is removed with its link when the invitation is withdrawn, and can be invited again', async () => {
    const former = await lastToken();
    expect((await remove(agent, 2)).status).toBe(200);
    expect((await remove(agent, 2)).status).toBe(200);
    expect(await find(agent)).toBeUndefined();
    expect((await open(former)).text).toContain('no longer works');
    expect((await sendAgain(agent, 3)).status).toBe(409);
    expect((await invite(agent)).status).toBe(200);
    expect(await find(agent)).toMatchObject({ state: 'Invited', version: 1 });
  });

  test('ends after its last day, and is invited until then', async () => {
    const stateOn = async (day: string | null) => {
      await change(sql`UPDATE users SET ends_on = ${day} WHERE username = ${nora}`);
      return (await find(agent))?.state;
    };
    expect(await stateOn('2026-11-17')).toBe('Ended');
    expect(await stateOn('2026-11-18')).toBe('Invited');
    await stateOn(null);
  });

  test('has exactly the access of its roles, as its agent', async () => {
    expect((await accept()).status).toBe(200);
    const delegate = await signIn();
    expect(await whoIs(delegate)).toMatchObject({ roles: ['Claims'], agentId: dana });
    expect((await get('/API/Claims?ClaimantLastName=a', delegate)).status).toBe(200);
    expect((await get('/API/TaxForms/agents/forms', delegate)).status).toBe(403);
    expect((await get('/API/UserData/SubAccounts', delegate)).status).toBe(403);
    expect(await find(agent)).toMatchObject({
      state: 'Active',
      invitedUntil: null,
      lastSignIn: '2026-11-18T15:00:00.000Z',
      lastChange: { what: 'Accepted', by: 'Nora Quill' },
    });
  });
});

describe('a change', () => {
  test('of the roles takes effect with the next call', async () => {
    const delegate = await signIn();
    await save(agent, { version: await versionOf(), roles: ['TaxForms', 'TaxForms'] });
    expect((await get('/API/Claims?ClaimantLastName=a', delegate)).status).toBe(403);
    expect((await get('/API/TaxForms/agents/forms', delegate)).status).toBe(200);
    expect(await find(agent)).toMatchObject({
      roles: ['TaxForms'],
      lastChange: { what: 'Access Changed', by: 'Dana Whitfield' },
    });
  });

  test('of a version that is no longer current is rejected, and the answer names who changed it', async () => {
    const version = await versionOf();
    const office = await actingAs(dana);
    expect((await save(office, { version, roles: ['Claims'] })).status).toBe(200);
    const late = await save(agent, { version, roles: [] });
    expect(late.status).toBe(409);
    expect(await detailOf(late)).toBe('Carol Denney changed this sub-account in the meantime.');
    expect(await detailOf(await save(office, { version, roles: [] }))).toBe(
      'This sub-account was changed in another tab or on another device.',
    );
    expect((await remove(agent, version)).status).toBe(409);
    expect(await find(agent)).toMatchObject({
      roles: ['Claims'],
      lastChange: { by: 'Carol Denney', byHomeOffice: true },
    });
  });

  test('is accepted once for two parallel calls', async () => {
    const version = await versionOf();
    const answers = await Promise.all(
      (['Claims', 'ListBill', 'Hierarchy'] as const).map((role) =>
        save(agent, { version, roles: [role] }),
      ),
    );
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409']);
  });

  test('that suspends signs out at once, and the login shows its usual message', async () => {
    const delegate = await signIn();
    await save(agent, { version: await versionOf(), state: 'Suspended' });
    expect(await whoIs(delegate)).toMatchObject({ isAuthenticated: false });
    const text = async (response: Response) =>
      (await response.text()).replaceAll(/nonce="[^"]*"|value="[^"]*"/g, '');
    const suspended = await logIn();
    expect(suspended.status).toBe(401);
    expect(await text(suspended)).toBe(await text(await logIn('nobody@example.com')));
    expect(await find(agent)).toMatchObject({ state: 'Suspended' });
  });

  test('to the state that the sub-account has changes nothing, in any case of its name', async () => {
    const before = await find(agent);
    const again = { version: await versionOf(), state: 'Suspended' };
    expect((await save(agent, again, nora.toUpperCase())).status).toBe(200);
    expect(await find(agent)).toEqual(before);
  });

  test('that resumes allows new sign-ins, but no former session', async () => {
    await save(agent, { version: await versionOf(), state: 'Active' });
    expect(await whoIs(await signIn())).toMatchObject({ isAuthenticated: true });
  });

  test('to a last day that has passed is rejected, unless the day stays the same', async () => {
    const version = await versionOf();
    const passed = await save(agent, { version, endsOn: '2026-11-17' });
    expect(passed.status).toBe(400);
    expect(await detailOf(passed)).toContain('endsOn must be today or later');
    expect((await invite(agent, { endsOn: '2026-11-17' })).status).toBe(400);
  });

  test('to a last day ends access after it, at the next call', async () => {
    const delegate = await signIn();
    expect((await save(agent, { version: await versionOf(), endsOn: '2026-11-18' })).status).toBe(
      200,
    );
    expect(await whoIs(delegate)).toMatchObject({ isAuthenticated: true });
    expect(await find(agent)).toMatchObject({ state: 'Active', endsOn: '2026-11-18' });
    await change(sql`UPDATE users SET ends_on = '2026-11-17' WHERE username = ${nora}`);
    expect(await whoIs(delegate)).toMatchObject({ isAuthenticated: false });
    expect((await logIn()).status).toBe(401);
    expect(await find(agent)).toMatchObject({ state: 'Ended', endsOn: '2026-11-17' });
    const stored = { version: await versionOf(), roles: [], endsOn: '2026-11-17' };
    expect((await save(agent, stored)).status).toBe(200);
  });

  test('that removes signs out permanently', async () => {
    await save(agent, { version: await versionOf(), endsOn: null });
    const delegate = await signIn();
    await remove(agent, await versionOf());
    expect(await whoIs(delegate)).toMatchObject({ isAuthenticated: false });
    expect((await logIn()).status).toBe(401);
    expect(await find(agent)).toBeUndefined();
  });

  test('of a user who is no sub-account is rejected, without details', async () => {
    const change = { version: 1, state: 'Suspended' };
    const answer = await save(agent, change, 'solo@northfield.example');
    expect(answer.status).toBe(404);
    expect(await detailOf(answer)).toBe('There is no such sub-account.');
  });
});

test('an agent without an account has no sub-accounts, also when home office acts for it', async () => {
  const { rows } = await server.database.db.execute<{ id: string }>(sql`SELECT agent_id AS id
    FROM agents WHERE producer_id NOT IN (SELECT producer_id FROM agents
      JOIN users USING (agent_id)) LIMIT 1`);
  const acting = await actingAs(rows[0]!.id);
  expect(await list(acting)).toEqual([]);
  expect((await invite(acting, { emailAddress: 'x@example.com' })).status).toBe(409);
});

test(`an agent has at most ${mostSubAccounts} sub-accounts`, async () => {
  await change(sql`INSERT INTO users (username, kind, first_name, last_name, parent_user_id)
    SELECT 'many-' || n, 'sub-account', 'Many', 'More', user_id FROM users, generate_series(1, 100) n
    WHERE username = 'solo@northfield.example'`);
  const solo = await server.signIn('solo');
  const answer = await invite(solo, { emailAddress: 'x@example.com' });
  expect(await detailOf(answer)).toBe('There are 100 sub-accounts already. Remove one first.');
  await change(sql`UPDATE users SET removed_at = now() WHERE username = 'many-1'`);
  expect((await invite(solo, { emailAddress: 'x@example.com' })).status).toBe(200);
  await change(sql`DELETE FROM users WHERE username LIKE 'many-%'`);
});

test('the audit log says who did what to whom, for home office too', async () => {
  await invite(await actingAs(june), { emailAddress: 'late@example.com' });
  const { rows } = await server.database.pool.query<{ line: string }>(
    `SELECT DISTINCT action || ': ' || u.username || ' ' || s.username AS line
      FROM audit_entries a JOIN users u USING (user_id) JOIN users s ON s.user_id = subject_user_id
      WHERE action LIKE 'sub-account%' ORDER BY 1`,
  );
  const by = (action: string, who = 'agent@northfield.example', whom = nora) =>
    `sub-account ${action}: ${who} ${whom}`;
  const office = 'office@northfield.example';
  expect(rows.map(({ line }) => line).toSorted()).toEqual(
    [
      by('changed'),
      by('changed', office),
      by('invitation accepted', nora),
      by('invitation withdrawn'),
      by('invited again'),
      by('invited'),
      by('invited', office, 'late@example.com'),
      by('invited', 'solo@northfield.example', 'x@example.com'),
      by('removed'),
      by('resumed'),
      by('suspended'),
    ].toSorted(),
  );
});

test('the login page lists a demonstration account only while it can log in', async () => {
  const username = 'sub.worksiteparticipation@northfield.example';
  const isListed = async () =>
    (await (await server.request('/auth/login')).text()).includes(`value="${username}"`);
  expect(await isListed()).toBe(true);
  const version = await versionOf(username);
  expect((await save(agent, { state: 'Suspended', version }, username)).status).toBe(200);
  expect(await isListed()).toBe(false);
  await save(agent, { state: 'Active', version: version + 1 }, username);
  expect(await isListed()).toBe(true);
  expect((await remove(agent, version + 2, username)).status).toBe(200);
  expect(await isListed()).toBe(false);
});

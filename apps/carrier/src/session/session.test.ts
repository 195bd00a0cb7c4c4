import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { sharedServer, testServer } from '../testing.ts';

const started = new Date('2026-11-18T15:00:00Z');

const server = await sharedServer();
beforeEach(() => {
  server.clock.now = started;
});

const after = (minutes: number) => {
  server.clock.now = new Date(started.getTime() + minutes * 60_000);
};

async function userInfo(headers: object) {
  const response = await server.get('/auth/userinfo', headers);
  return response.json();
}

const agent = { username: 'agent@northfield.example', password: 'northfield' };

describe('signing in', () => {
  test('answers 303 to the returnurl with a new session', async () => {
    const response = await server.postLogin({ ...agent, returnurl: '/pending?page=2' });
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe('/pending?page=2');
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
      expect.stringMatching(/^__Host-csrf=[\w-]{43}; Path=\/; Secure; SameSite=Lax$/),
      expect.stringMatching(
        /^__Host-device=[\w-]{22}\.[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
  });

  test('leads to Today without a return address, and never to another origin', async () => {
    for (const returnurl of [{}, { returnurl: '//evil.example' }]) {
      const response = await server.postLogin({ ...agent, ...returnurl });
      expect(response.headers.get('Location')).toBe('/my-business');
    }
  });

  test('takes the user name in any case, with spaces around it', async () => {
    const username = ' Agent@Northfield.Example ';
    expect((await server.postLogin({ ...agent, username })).status).toBe(303);
  });

  test.each([
    ['a wrong password', { ...agent, password: 'nope' }],
    ['an unknown user', { ...agent, username: 'nobody@northfield.example' }],
    ['an empty form', { username: '', password: '' }],
    ['no fields', {}],
  ])('with %s is 401 with the same message', async (_, fields) => {
    const response = await server.postLogin({ ...fields, returnurl: '/pending' });
    const page = await response.text();
    expect(response.status).toBe(401);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(page).toContain('The username and password do not match.');
    expect(page).toContain('value="/pending"');
  });

  test('shows what was typed as text, and never the password', async () => {
    const username = '"><script>alert(1)</script>';
    const response = await server.postLogin({ username, password: 'hunter2hunter2' });
    const page = await response.text();
    expect(page).not.toContain('<script>alert');
    expect(page).not.toContain('hunter2hunter2');
  });

  test('sets a new token and ends the former session', async () => {
    const first = await server.signIn('agent');
    const second = await server.postLogin(agent, { Cookie: first.Cookie });
    expect(second.headers.getSetCookie()[0]).not.toContain(first.Cookie.slice(0, 40));
    expect(await userInfo(first)).toMatchObject({ isAuthenticated: false });
  });

  test('ignores a token that an attacker planted', async () => {
    const planted = `__Host-session=${'A'.repeat(43)}`;
    const response = await server.postLogin(agent, { Cookie: planted });
    expect(response.headers.getSetCookie()[0]).not.toContain('A'.repeat(43));
    expect(await userInfo({ Cookie: planted })).toMatchObject({ isAuthenticated: false });
  });

  test('stores no token in the database', async () => {
    const { Cookie } = await server.signIn('agent');
    const token = /__Host-session=([\w-]+)/.exec(Cookie)?.[1] ?? 'none';
    const { rows } = await server.database.db.execute(sql`select * from sessions`);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('with JSON is 415', async () => {
    const headers = { 'Content-Type': 'application/json' };
    const response = await server.request('/auth/login', { method: 'POST', headers, body: '{}' });
    expect(response.status).toBe(415);
  });
});

describe('a session', () => {
  test('lasts while it is used, and ends 30 minutes after its last use', async () => {
    const session = await server.signIn('agent');
    for (const minutes of [29, 58, 87]) {
      after(minutes);
      expect(await userInfo(session)).toMatchObject({ isAuthenticated: true });
    }
    after(87 + 30);
    expect(await userInfo(session)).toMatchObject({ isAuthenticated: false });
    const { status } = await server.get('/API/UserData/AgentAccess', session);
    expect(status).toBe(401);
  });

  test('is refreshed for 15 minutes more', async () => {
    const session = await server.signIn('agent');
    expect(await userInfo(session)).toMatchObject({ expiresAt: '2026-11-18T15:15:00.000Z' });
    after(15);
    const refreshed = await server.get('/auth/refreshAuthToken', session);
    expect(await refreshed.json()).toBe('2026-11-18T15:30:00.000Z');
    expect(await userInfo(session)).toMatchObject({ expiresAt: '2026-11-18T15:30:00.000Z' });
  });

  test('ends on the server when the user logs out', async () => {
    const session = await server.signIn('agent');
    const response = await server.get('/auth/logout', session);
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe('/');
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-session=; Max-Age=0; Path=\/; Secure/),
      expect.stringMatching(/^__Host-csrf=; Max-Age=0; Path=\/; Secure/),
    ]);
    expect(await userInfo(session)).toMatchObject({ isAuthenticated: false });
  });

  test('is in the audit log when it starts, fails to start, and ends', async () => {
    await server.get('/auth/logout', await server.signIn('solo'));
    await server.postLogin({ username: 'solo@northfield.example', password: 'nope' });
    const { rows } = await server.database.db.execute(sql`
      select action, username from audit_entries join users using (user_id)
      where username = 'solo@northfield.example' order by audit_entry_id`);
    expect(rows.map(({ action }) => action)).toEqual(['sign-in', 'sign-out', 'sign-in refused']);
  });
});

describe('the login pages', () => {
  const go = (path: string, headers: object = {}) =>
    server.request(path, { headers: { ...headers, 'Sec-Fetch-Site': 'same-origin' } });

  test('show a visitor their own texts, and keep the returnurl', async () => {
    const normal = await (await go('/auth/login?returnurl=/pending')).text();
    const sso = await (await go('/profile/pinglogin?returnurl=//evil.example')).text();
    expect(normal).toContain('<h1 id="title">Log in</h1>');
    expect(normal).toContain('name="returnurl" value="/pending"');
    expect(sso).toContain('<h1 id="title">Single sign-on</h1>');
    expect(sso).toContain('name="returnurl" value="/my-business"');
  });

  test('switch the audience of a valid session without a password', async () => {
    const session = await server.signIn('agent');
    expect(await userInfo(session)).toMatchObject({ isPingOneAudience: false });
    const there = await go('/profile/pinglogin?returnurl=/account-settings/profile', session);
    expect(there.status).toBe(303);
    expect(there.headers.get('Location')).toBe('/account-settings/profile');
    expect(await userInfo(session)).toMatchObject({ isPingOneAudience: true });
    await go('/auth/login?returnurl=/account-settings/alerts', session);
    expect(await userInfo(session)).toMatchObject({ isPingOneAudience: false });
  });

  test('do not switch it for a link on another site', async () => {
    const session = await server.signIn('agent');
    const headers = { ...session, 'Sec-Fetch-Site': 'cross-site' };
    const response = await server.request('/profile/pinglogin?returnurl=/pending', { headers });
    expect(response.status).toBe(303);
    expect(await userInfo(session)).toMatchObject({ isPingOneAudience: false });
  });

  test('sign in for their audience', async () => {
    const response = await server.postLogin({ ...agent, audience: 'sso' });
    const Cookie = response.headers.getSetCookie()[0] ?? '';
    expect(await userInfo({ Cookie })).toMatchObject({ isPingOneAudience: true });
    expect(await userInfo(await server.signIn('sso'))).toMatchObject({ isPingOneAudience: true });
  });
});

describe('the current user', () => {
  test('of an agent has its agent id, business types and access level', async () => {
    expect(await userInfo(await server.signIn('agent'))).toMatchObject({
      username: 'agent@northfield.example',
      agentId: '4471902',
      firstName: 'Dana',
      productionCreditBusinessTypes: ['Individual', 'Worksite'],
      isHomeOffice: false,
      isSubaccount: false,
      roles: [],
      agentData: null,
      accessLevel: 'Full',
    });
  });

  test.each([
    ['individual', { productionCreditBusinessTypes: ['Individual'] }],
    ['worksite', { productionCreditBusinessTypes: ['Worksite'] }],
    ['neither', { productionCreditBusinessTypes: [] }],
    ['historical', { accessLevel: 'Historical' }],
    ['sub.none', { isSubaccount: true, roles: [], agentId: '4471902', firstName: 'Tom' }],
    ['sub.listbill', { isSubaccount: true, roles: ['ListBill'], agentId: '4471902' }],
    ['office', { isHomeOffice: true, agentId: '', agentData: null, accessLevel: 'Anonymous' }],
  ])('of %s is %j', async (name, expected) => {
    const user = await userInfo(await server.signIn(name));
    expect(user).toMatchObject({ businessDate: '2026-11-18', ...expected });
  });

  test.each([
    ['agent', undefined],
    ['individual', true],
    ['office', undefined],
  ])('of %s says whether it sees one agent: %j', async (name, expected) => {
    const user = await userInfo(await server.signIn(name));
    expect(user).toHaveProperty('username', `${name}@northfield.example`);
    expect((user as { seesOneAgent?: boolean }).seesOneAgent).toBe(expected);
  });

  test.each([
    ['office', 'agent@northfield.example'],
    ['office.unlinked', ''],
  ])('of %s acting as an agent is that agent, linked as %j', async (name, username) => {
    const session = await server.signIn(name);
    await server.database.db.execute(sql`
      update sessions set acting_as_agent_id = '4471918' where user_id =
        (select user_id from users where username = ${`${name}@northfield.example`})`);
    expect(await userInfo(session)).toMatchObject({
      isHomeOffice: true,
      agentId: '4471918',
      agentData: { agentId: '4471918', name: 'Dana Whitfield', username },
      accessLevel: 'Full',
    });
  });
});

test('without CARRIER_DEMO the demonstration accounts are not listed and cannot sign in', async () => {
  const real = await testServer({ env: { CARRIER_DEMO: '0' } });
  const page = await (await real.request('/auth/login')).text();
  expect(page).not.toContain('northfield.example');
  expect((await real.postLogin(agent)).status).toBe(401);
  await real.database.close();
});

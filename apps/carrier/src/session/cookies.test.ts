import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { type TestServer, sharedServer, testServer } from '../testing.ts';

/** The cookies that a browser keeps: all, no Secure ones over plain HTTP, or none. */
type Keeps = 'all' | 'plain' | 'none';

/** The address that a browser opens, and the connection that the carrier sees. */
interface Place {
  readonly origin?: string;
  readonly socket?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A browser on a login page: it keeps cookies and sends the fields of the form. */
function browser(server: TestServer, first: Keeps, place: Place = {}) {
  const { origin = 'http://localhost:4173', socket = '127.0.0.1', headers = {} } = place;
  const stored = new Map<string, string>();
  let keeps = first;

  async function go(
    path: string,
    init: Pick<RequestInit, 'method' | 'body'> & Pick<Place, 'headers'> = {},
  ): Promise<Response> {
    const cookies = [...stored].map((pair) => pair.join('=')).join('; ');
    const response = await server.app.request(
      origin + path,
      { ...init, headers: { ...headers, Cookie: cookies, ...init.headers } },
      { incoming: { socket: { remoteAddress: socket } } },
    );
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (keeps === 'none' || (keeps === 'plain' && cookie.includes('Secure'))) continue;
      if (cookie.includes('Max-Age=0')) stored.delete(name);
      else stored.set(name, value);
    }
    return response;
  }

  /** Sends the form of a page with its hidden fields. */
  async function submit(page: string, account = 'agent', password = 'northfield') {
    const [form = ''] = /<form class="login".*?<\/form>/s.exec(page) ?? [];
    const fields = new URLSearchParams();
    for (const [, name = '', value = ''] of form.matchAll(
      /<input type="hidden" name="(\w+)" value="([^"]*)"/g,
    )) {
      fields.set(name, value);
    }
    fields.set('username', `${account}@northfield.example`);
    fields.set('password', password);
    return go('/auth/login', { method: 'POST', body: fields });
  }

  const logIn = async (account?: string, password?: string) =>
    submit(await (await go('/auth/login?returnurl=/pending')).text(), account, password);
  const keep = (what: Keeps) => {
    keeps = what;
  };
  const isSignedIn = async () => {
    const user = (await (await go('/auth/userinfo')).json()) as { isAuthenticated: boolean };
    return user.isAuthenticated;
  };
  const rotate = () =>
    go('/API/Impersonation/Impersonate', {
      method: 'POST',
      body: JSON.stringify({ agentId: '4471918' }),
      headers: { 'Content-Type': 'application/json', 'X-CSRF-Token': stored.get('csrf') ?? '' },
    });
  return { go, isSignedIn, keep, stored, logIn, rotate, submit };
}

const demo = { TRUST_PROXY: '127.0.0.1,::1' };
const server = await sharedServer({ env: demo });

/** The rows that a sign-in writes: sessions, counted attempts, and entries of the audit log. */
async function written({ database }: TestServer) {
  const { rows } = await database.db.execute(sql`select
    (select count(*)::int from sessions) as sessions,
    (select count(*)::int from rate_limits) as counted,
    (select count(*)::int from audit_entries) as audited`);
  return rows[0];
}

describe('a browser that keeps Secure cookies', () => {
  test('gets only Secure cookies, and the server reads no others', async () => {
    const { go, isSignedIn, stored, logIn } = browser(server, 'all');
    const response = await logIn();
    for (const cookie of response.headers.getSetCookie())
      expect(cookie).toMatch(/^__Host-.*; Secure;/);
    expect(await isSignedIn()).toBe(true);
    stored.set('session', stored.get('__Host-session') ?? '');
    stored.delete('__Host-session');
    expect(await isSignedIn()).toBe(false);
    expect((await go('/auth/logout')).headers.getSetCookie()).toHaveLength(2);
  });
});

describe('a browser that keeps none over plain HTTP, on this machine', () => {
  test('signs in with cookies that it keeps', async () => {
    const { isSignedIn, logIn } = browser(server, 'plain');
    const response = await logIn();
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe('/pending');
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^csrf=[\w-]{43}; Path=\/; SameSite=Lax$/),
      expect.stringMatching(
        /^device=[\w-]{22}\.[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
    ]);
    expect(await isSignedIn()).toBe(true);
  });

  test('can change data with its token, and not without it', async () => {
    const { isSignedIn, stored, logIn, rotate } = browser(server, 'plain');
    await logIn('office');
    const csrf = stored.get('csrf') ?? '';
    stored.set('csrf', 'planted');
    expect((await rotate()).status).toBe(403);
    stored.set('csrf', csrf);
    const before = stored.get('session');
    expect((await rotate()).status).toBe(200);
    expect(stored.get('session')).not.toBe(before);
    expect(stored.get('csrf')).not.toBe(csrf);
    expect(await isSignedIn()).toBe(true);
  });

  test('gets a new session instead of one that an attacker planted', async () => {
    const { isSignedIn, stored, logIn } = browser(server, 'plain');
    stored.set('session', 'A'.repeat(43));
    await logIn();
    expect(stored.get('session')).not.toBe('A'.repeat(43));
    stored.set('session', 'A'.repeat(43));
    expect(await isSignedIn()).toBe(false);
  });

  test('loses its session in the browser and on the server when it logs out', async () => {
    const { go, isSignedIn, stored, logIn } = browser(server, 'plain');
    await logIn();
    const session = stored.get('session') ?? '';
    await go('/auth/logout');
    expect([...stored.keys()]).toEqual(['probe', 'device']);
    stored.set('session', session);
    expect(await isSignedIn()).toBe(false);
  });

  test('switches to the single sign-on login and back without a password', async () => {
    const { go, logIn } = browser(server, 'plain');
    await logIn();
    const response = await go('/profile/pinglogin?returnurl=/account-settings/profile');
    expect([response.status, response.headers.get('Location')]).toEqual([
      303,
      '/account-settings/profile',
    ]);
  });
});

describe('a browser that keeps none over plain HTTP, elsewhere', () => {
  const elsewhere: readonly [name: string, Place][] = [
    ['under another name, as after DNS rebinding', { origin: 'http://evil.example:4173' }],
    ['from another machine', { socket: '192.0.2.7' }],
    ['behind a proxy for others', { headers: { 'X-Forwarded-For': '192.0.2.7, 127.0.0.1' } }],
  ];

  test.each(elsewhere)('gets a message and no session %s', async (_, place) => {
    const { stored, logIn } = browser(server, 'plain', place);
    const before = await written(server);
    const response = await logIn();
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('This browser keeps no cookies for');
    expect([...stored.keys()]).toEqual([]);
    expect(await written(server)).toEqual(before);
  });

  test.each(elsewhere)('is a visitor %s, even with a valid plain session', async (_, place) => {
    const here = browser(server, 'plain');
    await here.logIn('office');
    const there = browser(server, 'plain', place);
    for (const [name, value] of here.stored) there.stored.set(name, value);
    expect(await there.isSignedIn()).toBe(false);
    expect((await there.rotate()).status).toBe(401);
    expect(await here.isSignedIn()).toBe(true);
  });

  test('gets the message on localhost too when there are no demonstration accounts', async () => {
    const real = await testServer({ env: { CARRIER_DEMO: '0' } });
    const { stored, logIn } = browser(real, 'plain');
    const response = await logIn();
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('open the portal over https');
    expect([...stored.keys()]).toEqual([]);
    await real.database.close();
  });
});

describe('a browser that keeps no cookies at all', () => {
  test('gets a message next to the form for any password, and the server counts nothing', async () => {
    const { logIn } = browser(server, 'none');
    const before = await written(server);
    for (const password of ['northfield', 'nope']) {
      const response = await logIn('agent', password);
      const page = await response.text();
      expect(response.status).toBe(400);
      expect(page).toContain('<title>Error: Log in - Northfield Mutual</title>');
      expect(page).toContain('This browser keeps no cookies for localhost:4173');
      expect(page).toContain('Allow cookies for this address');
      expect(page).toContain('value="agent@northfield.example"');
      expect(page).toContain('name="returnurl" value="/pending"');
      expect(page).not.toContain('aria-invalid=');
    }
    expect(await written(server)).toEqual(before);
  });

  test('signs in from that page once it keeps them', async () => {
    const { isSignedIn, keep, logIn, submit } = browser(server, 'none');
    const page = await (await logIn()).text();
    keep('all');
    // The next try sends back the cookies of this answer.
    const again = await (await submit(page)).text();
    expect(again).toContain('This browser keeps no cookies');
    expect((await submit(again)).status).toBe(303);
    expect(await isSignedIn()).toBe(true);
  });
});

import { endpoint } from '@agent-portal/data/endpoint';
import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { detailOf, sharedServer } from '../../testing.ts';
import { route } from '../route.ts';
import { testEndpoint } from '../testEndpoint.ts';

const shared = {
  ...testEndpoint,
  access: { who: 'signed-in' },
  effect: 'change',
  path: '/API/Test/change',
  response: z.object({ changes: z.int() }),
} as const;

let changes = 0;
const change = async () => {
  changes += 1;
  return { changes };
};

const post = endpoint({ ...shared, name: 'post', method: 'POST' });
const remove = endpoint({ ...shared, name: 'remove', method: 'DELETE' });
const get = endpoint({ ...shared, name: 'get', method: 'GET' });

const server = await sharedServer({
  routes: [route(post, change), route(remove, change), route(get, change)],
});
const session = await server.signIn('agent');
const other = await server.signIn('solo');

/** The headers of a browser or program, and whether the portal's pages sent them. */
const origins: readonly [name: string, headers: Record<string, string>, isOwnSite: boolean][] = [
  ['our own page', { 'Sec-Fetch-Site': 'same-origin', Origin: 'http://localhost' }, true],
  [
    'the portal’s own form, whose Origin no-referrer hides',
    { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' },
    true,
  ],
  ['an address typed by hand', { 'Sec-Fetch-Site': 'none' }, true],
  ['an old browser on our own page', { Origin: 'http://localhost' }, true],
  ['a program', {}, true],
  ['another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }, false],
  ['a sibling host', { 'Sec-Fetch-Site': 'same-site', Origin: 'http://x.localhost' }, false],
  [
    'another site that claims the portal’s Origin',
    { 'Sec-Fetch-Site': 'cross-site', Origin: 'http://localhost' },
    false,
  ],
  ['an old browser on another site', { Origin: 'https://evil.example' }, false],
  ['an old browser in a sandbox', { Origin: 'null' }, false],
  ['an old browser on another port', { Origin: 'http://localhost:81' }, false],
  ['an old browser that comes from our page', { Referer: 'http://localhost/pending?x=1' }, true],
  ['an old browser that comes from another site', { Referer: 'https://evil.example/a' }, false],
  ['an old browser that comes from another port', { Referer: 'http://localhost:81/a' }, false],
  [
    'an old browser that comes from a host with a similar name',
    { Referer: 'http://localhost.evil.example/http://localhost/' },
    false,
  ],
  ['an old browser whose Referer is no address', { Referer: 'localhost' }, false],
  [
    'a new browser with any Referer',
    { 'Sec-Fetch-Site': 'cross-site', Referer: 'http://localhost/' },
    false,
  ],
];

const contentTypes = ['application/json', 'text/plain', 'application/x-www-form-urlencoded'];

describe.each(['POST', 'DELETE', 'GET', 'HEAD'])('%s', (method) => {
  const send = async (headers: Record<string, string>) => {
    const before = changes;
    const { status } = await server.request('/API/Test/change', { method, headers });
    return { status, changed: changes - before };
  };

  test('changes data only from the portal’s own pages, and only with the token', async () => {
    const token = session['X-CSRF-Token'];
    const rejected = { status: 403, changed: 0 };
    for (const [origin, ofOrigin, isOwnSite] of origins) {
      for (const type of contentTypes) {
        const headers = { ...ofOrigin, Cookie: session.Cookie, 'Content-Type': type };
        const name = `${origin}, as ${type}`;
        expect.soft(await send(headers), name).toEqual(rejected);
        for (const wrong of ['', `${token}x`, other['X-CSRF-Token']]) {
          expect.soft(await send({ ...headers, 'X-CSRF-Token': wrong }), name).toEqual(rejected);
        }
        expect
          .soft(await send({ ...headers, 'X-CSRF-Token': token }), name)
          .toEqual(isOwnSite ? { status: 200, changed: 1 } : rejected);
      }
    }
  });

  test('without a session is 401 with any token', async () => {
    const token = session['X-CSRF-Token'];
    expect(await send({ 'X-CSRF-Token': token })).toEqual({ status: 401, changed: 0 });
    expect(await send({ Cookie: `__Host-csrf=${token}`, 'X-CSRF-Token': token })).toEqual({
      status: 401,
      changed: 0,
    });
  });
});

describe.each(origins)('from %s', (_, headers, isOwnSite) => {
  test('a read is answered only to the portal’s own pages', async () => {
    const { status } = await server.request('/API/UserData/AgentAccess', {
      headers: { ...headers, Cookie: session.Cookie },
    });
    expect(status).toBe(isOwnSite ? 200 : 403);
  });

  test('another site can neither log a user out nor in', async () => {
    const { Cookie } = await server.signIn('solo');
    const logout = await server.request('/auth/logout', { headers: { ...headers, Cookie } });
    expect(logout.status).toBe(isOwnSite ? 303 : 403);
    const user = await server.request('/auth/userinfo', { headers: { Cookie } });
    expect(await user.json()).toMatchObject({ isAuthenticated: !isOwnSite });
    const login = await server.postLogin(
      { username: 'solo@northfield.example', password: 'northfield' },
      headers,
    );
    expect(login.status).toBe(isOwnSite ? 303 : 403);
    expect(login.headers.getSetCookie()).toHaveLength(isOwnSite ? 3 : 0);
  });
});

test.each(['forgot-password', 'invitation', 'reset-password', 'second-step'])(
  'the form of /auth/%s is accepted only from the portal’s own pages',
  async (form) => {
    const send = async (headers: Record<string, string>) => {
      const init = { method: 'POST', headers, body: new URLSearchParams() };
      return (await server.request(`/auth/${form}`, init)).status;
    };
    expect(await send({ 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
    expect(await send({ 'Sec-Fetch-Site': 'same-origin' })).not.toBe(403);
  },
);

test('the message of a rejected change says which pages may make it, and where the token goes', async () => {
  const crossSite = { ...session, 'Sec-Fetch-Site': 'cross-site' };
  expect(await detailOf(await server.post('/API/Test/change', crossSite))).toBe(
    'This call is made by the pages of this site only.',
  );
  const noToken = { Cookie: session.Cookie };
  expect(await detailOf(await server.post('/API/Test/change', noToken))).toContain(
    'in the header X-CSRF-Token',
  );
});

describe('a browser that does not say where it comes from', () => {
  /** A portal link in an old browser, because the portal's pages send no referrer; or another site's image. */
  const silent = { 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/60.0' };
  const isSignedIn = async (Cookie: string) => {
    const user = await server.request('/auth/userinfo', { headers: { Cookie } });
    return ((await user.json()) as { isAuthenticated: boolean }).isAuthenticated;
  };
  const askToLogOut = async (Cookie: string) =>
    (await server.request('/auth/logout', { headers: { ...silent, Cookie } })).text();
  const tokenIn = (page: string) => /name="token" value="([\w-]+)"/.exec(page)?.[1] ?? '';
  const send = (Cookie: string, token: string, headers: Record<string, string> = {}) =>
    server.request('/auth/logout', {
      method: 'POST',
      headers: { ...silent, ...headers, Cookie },
      body: new URLSearchParams({ token }),
    });

  test('must confirm before it is logged out', async () => {
    const { Cookie } = await server.signIn('solo');
    const page = await askToLogOut(Cookie);
    expect(page).toMatch(/<form [^>]*method="post" action="\/auth\/logout">/);
    expect(await isSignedIn(Cookie)).toBe(true);
    // Firefox 60 sends no Origin with a form. Other browsers hide it when there is no referrer.
    for (const headers of [{}, { Origin: 'null' }, { Origin: 'http://localhost' }]) {
      const next = await server.signIn('solo');
      const answer = await send(next.Cookie, tokenIn(await askToLogOut(next.Cookie)), headers);
      expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/']);
      expect(answer.headers.getSetCookie()).toHaveLength(2);
      expect(await isSignedIn(next.Cookie)).toBe(false);
    }
  });

  test('is not logged out by a form of another site, which does not know the token', async () => {
    const { Cookie } = await server.signIn('solo');
    const foreign = await server.signIn('agent');
    const foreignToken = tokenIn(await askToLogOut(foreign.Cookie));
    for (const token of ['', 'x', foreignToken]) {
      expect((await send(Cookie, token)).status).toBe(403);
    }
    const own = tokenIn(await askToLogOut(Cookie));
    expect((await send(Cookie, own, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect(await isSignedIn(Cookie)).toBe(true);
  });

  test('goes to the home page when no one is signed in', async () => {
    const answer = await server.request('/auth/logout', { headers: silent });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/']);
    expect((await send('', 'x')).status).toBe(303);
  });
});

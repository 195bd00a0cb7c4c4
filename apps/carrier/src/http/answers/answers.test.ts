import { endpoint } from '@agent-portal/data/endpoint';
import * as z from 'zod/mini';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { sharedServer } from '../../testing.ts';
import { route } from '../route.ts';
import { testEndpoint } from '../testEndpoint.ts';

const crash = endpoint({
  ...testEndpoint,
  name: 'crash',
  path: '/API/Test/crash',
  query: z.strictObject({ note: z.optional(z.string()) }),
  response: z.object({}),
});
const queryFailure = endpoint({
  ...testEndpoint,
  name: 'queryFailure',
  path: '/API/Test/query',
  query: z.strictObject({ email: z.string() }),
  response: z.object({}),
});
const breach = endpoint({
  ...testEndpoint,
  name: 'breach',
  path: '/API/Test/breach',
  response: z.object({ total: z.int() }),
});
const long = endpoint({
  ...testEndpoint,
  name: 'long',
  path: '/API/Test/long',
  response: z.object({ text: z.string() }),
});
const file = endpoint({
  ...testEndpoint,
  name: 'file',
  path: '/API/Test/file',
  response: { kind: 'file', mediaType: 'application/pdf', fallbackName: () => 'policy.pdf' },
});
const change = endpoint({
  ...testEndpoint,
  name: 'change',
  method: 'POST',
  effect: 'change',
  path: '/API/Test/change',
  access: { who: 'signed-in' },
  body: z.object({ note: z.string() }),
  response: z.object({}),
});

const routes = [
  route(crash, async () => {
    throw new Error('the kettle boiled over');
  }),
  route(queryFailure, async ({ input, deps }) => {
    await deps.db.execute(sql`select ${input.query.email}::integer`);
    return {};
  }),
  route(breach, async () => ({ total: 1.5 })),
  route(long, async () => ({ text: 'long '.repeat(1000) })),
  route(file, async () => ({ name: 'Zoë.pdf', body: new Uint8Array([37, 80, 68, 70]) })),
  route(change, async () => ({})),
];

const server = await sharedServer({ routes, env: { TRUST_PROXY: '127.0.0.1' } });
const session = await server.signIn('agent');
beforeEach(() => {
  server.logLines.length = 0;
});

const lastLog = () => JSON.parse(server.logLines.at(-1) ?? '{}');

describe('an unexpected error', () => {
  test('is a 500 without details, and the log has its stack', async () => {
    const response = await server.request('/API/Test/crash?note=secret');
    const text = await response.text();
    expect(response.status).toBe(500);
    expect(text).not.toMatch(/kettle|at |\.ts/);
    const { requestId } = JSON.parse(text);
    expect(response.headers.get('X-Request-Id')).toBe(requestId);
    const logged = JSON.parse(server.logLines[0] ?? '{}');
    expect(logged).toMatchObject({ requestId, error: { type: 'Error' } });
    expect(logged.error.frames[0]).toMatch(/^at /);
    expect(server.logLines.join('')).not.toContain('secret');
  });

  test('of the database is logged without the values of its query', async () => {
    const { status } = await server.request('/API/Test/query?email=dana@private.example');
    expect(status).toBe(500);
    expect(server.logLines.join('')).toContain('22P02');
    expect(server.logLines.join('')).not.toContain('private.example');
  });

  test('is the result of an answer that breaks the contract, in tests', async () => {
    expect((await server.request('/API/Test/breach')).status).toBe(500);
    expect(server.logLines[0]).toContain('The answer of breach breaks the contract');
  });
});

describe('the log', () => {
  test('has one line for each request, with the route and not the address', async () => {
    await server.get('/features?feature=claims', session);
    expect(server.logLines).toHaveLength(1);
    expect(lastLog()).toMatchObject({
      method: 'GET',
      route: '/features',
      status: 200,
      ms: expect.any(Number),
      requestId: expect.any(String),
      userId: expect.any(Number),
    });
  });

  test('has every 401 and 403', async () => {
    await server.request('/API/UserData/AgentAccess');
    expect(lastLog()).toMatchObject({ status: 401, level: 40 });
    await server.request('/API/Test/change', {
      method: 'POST',
      headers: { Cookie: session.Cookie },
    });
    expect(lastLog()).toMatchObject({ status: 403, level: 40, userId: expect.any(Number) });
  });

  test('has no token, user name, name, password or query value', async () => {
    const { Cookie, 'X-CSRF-Token': csrf } = session;
    await server.postLogin({ username: 'agent@northfield.example', password: 'hunter2hunter2' });
    await server.request('/auth/login?returnurl=/claims?claimantLastName=Okafor');
    await server.get('/auth/userinfo', session);
    await server.get('/API/Nothing/Okafor?name=Okafor', session);
    await server.request('/Okafor?name=Okafor');
    await server.get('/API/Test/crash?note=Okafor', session);
    const token = /__Host-session=([\w-]+)/.exec(Cookie)?.[1] ?? '';
    const log = server.logLines.join('\n');
    expect(server.logLines.length).toBeGreaterThan(6);
    for (const secret of [token, csrf, 'northfield.example', 'Dana', 'Okafor', 'hunter2']) {
      expect(log).not.toContain(secret);
    }
  });
});

describe('limits', () => {
  const headers = () => ({ ...session, 'Content-Type': 'application/json' });

  test('a body over 1 MiB is 413', async () => {
    const body = JSON.stringify({ note: 'x'.repeat(1024 * 1024) });
    const response = await server.request('/API/Test/change', {
      method: 'POST',
      headers: headers(),
      body,
    });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ status: 413, requestId: expect.any(String) });
  });

  test('a body just under 1 MiB is read', async () => {
    const body = JSON.stringify({ note: 'x'.repeat(1024 * 1024 - 100) });
    const response = await server.request('/API/Test/change', {
      method: 'POST',
      headers: headers(),
      body,
    });
    expect(response.status).toBe(200);
  });

  test('an address of 1 MiB is 414', async () => {
    const response = await server.request(`/API/Test/long?x=${'x'.repeat(1024 * 1024)}`);
    expect(response.status).toBe(414);
    expect(lastLog()).toMatchObject({ status: 414 });
    expect(server.logLines.join('').length).toBeLessThan(1000);
  });

  test('another method is 405 and lists the allowed methods', async () => {
    const response = await server.request('/API/Test/change', { method: 'PUT' });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('POST');
    const get = await server.request('/auth/userinfo', { method: 'DELETE' });
    expect(get.headers.get('Allow')).toBe('GET, HEAD');
  });

  test('HEAD answers like GET, without a body', async () => {
    const response = await server.request('/auth/userinfo', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });
});

describe('compression', () => {
  const gzip = { 'Accept-Encoding': 'gzip, br' };

  test('applies to answers over 1 kB when the client accepts it', async () => {
    const compressed = await server.request('/API/Test/long', { headers: gzip });
    expect(compressed.headers.get('Content-Encoding')).toBe('gzip');
    expect(compressed.headers.get('Vary')).toBe('Accept-Encoding');
    const plain = await server.request('/API/Test/long');
    expect(plain.headers.get('Content-Encoding')).toBeNull();
  });

  test.each(['/features?feature=claims', '/API/Test/file'])('leaves %s as it is', async (path) => {
    const response = await server.request(path, { headers: gzip });
    expect(response.headers.get('Content-Encoding')).toBeNull();
  });
});

test('a file has its type, its name and its length', async () => {
  const response = await server.request('/API/Test/file');
  expect(response.headers.get('Content-Type')).toBe('application/pdf');
  expect(response.headers.get('Content-Length')).toBe('4');
  expect(response.headers.get('Content-Disposition')).toBe(
    `attachment; filename="Zo_.pdf"; filename*=UTF-8''Zo%C3%AB.pdf`,
  );
});

describe('security headers', () => {
  const answers: readonly [string, number, RequestInit?][] = [
    ['/auth/userinfo', 200],
    ['/API/Nothing', 401],
    ['/auth/logout', 403, { headers: { 'Sec-Fetch-Site': 'cross-site' } }],
    ['/API/Test/crash', 500],
    ['/API/Test/file', 200],
    ['/API/Test/change', 405],
    ['/auth/login', 200],
    ['/openapi.json', 200],
    ['/healthz', 200],
    ['/pending', 503],
  ];

  test.each(answers)('are set on %s (%i)', async (path, status, init) => {
    const response = await server.request(path, init);
    expect(response.status).toBe(status);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; .*frame-ancestors 'none'/,
      ),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
    });
    expect(response.headers.get('content-security-policy')).not.toContain('unsafe');
  });

  test.each(['/auth/userinfo', '/API/Nothing', '/features?feature=claims', '/auth/login'])(
    '%s is never cached',
    async (path) => {
      const response = await server.request(path);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
    },
  );

  test('a page has the nonce of its answer, new each time', async () => {
    const nonces = new Set<string>();
    for (const _ of [1, 2]) {
      const response = await server.request('/auth/login');
      const policy = response.headers.get('Content-Security-Policy') ?? '';
      const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1] ?? 'none';
      const page = await response.text();
      expect(page.match(/<(script|style)\b[^>]*>/g)).toEqual([
        `<style nonce="${nonce}">`,
        `<script nonce="${nonce}">`,
      ]);
      expect(page).not.toMatch(/ (style|on\w+)=/);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(2);
  });

  test('HSTS is only set over TLS', async () => {
    const plain = await server.request('/auth/userinfo');
    expect(plain.headers.get('Strict-Transport-Security')).toBeNull();
    const headers = { 'X-Forwarded-Proto': 'https' };
    const tls = await server.request('/auth/userinfo', { headers });
    expect(tls.headers.get('Strict-Transport-Security')).toBe(
      'max-age=63072000; includeSubDomains',
    );
  });
});

import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { createPortalServer } from '../../server.ts';

/** Another carrier, which echoes the request. */
const carrier = new Hono();
carrier.get('/auth/logout', (c) => {
  c.header('Set-Cookie', 'a=1; Path=/', { append: true });
  c.header('Set-Cookie', 'b=2; Path=/', { append: true });
  return c.redirect('/', 303);
});
const asked = Promise.withResolvers<void>();
carrier.get('/API/never', (c) => {
  asked.resolve();
  return new Promise<Response>((resolve) => {
    c.req.raw.signal.addEventListener('abort', () => resolve(c.text('Too late.')));
  });
});
carrier.all('*', async (c) => {
  c.header('Content-Security-Policy', "default-src 'self'");
  return c.json({ url: c.req.url, headers: c.req.header(), body: await c.req.text() });
});

let other: ReturnType<typeof serve>;
let portal: ReturnType<typeof createPortalServer>;
beforeAll(async () => {
  const port = await new Promise<number>((resolve) => {
    other = serve({ fetch: carrier.fetch, port: 0 }, (info) => resolve(info.port));
  });
  portal = createPortalServer({
    config: readConfig({}),
    log: pino({ enabled: false }),
    carrierOrigin: `http://127.0.0.1:${port}`,
  });
});
afterAll(() => {
  other.close();
});

test('calls reach the other carrier with their query, cookies and body', async () => {
  const response = await portal.request('http://portal.example/API/Things?a=1&a=%20', {
    method: 'POST',
    body: 'the body',
    headers: { Cookie: 'session=1', 'X-CSRF-Token': 't', 'X-Forwarded-For': '6.6.6.6' },
  });
  const { url, headers, body } = (await response.json()) as Record<'url' | 'body', string> & {
    headers: Record<string, string>;
  };
  expect(new URL(url).pathname + new URL(url).search).toBe('/API/Things?a=1&a=%20');
  expect(body).toBe('the body');
  expect(headers).toMatchObject({
    cookie: 'session=1',
    'x-csrf-token': 't',
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': 'portal.example',
    'x-forwarded-proto': 'http',
  });
});

test('its redirects and cookies are passed on unchanged', async () => {
  const response = await portal.request('/auth/logout');
  expect(response.status).toBe(303);
  expect(response.headers.get('Location')).toBe('/');
  expect(response.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2; Path=/']);
});

test('its own content policy stays', async () => {
  const response = await portal.request('/auth/login');
  expect(response.headers.get('Content-Security-Policy')).toBe("default-src 'self'");
});

test('a client that does not wait is not a failure of the other carrier', async () => {
  const leaving = new AbortController();
  const waiting = portal.request('/API/never', { signal: leaving.signal });
  await asked.promise;
  leaving.abort('The connection was closed.');
  expect((await waiting).status).toBe(499);
});

test('a carrier that does not answer is 502', async () => {
  const lonely = createPortalServer({
    config: readConfig({}),
    log: pino({ enabled: false }),
    carrierOrigin: 'http://127.0.0.1:9',
  });
  const response = await lonely.request('/auth/userinfo');
  expect(response.status).toBe(502);
  expect(await response.json()).toMatchObject({ status: 502, title: 'Bad Gateway' });
});

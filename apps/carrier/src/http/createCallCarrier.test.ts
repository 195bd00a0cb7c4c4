import { endpoint } from '@agent-portal/data/endpoint';
import { casesAccess } from '@agent-portal/data/cases/casesAccess';
import { expect, it, vi, afterAll, beforeAll, test, describe } from 'vitest';
import * as z from 'zod/mini';
import type { AgentCaller } from '../session/caller.ts';
import { createCallCarrier } from './createCallCarrier.ts';
import { route } from './route.ts';
import { testEndpoint } from './testEndpoint.ts';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { pino } from 'pino';
import { readConfig } from '../config/config.ts';
import { createPortalServer } from '../server.ts';
import { pageSources } from './pipeline/pageSources.ts';
import { pagePolicy } from './pipeline/securityHeaders.ts';

const read = endpoint({
  ...testEndpoint,
  name: 'getSample',
  path: '/API/Sample',
  access: casesAccess,
  query: z.strictObject({ word: z.string() }),
  response: z.object({ said: z.string() }),
});
const change = endpoint({ ...read, path: '/API/Changed', effect: 'change' });

const handle = vi.fn<() => Promise<{ said: string }>>(async () => ({ said: 'yes' }));
const callCarrier = createCallCarrier([route(read, handle), route(change, handle)]);

function callOf({ isOn = true, ...caller }: { isOn?: boolean } & Partial<AgentCaller> = {}) {
  const agent = { kind: 'agent', isSubaccount: false, roles: [], accessLevel: 'Full', ...caller };
  const deps = { isFeatureOn: async () => isOn, callCarrier };
  return { caller: agent, deps, requestId: 'r-1' } as unknown as Parameters<typeof callCarrier>[0];
}
const input = { query: { word: 'hello' } };

it('a call within the carrier answers as the handler of the read does for the caller', async () => {
  const call = callOf();
  expect(await callCarrier(call, read, input)).toEqual({ said: 'yes' });
  expect(handle).toHaveBeenLastCalledWith({ ...call, input });
});

it.each([
  ['a sub-account without the role', callOf({ isSubaccount: true })],
  ['a caller with historical access', callOf({ accessLevel: 'Historical' })],
  ['everyone while its feature is off', callOf({ isOn: false })],
])('a call within the carrier is refused for %s', async (_who, call) => {
  handle.mockClear();
  await expect(callCarrier(call, read, input)).rejects.toMatchObject({ status: 403 });
  expect(handle).not.toHaveBeenCalled();
});

it('a call within the carrier makes no change, and no call that the carrier does not have', async () => {
  handle.mockClear();
  await expect(callCarrier(callOf(), change, input)).rejects.toThrow('is no read here');
  const unknown = endpoint({ ...read, path: '/API/Unknown' });
  await expect(callCarrier(callOf(), unknown, input)).rejects.toThrow('is no read here');
  expect(handle).not.toHaveBeenCalled();
});

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

test('the redirects and cookies of the other carrier are passed on unchanged', async () => {
  const response = await portal.request('/auth/logout');
  expect(response.status).toBe(303);
  expect(response.headers.get('Location')).toBe('/');
  expect(response.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2; Path=/']);
});

test('the content policy of the other carrier stays', async () => {
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

const nothing = { gtm_id: '', init: '', info: '', loader_config: '', launchers: {} };
const policyOf = (config: Parameters<typeof pageSources>[0]) =>
  pagePolicy('n', pageSources(config)).split('; ');

describe('the policy of a page', () => {
  it('names only the portal’s origin without settings', () => {
    const stand = { ...nothing, launchers: { illustrationPro: '/stand-ins/illustration-pro' } };
    expect(policyOf(stand).filter((part) => part.includes('http'))).toEqual([]);
    expect(policyOf(stand)).toContain("form-action 'self'");
    expect(policyOf(stand)).toContain("require-trusted-types-for 'script'");
  });

  it('allows forms only to the tools that accept a POST', () => {
    const launchers = {
      illustrationPro: 'https://ip.example/open?x=1',
      iPipeline: 'https://saml.example:8443/acs',
      awps: 'https://awps.example/',
    };
    expect(policyOf({ ...nothing, launchers })).toContain(
      "form-action 'self' https://ip.example https://saml.example:8443",
    );
  });

  it('allows the tag manager only with an id, and only reports Trusted Types then', () => {
    const policy = policyOf({ ...nothing, gtm_id: 'GTM-ABC1' });
    expect(policy).toContain("script-src 'self' 'nonce-n' https://www.googletagmanager.com");
    expect(policy.join()).not.toContain('trusted-types');
  });

  it.each([
    ['{"licenseKey":"k","applicationID":"1"}', "connect-src 'self' https://bam.nr-data.net"],
    [
      '{"beacon":"b.example","errorBeacon":"e.example"}',
      "connect-src 'self' https://b.example https://e.example",
    ],
    [`{"beacon":"x; script-src 'unsafe-inline'"}`, "connect-src 'self'"],
  ])('lets the monitoring tool report: %s', (info, expected) => {
    expect(policyOf({ ...nothing, info })).toContain(expected);
  });
});

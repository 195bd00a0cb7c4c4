import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import {
  exportPendingPolicyRequirements,
  getPendingPolicyRequirements,
} from '../policies/contract.ts';
import { getStatusCounts } from '../policies/status-counts/contract.ts';
import { getPolicy } from '../policies/policy/contract.ts';
import counts from '../policies/fixtures/getStatusCounts.json' with { type: 'json' };
import { failureOf } from '../testing/failureOf.ts';
import { fakeCarrier, origin, testClient } from '../testing/fakeCarrier.ts';
import { apiErrorKinds } from './ApiError.ts';
import { createClient } from './createClient.ts';

const takeAction = endpoint({
  name: 'takeAction',
  method: 'POST',
  effect: 'change',
  path: '/API/send/takeAction',
  source: 'a test',
  summary: 'A change, as later endpoints make them.',
  access: { who: 'signed-in' },
  body: z.object({ policyNumber: z.string() }),
  response: z.object({ id: z.string() }),
  onServerError: 'page',
  onForbidden: 'inline',
});

const inlineRead = endpoint({ ...getStatusCounts, onServerError: 'inline', onForbidden: 'inline' });

const csrfCookie = (value: string) => vi.stubGlobal('document', { cookie: value });

describe('request', () => {
  it('resolves to the parsed answer', async () => {
    const requests = fakeCarrier(() => Response.json(counts));
    expect(await testClient().client.request(getStatusCounts, {})).toEqual(counts);
    expect(requests[0]?.url).toBe(`${origin}/API/PolicyInfo/Policies/StatusCounts`);
    expect(requests[0]?.credentials).toBe('include');
    expect(requests[0]?.headers.get('Accept')).toBe('application/json');
    expect(requests[0]?.headers.get('Api-Version')).toBe('1');
  });

  it('sends the body as JSON, with the CSRF token of the cookie', async () => {
    csrfCookie('a=1; __Host-csrf=tok_en');
    const requests = fakeCarrier(() => Response.json({ id: '1' }));
    await testClient().client.request(takeAction, { body: { policyNumber: 'NL1' } });
    expect(requests[0]?.method).toBe('POST');
    expect(requests[0]?.headers.get('X-CSRF-Token')).toBe('tok_en');
    expect(requests[0]?.headers.get('Content-Type')).toBe('application/json');
    expect(await requests[0]?.json()).toEqual({ policyNumber: 'NL1' });
  });

  it.each([{}, { onSent: () => {} }])('sends files after the body, as a form', async (options) => {
    const requests = fakeCarrier(() => Response.json({ id: '1' }));
    const files = { mediaTypes: ['application/pdf'], maxCount: 2, maxSize: 100 };
    const file = new File(['%PDF'], 'a.pdf', { type: 'application/pdf' });
    const input = { body: { policyNumber: 'NL1' }, files: [file, file] };
    const answer = testClient().client.request(endpoint({ ...takeAction, files }), input, options);
    expect(await answer).toEqual({ id: '1' });
    expect(requests[0]?.headers.get('Accept')).toBe('application/json');
    expect(requests[0]?.headers.get('Content-Type')).toMatch(/^multipart\/form-data; boundary=/);
    const form = [...((await requests[0]?.formData()) ?? [])];
    expect(form.map(([name]) => name)).toEqual(['body', 'files', 'files']);
    expect(form[0]?.[1]).toBe('{"policyNumber":"NL1"}');
    expect(form[1]?.[1]).toMatchObject({ name: 'a.pdf', size: 4 });
  });

  it('uses the origin of the page by default, and sends no Content-Type without a body', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json(counts));
    vi.stubGlobal('fetch', fetch);
    const ignore = () => {};
    const client = createClient({
      onUnauthenticated: ignore,
      onServerError: ignore,
      onForbidden: ignore,
    });
    expect(await client.request(getStatusCounts, {})).toEqual(counts);
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('/API/PolicyInfo/Policies/StatusCounts');
    expect(new Headers(init?.headers).has('Content-Type')).toBe(false);
  });

  it.each([404, 501])(
    'answered with %i is not offered where a carrier may lack it',
    async (status) => {
      const requests = fakeCarrier(() => new Response('{}', { status }));
      const optional = endpoint({ ...getStatusCounts, isOptional: true, onServerError: 'page' });
      const { client, flags } = testClient({ retries: 3 });
      await expect(client.read(optional, {})).rejects.toMatchObject({ kind: 'not-offered' });
      expect(requests).toHaveLength(1);
      expect(flags.onServerError).not.toHaveBeenCalled();
    },
  );

  it('distinguishes a change of a missing thing from a call that the carrier does not offer', async () => {
    const answers = [404, 501].map((status) => new Response('{}', { status }));
    fakeCarrier(() => answers.shift() ?? Response.error());
    const optional = endpoint({ ...takeAction, isOptional: true });
    const input = { body: { policyNumber: 'NL1' } };
    const { client } = testClient();
    await expect(client.request(optional, input)).rejects.toMatchObject({ kind: 'not-found' });
    await expect(client.request(optional, input)).rejects.toMatchObject({ kind: 'not-offered' });
  });

  it('sends a GET that changes something once, with the CSRF token', async () => {
    csrfCookie('__Host-csrf=tok_en');
    const requests = fakeCarrier(() => new Response('{}', { status: 503 }));
    const resend = endpoint({ ...getStatusCounts, name: 'resend', effect: 'change' });
    const { client } = testClient({ retries: 3 });
    await expect(client.request(resend, {})).rejects.toMatchObject({ kind: 'server' });
    expect(requests.map(({ headers }) => headers.get('X-CSRF-Token'))).toEqual(['tok_en']);
  });

  it('sends no CSRF token with a POST that only reads', async () => {
    csrfCookie('__Host-csrf=tok_en');
    const requests = fakeCarrier(() => Response.json({ id: '1' }));
    const query = endpoint({ ...takeAction, effect: 'read' });
    await testClient().client.request(query, { body: { policyNumber: 'NL1' } });
    expect(requests[0]?.headers.has('X-CSRF-Token')).toBe(false);
  });

  it('sends no CSRF token with a read', async () => {
    csrfCookie('__Host-csrf=tok_en');
    const requests = fakeCarrier(() => Response.json(counts));
    await testClient().client.request(getStatusCounts, {});
    expect(requests[0]?.headers.has('X-CSRF-Token')).toBe(false);
  });

  it('never retries a change', async () => {
    const requests = fakeCarrier(() => new Response(null, { status: 503 }));
    const { client } = testClient({ retries: 3 });
    const change = client.request(takeAction, { body: { policyNumber: 'NL1' } });
    await expect(change).rejects.toMatchObject({ kind: 'server' });
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['a field is missing', () => Response.json({ ...counts, activePolicies: {} })],
    ['it is cut off', () => new Response('{"pendingPolicies":{')],
    ['it is a page', () => new Response('<!doctype html><title>Maintenance</title>')],
    ['it is empty', () => new Response('')],
  ])('reports a broken contract if %s', async (_, respond) => {
    fakeCarrier(respond);
    const { client, flags } = testClient();
    await expect(client.request(getStatusCounts, {})).rejects.toMatchObject({ kind: 'contract' });
    for (const flag of Object.values(flags)) expect(flag).not.toHaveBeenCalled();
  });

  it('distinguishes a network error from an aborted call', async () => {
    fakeCarrier(() => Promise.reject(new TypeError('Failed to fetch')));
    const { client } = testClient();
    await expect(client.request(getStatusCounts, {})).rejects.toMatchObject({ kind: 'network' });
    const options = { signal: AbortSignal.abort() };
    await expect(client.request(getStatusCounts, {}, options)).rejects.toMatchObject({
      kind: 'aborted',
    });
  });

  it('rejects an input that breaks the contract without a request', async () => {
    const requests = fakeCarrier(() => Response.json(counts));
    const request = testClient().client.request(getPolicy, { params: { id: 'x'.repeat(21) } });
    await expect(request).rejects.toMatchObject({ kind: 'invalid', errors: [{ field: 'id' }] });
    expect(requests).toHaveLength(0);
  });
});

describe('time-out', () => {
  beforeEach(() => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      const controller = new AbortController();
      // oxlint-disable-next-line no-restricted-globals -- a fake one, which is what lets the time pass
      setTimeout(
        () => controller.abort(new DOMException('too late', 'TimeoutError')),
        milliseconds,
      );
      return controller.signal;
    });
    vi.useFakeTimers();
    fakeCarrier(() => new Promise(() => {}));
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  /** Milliseconds after which a call gives up. */
  async function patience(call: Promise<unknown>): Promise<number> {
    const start = Date.now();
    let end = Number.NaN;
    const failure = failureOf(
      call.finally(() => {
        end = Date.now();
      }),
    );
    await vi.advanceTimersByTimeAsync(200_000);
    expect(await failure).toMatchObject({ kind: 'timeout' });
    return end - start;
  }

  it('comes after 30 s', async () => {
    expect(await patience(testClient().client.request(getStatusCounts, {}))).toBe(30_000);
  });

  it('comes after 120 s for an export', async () => {
    const { client } = testClient();
    const download = client.download(exportPendingPolicyRequirements, { query: {} });
    expect(await patience(download)).toBe(120_000);
  });
});

describe('the callbacks for failures', () => {
  const statusOf: Record<string, number> = {
    unauthenticated: 401,
    forbidden: 403,
    'not-found': 404,
    invalid: 400,
    conflict: 409,
    'rate-limited': 429,
    server: 500,
    http: 418,
  };
  const kinds = apiErrorKinds.filter((kind) => kind in statusOf);

  it.each(kinds)('are called for %s as the endpoint declares', async (kind) => {
    fakeCarrier(() => new Response('{}', { status: statusOf[kind] ?? 0 }));
    const page = testClient();
    await expect(
      page.client.read(getPendingPolicyRequirements, { query: {} }),
    ).rejects.toMatchObject({ kind });
    expect(page.flags.onUnauthenticated).toHaveBeenCalledTimes(kind === 'unauthenticated' ? 1 : 0);
    expect(page.flags.onServerError).toHaveBeenCalledTimes(kind === 'server' ? 1 : 0);
    expect(page.flags.onForbidden).toHaveBeenCalledTimes(kind === 'forbidden' ? 1 : 0);

    const inline = testClient();
    await expect(inline.client.read(inlineRead, {})).rejects.toMatchObject({ kind });
    expect(inline.flags.onUnauthenticated).toHaveBeenCalledTimes(
      kind === 'unauthenticated' ? 1 : 0,
    );
    expect(inline.flags.onServerError).not.toHaveBeenCalled();
    expect(inline.flags.onForbidden).not.toHaveBeenCalled();
  });

  it('are called once, after the last retry of a read', async () => {
    vi.useFakeTimers();
    const requests = fakeCarrier(() => new Response('{}', { status: 500 }));
    const { client, flags } = testClient({ retries: 3 });
    const failure = failureOf(client.read(getPendingPolicyRequirements, { query: {} }));
    await vi.advanceTimersByTimeAsync(6999);
    expect(flags.onServerError).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await failure).toMatchObject({ kind: 'server' });
    expect(flags.onServerError).toHaveBeenCalledOnce();
    expect(requests).toHaveLength(4);
  });
});

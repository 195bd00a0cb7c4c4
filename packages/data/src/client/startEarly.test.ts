import { afterEach, describe, expect, it, vi } from 'vitest';
import { endpoint } from '../endpoint.ts';
import { getStatusCounts } from '../policies/status-counts/contract.ts';
import counts from '../policies/fixtures/getStatusCounts.json' with { type: 'json' };
import { fakeCarrier, settled, testClient } from '../testing/fakeCarrier.ts';
import { findEarly, forgetEarly, startEarly } from './startEarly.ts';

afterEach(() => {
  forgetEarly();
});

const url = getStatusCounts.path;

describe('a read that the early script started', () => {
  it('is used once, and requested again after that', async () => {
    const requests = fakeCarrier(() => Response.json(counts));
    const { client } = testClient();
    startEarly(url);
    expect(requests).toHaveLength(1);
    expect(await client.read(getStatusCounts, {})).toEqual(counts);
    expect(requests).toHaveLength(1);
    await client.read(getStatusCounts, {});
    expect(requests).toHaveLength(2);
  });

  it('never answers a change', async () => {
    const requests = fakeCarrier(() => Response.json(counts));
    startEarly(url);
    const resend = endpoint({ ...getStatusCounts, name: 'resend', effect: 'change' });
    await testClient().client.request(resend, {});
    expect(requests).toHaveLength(2);
  });

  it('is checked against the contract like any other', async () => {
    fakeCarrier(() => Response.json({ pendingPolicies: 1 }));
    startEarly(url);
    await expect(testClient().client.read(getStatusCounts, {})).rejects.toMatchObject({
      kind: 'contract',
    });
  });

  it('is requested again after a 401, because it did not refresh the token', async () => {
    const answers = [new Response(null, { status: 401 }), Response.json(counts)];
    fakeCarrier(() => answers.shift() ?? Response.error());
    const { client, flags } = testClient();
    startEarly(url);
    expect(await client.read(getStatusCounts, {})).toEqual(counts);
    expect(flags.onUnauthenticated).not.toHaveBeenCalled();
  });

  it('can be aborted although the script has no signal', async () => {
    fakeCarrier(() => new Promise<Response>(() => {}));
    startEarly(url);
    const controller = new AbortController();
    const read = testClient().client.read(getStatusCounts, {}, { signal: controller.signal });
    controller.abort();
    await expect(read).rejects.toMatchObject({ kind: 'aborted' });
  });

  it('is sent when it is allowed, and never if it is not', async () => {
    const requests = fakeCarrier(() => Response.json(counts));
    startEarly(url, Promise.resolve(false));
    await findEarly(`GET ${url}`);
    expect(requests).toHaveLength(0);
    startEarly(url, Promise.resolve(true));
    expect(await testClient().client.read(getStatusCounts, {})).toEqual(counts);
    expect(requests).toHaveLength(1);
  });

  it('is requested again if it was never sent', async () => {
    const requests = fakeCarrier(() => Response.json(counts));
    startEarly(url, Promise.resolve(false));
    expect(await testClient().client.read(getStatusCounts, {})).toEqual(counts);
    expect(requests).toHaveLength(1);
  });

  it('sends the session’s cookie and accepts JSON', () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json(counts));
    vi.stubGlobal('fetch', fetch);
    startEarly(url);
    expect(fetch).toHaveBeenCalledExactlyOnceWith(url, {
      credentials: 'include',
      headers: { Accept: 'application/json', 'Api-Version': '1' },
    });
  });

  it('does not answer a change at the same address', async () => {
    const change = endpoint({ ...getStatusCounts, name: 'change', method: 'POST' });
    const requests = fakeCarrier(() => Response.json(counts));
    startEarly(url);
    await testClient().client.request(change, {});
    expect(requests.map(({ method }) => method)).toEqual(['GET', 'POST']);
  });

  it('can be read by a script and by the client', async () => {
    fakeCarrier(() => Response.json(counts));
    expect(findEarly(`GET ${url}`)).toBeUndefined();
    startEarly(url);
    expect(findEarly('GET /elsewhere')).toBeUndefined();
    const parse = vi.spyOn(Response.prototype, 'json');
    const answer = await findEarly(`GET ${url}`);
    expect(await answer?.json()).toEqual(counts);
    expect(await testClient().client.read(getStatusCounts, {})).toEqual(counts);
    expect(parse).toHaveBeenCalledOnce();
  });

  it('reports its failure only when it is used', async () => {
    const unhandled = vi.fn<() => void>();
    process.on('unhandledRejection', unhandled);
    fakeCarrier(() => Promise.reject(new TypeError('Failed to fetch')));
    startEarly(url);
    await settled();
    await settled();
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });

  it('is dropped with the prefetched reads', async () => {
    const requests = fakeCarrier(() => Response.json(counts));
    const { client } = testClient();
    startEarly(url);
    client.cancelReads();
    await client.read(getStatusCounts, {});
    expect(requests).toHaveLength(2);
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { endpoint } from '../endpoint.ts';
import { getStatusCounts } from '../policies/contract.ts';
import counts from '../policies/fixtures/getStatusCounts.json' with { type: 'json' };
import { fakeCarrier, settled, testClient } from '../testing/fakeCarrier.ts';
import { copyEarly, forgetEarly, startEarly } from './early.ts';

afterEach(() => {
  forgetEarly();
  vi.unstubAllGlobals();
});

const url = getStatusCounts.path;

describe('a read that the early script started', () => {
  it('is taken over once, and asked for anew after that', async () => {
    const asked = fakeCarrier(() => Response.json(counts));
    const { client } = testClient();
    startEarly(url);
    expect(asked).toHaveLength(1);
    expect(await client.read(getStatusCounts, {})).toEqual(counts);
    expect(asked).toHaveLength(1);
    await client.read(getStatusCounts, {});
    expect(asked).toHaveLength(2);
  });

  it('answers no call that changes something', async () => {
    const asked = fakeCarrier(() => Response.json(counts));
    startEarly(url);
    const resend = endpoint({ ...getStatusCounts, name: 'resend', effect: 'change' });
    await testClient().client.request(resend, {});
    expect(asked).toHaveLength(2);
  });

  it('is held against the contract like any other', async () => {
    fakeCarrier(() => Response.json({ pendingPolicies: 1 }));
    startEarly(url);
    await expect(testClient().client.read(getStatusCounts, {})).rejects.toMatchObject({
      kind: 'contract',
    });
  });

  it('is asked for again where it was refused, for it knew of no refresh', async () => {
    const answers = [new Response(null, { status: 401 }), Response.json(counts)];
    fakeCarrier(() => answers.shift() ?? Response.error());
    const { client, flags } = testClient();
    startEarly(url);
    expect(await client.read(getStatusCounts, {})).toEqual(counts);
    expect(flags.onUnauthenticated).not.toHaveBeenCalled();
  });

  it('can be given up although the script knows no signal', async () => {
    fakeCarrier(() => new Promise<Response>(() => {}));
    startEarly(url);
    const controller = new AbortController();
    const read = testClient().client.read(getStatusCounts, {}, { signal: controller.signal });
    controller.abort();
    await expect(read).rejects.toMatchObject({ kind: 'aborted' });
  });

  it('goes out once it is known to be allowed, and never where it is not', async () => {
    const asked = fakeCarrier(() => Response.json(counts));
    startEarly(url, Promise.resolve(false));
    await copyEarly(`GET ${url}`);
    expect(asked).toHaveLength(0);
    startEarly(url, Promise.resolve(true));
    expect(await testClient().client.read(getStatusCounts, {})).toEqual(counts);
    expect(asked).toHaveLength(1);
  });

  it('is asked for again where it never went out', async () => {
    const asked = fakeCarrier(() => Response.json(counts));
    startEarly(url, Promise.resolve(false));
    expect(await testClient().client.read(getStatusCounts, {})).toEqual(counts);
    expect(asked).toHaveLength(1);
  });

  it('is asked for with the session’s cookie, as JSON', () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json(counts));
    vi.stubGlobal('fetch', fetch);
    startEarly(url);
    expect(fetch).toHaveBeenCalledExactlyOnceWith(url, {
      credentials: 'include',
      headers: { Accept: 'application/json', 'Api-Version': '1' },
    });
  });

  it('is left to the read it was started for: a change at the same address goes out', async () => {
    const change = endpoint({ ...getStatusCounts, name: 'change', method: 'POST' });
    const asked = fakeCarrier(() => Response.json(counts));
    startEarly(url);
    await testClient().client.request(change, {});
    expect(asked.map(({ method }) => method)).toEqual(['GET', 'POST']);
  });

  it('can be read by a script before the client takes it over, and by both', async () => {
    fakeCarrier(() => Response.json(counts));
    expect(copyEarly(`GET ${url}`)).toBeUndefined();
    startEarly(url);
    expect(copyEarly('GET /elsewhere')).toBeUndefined();
    const copy = await copyEarly(`GET ${url}`);
    expect(await copy?.json()).toEqual(counts);
    expect(await testClient().client.read(getStatusCounts, {})).toEqual(counts);
  });

  it('that fails is nobody’s failure until somebody wants it', async () => {
    const unhandled = vi.fn<() => void>();
    process.on('unhandledRejection', unhandled);
    fakeCarrier(() => Promise.reject(new TypeError('Failed to fetch')));
    startEarly(url);
    await settled();
    await settled();
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });

  it('is dropped with what was asked ahead', async () => {
    const asked = fakeCarrier(() => Response.json(counts));
    const { client } = testClient();
    startEarly(url);
    client.cancelAhead();
    await client.read(getStatusCounts, {});
    expect(asked).toHaveLength(2);
  });
});

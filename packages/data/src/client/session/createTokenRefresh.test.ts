import { describe, expect, it, vi } from 'vitest';
import { getFeature } from '../../features/contract.ts';
import { getStatusCounts } from '../../policies/status-counts/contract.ts';
import counts from '../../policies/fixtures/getStatusCounts.json' with { type: 'json' };
import { refreshAuthToken } from '../../session/contract.ts';
import { ApiError } from '../ApiError.ts';
import { fakeCarrier, memoryExpiry, settled, testClient } from '../../testing/fakeCarrier.ts';

const past = '2026-11-18T15:00:00Z';
const later = '2026-11-18T15:30:00.000Z';
const now = () => Date.parse('2026-11-18T15:15:00Z');

const isRefresh = ({ url }: Request) => url.endsWith(refreshAuthToken.path);
const refreshes = (asked: readonly Request[]) => asked.filter(isRefresh).length;

/** A carrier whose refresh takes a while and answers a new expiry. */
const refreshingCarrier = (refresh: () => Response = () => Response.json(later)) =>
  fakeCarrier(async (request) => {
    if (!isRefresh(request)) return Response.json(counts);
    await settled();
    return refresh();
  });

describe('the refresh of the token', () => {
  it('is made before a request only if the token has expired', async () => {
    const asked = refreshingCarrier();
    const { client } = testClient({ now, shared: memoryExpiry() });
    client.setExpiry(later);
    await client.request(getStatusCounts, {});
    expect(refreshes(asked)).toBe(0);
    client.setExpiry(past);
    await client.request(getStatusCounts, {});
    expect(asked.map(isRefresh)).toEqual([false, true, false]);
  });

  it('is made at the moment of expiry', async () => {
    const asked = refreshingCarrier();
    const { client } = testClient({ now, shared: memoryExpiry() });
    client.setExpiry('2026-11-18T15:15:00Z');
    await client.request(getStatusCounts, {});
    expect(asked.map(isRefresh)).toEqual([true, false]);
  });

  it('takes no lock while the token is fresh', async () => {
    const request = vi.fn<() => Promise<void>>(async () => {});
    vi.stubGlobal('navigator', { locks: { request } });
    refreshingCarrier();
    const { client } = testClient({ now, shared: memoryExpiry() });
    client.setExpiry(later);
    await client.request(getStatusCounts, {});
    expect(request).not.toHaveBeenCalled();
  });

  it('is not made again by a tab whose token another tab has refreshed', async () => {
    const asked = refreshingCarrier();
    const shared = memoryExpiry();
    const [first, second] = [1, 2].map(() => testClient({ now, shared }).client);
    first?.setExpiry(past);
    second?.setExpiry(past);
    await first?.request(getStatusCounts, {});
    await second?.request(getStatusCounts, {});
    expect(asked.map(isRefresh)).toEqual([true, false, false]);
  });

  it('reads shared storage only after its own token has expired', async () => {
    const read = vi.fn<() => null>(() => null);
    const { client } = testClient({ now, shared: { ...memoryExpiry(), read } });
    refreshingCarrier();
    client.setExpiry(later);
    await client.request(getStatusCounts, {});
    expect(read).not.toHaveBeenCalled();
  });

  it('is made once for 50 requests in 3 tabs, and loses none of them', async () => {
    const asked = refreshingCarrier();
    const shared = memoryExpiry(past);
    const tabs = Array.from({ length: 3 }, () => testClient({ now, shared }).client);
    const requests = Array.from({ length: 50 }, (_, index) =>
      tabs[index % 3]!.request(getStatusCounts, {}),
    );
    expect(await Promise.all(requests)).toEqual(Array.from({ length: 50 }, () => counts));
    expect(refreshes(asked)).toBe(1);
    expect(asked).toHaveLength(51);
  });

  it('is made once per tab in a browser without locks', async () => {
    vi.stubGlobal('navigator', {});
    const asked = refreshingCarrier();
    const { client } = testClient({ now, shared: memoryExpiry(past) });
    await Promise.all(Array.from({ length: 50 }, () => client.request(getStatusCounts, {})));
    expect(refreshes(asked)).toBe(1);
  });

  it('is made at most once, even if the new token has expired too', async () => {
    const asked = refreshingCarrier(() => Response.json(past));
    const { client } = testClient({ now, shared: memoryExpiry(past) });
    await client.request(getStatusCounts, {});
    expect(asked.map(isRefresh)).toEqual([true, false]);
  });

  it.each([
    ['is rejected', () => new Response('{}', { status: 401 })],
    ['breaks down', () => new Response('{}', { status: 500 })],
    ['answers nonsense', () => Response.json('soon')],
  ])('leads to login if it %s, and the request is not sent', async (_, refresh) => {
    const asked = refreshingCarrier(refresh);
    const { client, flags } = testClient({ now, shared: memoryExpiry(past) });
    await expect(client.request(getStatusCounts, {})).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
    expect(flags.onUnauthenticated).toHaveBeenCalledOnce();
    expect(flags.onServerError).not.toHaveBeenCalled();
    expect(asked.map(isRefresh)).toEqual([true]);
  });

  it('is retried by the next request after a failure', async () => {
    const answers = [new Response('{}', { status: 500 }), Response.json(later)];
    refreshingCarrier(() => answers.shift() ?? Response.error());
    const { client } = testClient({ now, shared: memoryExpiry(past) });
    await expect(client.request(getStatusCounts, {})).rejects.toThrow(ApiError);
    expect(await client.request(getStatusCounts, {})).toEqual(counts);
  });

  it('is not made for a visitor, or for a call that needs no session', async () => {
    const asked = fakeCarrier(({ url }) =>
      Response.json(url.includes('/features') ? { isEnabled: true } : counts),
    );
    const { client } = testClient({ now, shared: memoryExpiry(past) });
    await client.request(getFeature, { query: { feature: 'claims' } });
    client.setExpiry('');
    await client.request(getStatusCounts, {});
    expect(refreshes(asked)).toBe(0);
  });
});

import { describe, expect, it, vi } from 'vitest';
import { impersonate } from '../impersonation/contract.ts';
import { exportPendingPolicyRequirements } from '../policies/contract.ts';
import { getStatusCounts } from '../policies/status-counts/contract.ts';
import counts from '../policies/fixtures/getStatusCounts.json' with { type: 'json' };
import { failureOf } from '../testing/failureOf.ts';
import { fakeCarrier, settled, testClient } from '../testing/fakeCarrier.ts';
import type { IdentityClient } from './Client.ts';
import { forIdentity } from './forIdentity.ts';

const dana = { body: { agentId: '4471902' } };

/** A carrier that answers the impersonation when the test resolves it, and reads at once or never. */
function carrier({ answersReads = true } = {}) {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const requests = fakeCarrier((request) => {
    if (request.method === 'POST') return promise;
    return answersReads ? Response.json(counts) : new Promise<never>(() => {});
  });
  const reads = () => requests.filter(({ method }) => method === 'GET').length;
  return { answer: resolve, reads, client: forIdentity(testClient().client) };
}

describe('the client of an identity', () => {
  it('makes calls, prefetches and downloads like the client', async () => {
    const { answer, client, reads } = carrier();
    answer(Response.json({ records: [] }));
    expect(await client.request(getStatusCounts, {})).toEqual(counts);
    expect(await client.request(impersonate, dana)).toEqual({ records: [] });
    await client.prefetch(getStatusCounts, {});
    expect(reads()).toBe(2);
    expect(await client.read(getStatusCounts, {})).toEqual(counts);
    expect(reads()).toBe(3);
    fakeCarrier(
      () => new Response('PK', { headers: { 'Content-Disposition': 'filename=a.xlsx' } }),
    );
    const progress = vi.fn<() => void>();
    const options = { onProgress: progress };
    const file = await client.download(exportPendingPolicyRequirements, { query: {} }, options);
    expect(file).toMatchObject({ name: 'a.xlsx' });
    expect(progress).toHaveBeenCalled();
  });

  it.each([
    ['a call', (client, signal) => client.request(getStatusCounts, {}, { signal })],
    ['a read', (client, signal) => client.read(getStatusCounts, {}, { signal })],
    [
      'a download',
      (client, signal) =>
        client.download(exportPendingPolicyRequirements, { query: {} }, { signal }),
    ],
  ] satisfies [string, (client: IdentityClient, signal: AbortSignal) => Promise<unknown>][])(
    'gives up %s that its caller gives up',
    async (_, call) => {
      fakeCarrier(() => new Promise<never>(() => {}));
      const controller = new AbortController();
      const failure = failureOf(call(forIdentity(testClient().client), controller.signal));
      await settled();
      controller.abort();
      expect(await failure).toMatchObject({ kind: 'aborted' });
    },
  );
});

describe('a switch of identity', () => {
  it('drops prefetched reads', async () => {
    const { answer, client, reads } = carrier();
    await client.prefetch(getStatusCounts, {});
    answer(Response.json({ status: 403 }, { status: 403 }));
    await failureOf(client.switchIdentity((own) => own.request(impersonate, dana)));
    await client.prefetch(getStatusCounts, {});
    expect(reads()).toBe(2);
  });

  it('aborts the calls in flight', async () => {
    const { answer, client } = carrier({ answersReads: false });
    const read = failureOf(client.read(getStatusCounts, {}));
    await settled();
    const switching = client.switchIdentity((own) => own.request(impersonate, dana));
    expect(await read).toMatchObject({ kind: 'aborted' });
    answer(Response.json({ records: [] }));
    await switching;
  });

  it('delays calls made during the switch, and never sends them after it succeeds', async () => {
    const { answer, client, reads } = carrier();
    const switching = client.switchIdentity((own) => own.request(impersonate, dana));
    const controller = new AbortController();
    const late = failureOf(client.read(getStatusCounts, {}, { signal: controller.signal }));
    await client.prefetch(getStatusCounts, {});
    answer(Response.json({ records: [] }));
    await switching;
    await settled();
    expect(reads()).toBe(0);
    controller.abort();
    expect(await late).toMatchObject({ kind: 'aborted' });
  });

  it('that fails rejects, and the delayed calls are sent', async () => {
    const { answer, client, reads } = carrier();
    const switching = failureOf(client.switchIdentity((own) => own.request(impersonate, dana)));
    const late = client.read(getStatusCounts, {});
    await settled();
    expect(reads()).toBe(0);
    answer(Response.json({ status: 403 }, { status: 403 }));
    expect(await switching).toMatchObject({ kind: 'forbidden' });
    expect(await late).toEqual(counts);
    expect(await client.read(getStatusCounts, {})).toEqual(counts);
  });
});

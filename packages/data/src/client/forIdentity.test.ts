import { afterEach, describe, expect, it, vi } from 'vitest';
import { impersonate } from '../impersonation/contract.ts';
import { getStatusCounts } from '../policies/contract.ts';
import counts from '../policies/fixtures/getStatusCounts.json' with { type: 'json' };
import { failureOf } from '../testing/failureOf.ts';
import { fakeCarrier, settled, testClient } from '../testing/fakeCarrier.ts';
import { forIdentity } from './forIdentity.ts';

afterEach(() => vi.unstubAllGlobals());

const dana = { body: { agentId: '4471902' } };

/** A carrier that answers the impersonation when told to, and reads at once or never. */
function carrier({ answersReads = true } = {}) {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const asked = fakeCarrier((request) => {
    if (request.method === 'POST') return promise;
    return answersReads ? Response.json(counts) : new Promise<never>(() => {});
  });
  const reads = () => asked.filter(({ method }) => method === 'GET').length;
  return { answer: resolve, reads, client: forIdentity(testClient().client) };
}

describe('a switch of identity', () => {
  it('aborts the calls in flight', async () => {
    const { answer, client } = carrier({ answersReads: false });
    const read = failureOf(client.read(getStatusCounts, {}));
    await settled();
    const switching = client.switchIdentity((own) => own.request(impersonate, dana));
    expect(await read).toMatchObject({ kind: 'aborted' });
    answer(Response.json({ records: [] }));
    await switching;
  });

  it('holds the calls made meanwhile, and never lets them go once it is done', async () => {
    const { answer, client, reads } = carrier();
    const switching = client.switchIdentity((own) => own.request(impersonate, dana));
    const controller = new AbortController();
    const late = failureOf(client.read(getStatusCounts, {}, { signal: controller.signal }));
    await client.startAhead(getStatusCounts, {});
    answer(Response.json({ records: [] }));
    await switching;
    await settled();
    expect(reads()).toBe(0);
    controller.abort();
    expect(await late).toMatchObject({ kind: 'aborted' });
  });

  it('that fails says so, and lets the calls go on', async () => {
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

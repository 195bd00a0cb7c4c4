import { describe, expect, it, vi } from 'vitest';
import counts from '../policies/fixtures/getStatusCounts.json' with { type: 'json' };
import { getPolicy } from '../policies/policy/contract.ts';
import { getStatusCounts } from '../policies/status-counts/contract.ts';
import { watchPolicy } from '../watches/contract.ts';
import { fakeCarrier, settled, testClient } from '../testing/fakeCarrier.ts';
import { createReads } from './createReads.ts';
import { apiError } from './normalizeError.ts';

/** Reads with a clock, and calls by key that the test answers. */
function openReads() {
  let time = 0;
  const reads = createReads(() => time);
  const calls: (PromiseWithResolvers<string> & { key: string; signal: AbortSignal })[] = [];
  const call = (key: string) => (signal: AbortSignal, first?: Promise<unknown>) => {
    if (first) return first as Promise<string>;
    const answer = Promise.withResolvers<string>();
    signal.addEventListener('abort', () => answer.reject(signal.reason));
    calls.push({ ...answer, key, signal });
    return answer.promise;
  };
  return {
    reads,
    calls,
    prefetch: (key: string, freshForMs?: number) => reads.prefetch(key, call(key), freshForMs),
    make: (key: string) => reads.make(key, call(key)),
    answer: async (which: number) => {
      calls[which]?.resolve('rows');
      await settled();
    },
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    aborted: () => calls.map(({ signal }) => signal.aborted),
  };
}

describe('a prefetch', () => {
  it('caches its answer, with one call for two prefetches of a key', async () => {
    const { reads, prefetch, calls, answer } = openReads();
    const both = Promise.all([prefetch('a'), prefetch('a')]);
    expect(calls).toHaveLength(1);
    await answer(0);
    await both;
    expect(reads.cache.get('a')).toMatchObject({ data: 'rows' });
  });

  it('is fresh for 15 seconds, until its first hook leaves', async () => {
    const { reads, prefetch, answer, pass } = openReads();
    for (const key of ['a', 'b']) void prefetch(key);
    await answer(0);
    await answer(1);
    pass(14_999);
    reads.join('b')();
    expect([reads.isFresh('a'), reads.isFresh('b')]).toEqual([true, false]);
    pass(1);
    expect(reads.isFresh('a')).toBe(false);
  });

  it('makes no call for an answer that is fresh enough', async () => {
    const { prefetch, make, calls, answer, pass } = openReads();
    void make('a');
    await answer(0);
    pass(29_999);
    await prefetch('a', 30_000);
    expect(calls).toHaveLength(1);
    pass(1);
    void prefetch('a', 30_000);
    expect(calls).toHaveLength(2);
  });

  it('becomes the read of the hook that needs it, which aborts it when it leaves', async () => {
    const { reads, prefetch, make, calls, aborted } = openReads();
    void prefetch('a');
    const leave = reads.join('a');
    const made = make('a');
    expect(calls).toHaveLength(1);
    leave();
    await expect(made).rejects.toThrow('aborted');
    expect(aborted()).toEqual([true]);
  });

  it('waits for a read that a hook makes already', async () => {
    const { reads, prefetch, make, calls, answer } = openReads();
    reads.join('a');
    void make('a');
    const prefetched = prefetch('a');
    await answer(0);
    await prefetched;
    expect(calls).toHaveLength(1);
    expect(reads.cache.has('a')).toBe(false);
  });

  it.each(['server', 'network', 'unauthenticated'] as const)(
    'that failed by %s is not cached, and can be made again',
    async (kind) => {
      const { reads, prefetch, calls } = openReads();
      const failed = prefetch('a');
      calls[0]?.reject(apiError(kind));
      await failed;
      expect(reads.cache.has('a')).toBe(false);
      void prefetch('a');
      expect(calls).toHaveLength(2);
    },
  );

  it('that failed for good is the answer of the hook, for 15 seconds', async () => {
    const { prefetch, make, calls, pass } = openReads();
    for (const key of ['a', 'b']) {
      const failed = prefetch(key);
      calls.at(-1)?.reject(apiError('not-found'));
      await failed;
    }
    await expect(make('a')).rejects.toMatchObject({ kind: 'not-found' });
    await prefetch('b');
    expect(calls).toHaveLength(2);
    pass(15_000);
    const second = prefetch('b');
    expect(calls).toHaveLength(3);
    calls.at(-1)?.resolve('rows');
    await second;
    void make('b').catch(() => {});
    expect(calls).toHaveLength(4);
  });

  it('is one of four, and a fifth aborts the oldest', async () => {
    const { prefetch, aborted } = openReads();
    for (const key of ['a', 'b', 'c', 'd', 'e']) void prefetch(key);
    expect(aborted()).toEqual([true, false, false, false, false]);
  });

  it('of the first data of a page is not aborted before the next page opens', async () => {
    const { reads, prefetch, aborted } = openReads();
    const keys = ['a', 'b', 'c', 'd', 'e', 'f'];
    // One was a speculative prefetch before.
    void prefetch('a');
    void reads.startPage(async () => {
      await settled();
      await Promise.all(keys.map((key) => prefetch(key)));
    });
    await settled();
    expect(aborted()).not.toContain(true);
    await reads.startPage(() => Promise.resolve());
    void prefetch('g');
    expect(aborted()).toContain(true);
  });

  it('is dropped after a change, and so is an answer that a hook read before', async () => {
    const { reads, prefetch, make, answer, aborted } = openReads();
    void prefetch('seen');
    await answer(0);
    void prefetch('running');
    void make('late');
    reads.expire();
    await answer(2);
    expect(aborted()).toEqual([false, true, false]);
    expect([...reads.cache.keys()]).toEqual([]);
    expect(reads.isFresh('late', 30_000)).toBe(false);
  });

  it('is dropped when its identity ends, and what is on screen stays', async () => {
    const { reads, prefetch, answer, aborted } = openReads();
    for (const key of ['a', 'b', 'c']) void prefetch(key);
    await answer(0);
    await answer(1);
    reads.join('b');
    reads.cancel();
    expect([...reads.cache.keys()]).toEqual(['b']);
    expect(aborted()[2]).toBe(true);
  });
});

describe('the client', () => {
  it('reports no failure of a prefetch', async () => {
    fakeCarrier(() => new Response('{}', { status: 403 }));
    const { client, flags } = testClient();
    await client.prefetch(getPolicy, { params: { id: 'A' } });
    expect(flags.onForbidden).not.toHaveBeenCalled();
  });

  it('requests again what a prefetch could not read', async () => {
    vi.useFakeTimers();
    const requests = fakeCarrier(() => Response.json(counts));
    const { client } = testClient({ retries: 1 });
    const first = Promise.reject(apiError('network'));
    const answer = client.read(getStatusCounts, {}, { first });
    await vi.runAllTimersAsync();
    expect(await answer).toEqual(counts);
    expect(requests).toHaveLength(1);
    vi.useRealTimers();
  });

  it('prefetches nothing for an input that breaks the contract', async () => {
    const requests = fakeCarrier(() => Response.json({}));
    await testClient().client.prefetch(getPolicy, { params: { id: '' } });
    expect(requests).toHaveLength(0);
  });

  it('drops prefetched answers after a change, also one that failed', async () => {
    const requests = fakeCarrier(() => new Response('{}', { status: 409 }));
    const { client } = testClient();
    const expire = vi.spyOn(client.reads, 'expire');
    const change = client.request(watchPolicy, { body: { policyNumber: 'NL0018O0142' } });
    await expect(change).rejects.toMatchObject({ kind: 'conflict' });
    expect(requests).toHaveLength(1);
    expect(expire).toHaveBeenCalledOnce();
  });

  it('gives another identity new reads, and a late end of the former one drops nothing', () => {
    const { client } = testClient();
    const former = client.reads;
    client.forgetReads();
    const current = client.reads;
    expect(current).not.toBe(former);
    client.forgetReads(former);
    expect(client.reads).toBe(current);
  });
});

import { describe, expect, it, vi } from 'vitest';
import { BranchStore, type LoadChildren } from './BranchStore.ts';

describe('the branches that were loaded', () => {
  it('load once each, and notify when they have loaded', async () => {
    const store = new BranchStore<string>();
    const notified = vi.fn<() => void>();
    store.subscribe(notified);
    const { promise, resolve } = Promise.withResolvers<readonly string[]>();
    const load = vi.fn<() => Promise<readonly string[]>>(() => promise);
    const first = store.load('a', load);
    const second = await store.load('a', load);
    expect([second, load.mock.calls, store.read().size]).toEqual([undefined, [['a', 0]], 0]);
    resolve(['b', 'c']);
    expect(await first).toEqual({ status: 'loaded', rows: ['b', 'c'] });
    expect(store.read().get('a')).toEqual({ status: 'loaded', rows: ['b', 'c'] });
    expect(notified).toHaveBeenCalledOnce();
    expect(await store.load('a', load)).toBeUndefined();
  });

  it('say why they failed, and load again only once the failure is cleared', async () => {
    const store = new BranchStore<string>();
    const reason = new Error('Offline');
    const load = vi.fn<() => Promise<readonly string[]>>().mockRejectedValueOnce(reason);
    load.mockResolvedValue([]);
    expect(await store.load('a', load)).toEqual({ status: 'failed', reason });
    expect(await store.load('a', load)).toBeUndefined();
    store.clearFailure('a');
    expect(store.read().has('a')).toBe(false);
    expect(await store.load('a', load)).toEqual({ status: 'loaded', rows: [] });
  });

  it('fail in the same way where the call throws at once', async () => {
    const store = new BranchStore<string>();
    const branch = await store.load('a', () => {
      throw new Error('No such branch');
    });
    expect(branch?.status).toBe('failed');
  });

  it('do not notify a subscriber that left', async () => {
    const store = new BranchStore<string>();
    const notified = vi.fn<() => void>();
    store.subscribe(notified)();
    await store.load('a', async () => []);
    expect(notified).not.toHaveBeenCalled();
  });

  it('grow by the next part, which starts after the loaded rows', async () => {
    const store = new BranchStore<string>();
    const part = (rows: readonly string[]) => ({ rows, total: 3 });
    await store.load('a', async () => part(['b', 'c']));
    const froms: number[] = [];
    const result = await store.loadMore('a', async (_row, from) => {
      froms.push(from);
      return part(['d']);
    });
    expect([result, froms]).toEqual([true, [2]]);
    expect(store.read().get('a')).toEqual({ status: 'loaded', rows: ['b', 'c', 'd'], total: 3 });
  });

  it('keep their rows when the next part fails or is requested twice', async () => {
    const store = new BranchStore<string>();
    await store.load('a', async () => ({ rows: ['b'], total: 2 }));
    const failed = await store.loadMore('a', async () => {
      throw new Error('Offline');
    });
    expect(failed).toBe(false);
    const next = async () => ({ rows: ['c'], total: 2 });
    expect(await Promise.all([store.loadMore('a', next), store.loadMore('a', next)])).toEqual([
      true,
      false,
    ]);
    expect(store.read().get('a')).toMatchObject({ rows: ['b', 'c'] });
    expect(await store.loadMore('b', next)).toBe(false);
  });

  it('take prefetched rows, without a notification before', async () => {
    const store = new BranchStore<string>();
    const load = vi.fn<LoadChildren<string>>(async (_row, from) => ({
      rows: from === 0 ? ['b', 'c'] : ['d'],
      total: 3,
    }));
    store.prefetch('a', load);
    store.prefetch('a', load);
    expect([load.mock.calls, store.read().size]).toEqual([[['a', 0]], 0]);
    await store.load('a', load);
    expect(store.read().get('a')).toMatchObject({ rows: ['b', 'c'] });
    store.prefetch('a', load);
    await store.loadMore('a', load);
    expect(store.read().get('a')).toMatchObject({ rows: ['b', 'c', 'd'] });
    store.prefetch('a', load);
    expect(load.mock.calls).toEqual([
      ['a', 0],
      ['a', 2],
    ]);
  });

  it('load again where the prefetch failed, or was in another order', async () => {
    const store = new BranchStore<string>();
    const failing = vi.fn<LoadChildren<string>>().mockRejectedValueOnce(new Error('Offline'));
    failing.mockResolvedValue(['b']);
    store.prefetch('a', failing);
    expect(await store.load('a', failing)).toEqual({ status: 'loaded', rows: ['b'] });
    store.prefetch('c', async () => ['d', 'e']);
    expect(await store.load('c', async () => ['e', 'd'])).toMatchObject({ rows: ['e', 'd'] });
  });

  it('show at once where they were prefetched and have loaded', async () => {
    const store = new BranchStore<string>();
    const { promise, resolve } = Promise.withResolvers<readonly string[]>();
    const load = () => promise;
    store.prefetch('a', load);
    store.prefetch('c', load);
    expect(store.takePrefetched('a', load)).toBeUndefined();
    resolve(['b']);
    await promise;
    await vi.waitFor(() =>
      expect(store.takePrefetched('a', load)).toEqual({ status: 'loaded', rows: ['b'] }),
    );
    expect(store.read().get('a')).toEqual({ status: 'loaded', rows: ['b'] });
    expect(store.takePrefetched('a', load)).toBeUndefined();
    expect(store.takePrefetched('c', async () => ['in another order'])).toBeUndefined();
    expect(store.takePrefetched('c', load)).toEqual({ status: 'loaded', rows: ['b'] });
  });

  it('are prefetched after the rows that have loaded, and not once all have', async () => {
    const store = new BranchStore<string>();
    const load = vi.fn<LoadChildren<string>>(async () => ({ rows: ['b'], total: 2 }));
    await store.load('a', load);
    store.prefetch('a', load);
    expect(load.mock.calls).toEqual([
      ['a', 0],
      ['a', 1],
    ]);
    const whole = vi.fn<LoadChildren<string>>(async () => ['d']);
    await store.load('c', whole);
    store.prefetch('c', whole);
    expect(whole).toHaveBeenCalledOnce();
  });

  it('are not prefetched while they load', async () => {
    const store = new BranchStore<string>();
    const { promise } = Promise.withResolvers<readonly string[]>();
    const load = vi.fn<LoadChildren<string>>(() => promise);
    void store.load('a', load);
    await vi.waitFor(() => expect(load).toHaveBeenCalled());
    store.prefetch('a', load);
    expect(load).toHaveBeenCalledOnce();
  });

  it('do not load again once they were prefetched and shown', async () => {
    const store = new BranchStore<string>();
    const load = vi.fn<LoadChildren<string>>(async () => ['b']);
    store.prefetch('a', load);
    await vi.waitFor(() => expect(store.takePrefetched('a', load)).toBeDefined());
    expect(await store.load('a', load)).toBeUndefined();
    expect(load).toHaveBeenCalledOnce();
  });
});

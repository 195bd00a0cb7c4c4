import { describe, expect, it, vi } from 'vitest';
import { BranchStore, type LoadChildren } from './branches.ts';

describe('the branches that were loaded', () => {
  it('are asked for once each, and told of when they come', async () => {
    const store = new BranchStore<string>();
    const told = vi.fn<() => void>();
    store.subscribe(told);
    const { promise, resolve } = Promise.withResolvers<readonly string[]>();
    const load = vi.fn<() => Promise<readonly string[]>>(() => promise);
    const first = store.ask('a', load);
    const second = await store.ask('a', load);
    expect([second, load.mock.calls, store.read().size]).toEqual([undefined, [['a', 0]], 0]);
    resolve(['b', 'c']);
    expect(await first).toEqual({ status: 'loaded', rows: ['b', 'c'] });
    expect(store.read().get('a')).toEqual({ status: 'loaded', rows: ['b', 'c'] });
    expect(told).toHaveBeenCalledOnce();
    expect(await store.ask('a', load)).toBeUndefined();
  });

  it('say why they failed, and are asked for again only once that is forgotten', async () => {
    const store = new BranchStore<string>();
    const reason = new Error('Offline');
    const load = vi.fn<() => Promise<readonly string[]>>().mockRejectedValueOnce(reason);
    load.mockResolvedValue([]);
    expect(await store.ask('a', load)).toEqual({ status: 'failed', reason });
    expect(await store.ask('a', load)).toBeUndefined();
    store.forget('a');
    expect(store.read().has('a')).toBe(false);
    expect(await store.ask('a', load)).toEqual({ status: 'loaded', rows: [] });
  });

  it('fail alike where the call throws at once', async () => {
    const store = new BranchStore<string>();
    const branch = await store.ask('a', () => {
      throw new Error('No such branch');
    });
    expect(branch?.status).toBe('failed');
  });

  it('are told to nobody who left', async () => {
    const store = new BranchStore<string>();
    const told = vi.fn<() => void>();
    store.subscribe(told)();
    await store.ask('a', async () => []);
    expect(told).not.toHaveBeenCalled();
  });

  it('grow by the next part, which is asked for by how many are there', async () => {
    const store = new BranchStore<string>();
    const part = (rows: readonly string[]) => ({ rows, total: 3 });
    await store.ask('a', async () => part(['b', 'c']));
    const froms: number[] = [];
    const came = await store.askMore('a', async (_row, from) => {
      froms.push(from);
      return part(['d']);
    });
    expect([came, froms]).toEqual([true, [2]]);
    expect(store.read().get('a')).toEqual({ status: 'loaded', rows: ['b', 'c', 'd'], total: 3 });
  });

  it('stay as they are where the next part does not come, or was asked for twice', async () => {
    const store = new BranchStore<string>();
    await store.ask('a', async () => ({ rows: ['b'], total: 2 }));
    const failed = await store.askMore('a', async () => {
      throw new Error('Offline');
    });
    expect(failed).toBe(false);
    const next = async () => ({ rows: ['c'], total: 2 });
    expect(await Promise.all([store.askMore('a', next), store.askMore('a', next)])).toEqual([
      true,
      false,
    ]);
    expect(store.read().get('a')).toMatchObject({ rows: ['b', 'c'] });
    expect(await store.askMore('b', next)).toBe(false);
  });

  it('come out of what was expected, which nobody is told of before', async () => {
    const store = new BranchStore<string>();
    const load = vi.fn<LoadChildren<string>>(async (_row, from) => ({
      rows: from === 0 ? ['b', 'c'] : ['d'],
      total: 3,
    }));
    store.expect('a', load);
    store.expect('a', load);
    expect([load.mock.calls, store.read().size]).toEqual([[['a', 0]], 0]);
    await store.ask('a', load);
    expect(store.read().get('a')).toMatchObject({ rows: ['b', 'c'] });
    store.expect('a', load);
    await store.askMore('a', load);
    expect(store.read().get('a')).toMatchObject({ rows: ['b', 'c', 'd'] });
    store.expect('a', load);
    expect(load.mock.calls).toEqual([
      ['a', 0],
      ['a', 2],
    ]);
  });

  it('are asked for anew where what was expected failed, or was in another order', async () => {
    const store = new BranchStore<string>();
    const failing = vi.fn<LoadChildren<string>>().mockRejectedValueOnce(new Error('Offline'));
    failing.mockResolvedValue(['b']);
    store.expect('a', failing);
    expect(await store.ask('a', failing)).toEqual({ status: 'loaded', rows: ['b'] });
    store.expect('c', async () => ['d', 'e']);
    expect(await store.ask('c', async () => ['e', 'd'])).toMatchObject({ rows: ['e', 'd'] });
  });

  it('are there at once where they were expected and have come', async () => {
    const store = new BranchStore<string>();
    const { promise, resolve } = Promise.withResolvers<readonly string[]>();
    const load = () => promise;
    store.expect('a', load);
    store.expect('c', load);
    expect(store.take('a', load)).toBeUndefined();
    resolve(['b']);
    await promise;
    await vi.waitFor(() =>
      expect(store.take('a', load)).toEqual({ status: 'loaded', rows: ['b'] }),
    );
    expect(store.read().get('a')).toEqual({ status: 'loaded', rows: ['b'] });
    expect(store.take('a', load)).toBeUndefined();
    expect(store.take('c', async () => ['in another order'])).toBeUndefined();
    expect(store.take('c', load)).toEqual({ status: 'loaded', rows: ['b'] });
  });
});

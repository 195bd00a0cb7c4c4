import { expect, it, vi } from 'vitest';
import { SnapshotCache } from './SnapshotCache.ts';

const at = (ms: number) => new Date(ms);
const create = (maxWeight = 100) =>
  new SnapshotCache<string>({ lifetimeMs: 1_000, maxWeight, weigh: (value) => value.length });

it('makes a value once in its lifetime and says as of when it is', async () => {
  const cache = create();
  const make = vi.fn<() => Promise<string>>(async () => 'rows');
  const first = await cache.get('list', at(5), make);
  expect(await cache.get('list', at(1_004), make)).toEqual(first);
  expect(first).toEqual({ value: 'rows', asOf: at(5) });
  expect(make).toHaveBeenCalledTimes(1);
});

it('gives an old value while the next is made, and none that is older than two lifetimes', async () => {
  const cache = create();
  let version = 0;
  const make = vi.fn<() => Promise<string>>(async () => `rows ${(version += 1)}`);
  await cache.get('list', at(5), make);
  const old = await Promise.all([1_005, 1_006].map((ms) => cache.get('list', at(ms), make)));
  expect(old.map(({ value }) => value)).toEqual(['rows 1', 'rows 1']);
  expect(make).toHaveBeenCalledTimes(2);
  expect(await cache.get('list', at(1_007), make)).toEqual({ value: 'rows 2', asOf: at(1_005) });
  expect(await cache.get('list', at(3_005), make)).toEqual({ value: 'rows 3', asOf: at(3_005) });
  expect(make).toHaveBeenCalledTimes(3);
});

it('keeps an old value where the next cannot be made, and tries again', async () => {
  const cache = create();
  const fail = vi.fn<() => Promise<string>>(async () => {
    throw new Error('no database');
  });
  await cache.get('list', at(0), async () => 'rows');
  for (const ms of [1_000, 1_001]) {
    expect((await cache.get('list', at(ms), fail)).value).toBe('rows');
    await new Promise(setImmediate);
  }
  expect(fail).toHaveBeenCalledTimes(2);
  await expect(cache.get('list', at(2_000), fail)).rejects.toThrow('no database');
});

it('computes once for callers that ask together', async () => {
  const cache = create();
  const make = vi.fn<() => Promise<string>>(async () => 'rows');
  await Promise.all(Array.from({ length: 20 }, () => cache.get('list', at(0), make)));
  expect(make).toHaveBeenCalledTimes(1);
});

it('forgets a failure', async () => {
  const cache = create();
  const failing = cache.get('list', at(0), async () => {
    throw new Error('no database');
  });
  await expect(failing).rejects.toThrow('no database');
  expect((await cache.get('list', at(1), async () => 'rows')).value).toBe('rows');
});

it('drops the longest unused when the values weigh too much', async () => {
  const cache = create(10);
  const make = vi.fn<() => Promise<string>>(async () => '12345');
  await cache.get('a', at(0), make);
  await cache.get('b', at(0), make);
  await cache.get('a', at(1), make);
  await cache.get('c', at(2), make);
  expect(make).toHaveBeenCalledTimes(3);
  await cache.get('a', at(3), make);
  expect(make).toHaveBeenCalledTimes(3);
  await cache.get('b', at(4), make);
  expect(make).toHaveBeenCalledTimes(4);
});

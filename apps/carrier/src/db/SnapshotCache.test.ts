import { expect, it, vi } from 'vitest';
import { entryWeight, SnapshotCache, type SnapshotKind } from './SnapshotCache.ts';

const at = (ms: number) => new Date(ms);
const text: SnapshotKind<string> = { name: 'text', weigh: (value) => value.length };
const create = (maxWeight = 2 ** 20) => new SnapshotCache({ lifetimeMs: 1_000, maxWeight });

it('a snapshot cache computes a value once in its lifetime and returns the moment it was true', async () => {
  const cache = create();
  const make = vi.fn<() => Promise<string>>(async () => 'rows');
  const first = await cache.get(text, 'list', at(5), make);
  expect(await cache.get(text, 'list', at(1_004), make)).toEqual(first);
  expect(first).toEqual({ value: 'rows', asOf: at(5) });
  expect(make).toHaveBeenCalledTimes(1);
});

it('a snapshot cache returns an old value while the next is computed, but none older than two lifetimes', async () => {
  const cache = create();
  let version = 0;
  const make = vi.fn<() => Promise<string>>(async () => `rows ${(version += 1)}`);
  await cache.get(text, 'list', at(5), make);
  const old = await Promise.all([1_005, 1_006].map((ms) => cache.get(text, 'list', at(ms), make)));
  expect(old.map(({ value }) => value)).toEqual(['rows 1', 'rows 1']);
  expect(make).toHaveBeenCalledTimes(2);
  expect(await cache.get(text, 'list', at(1_007), make)).toEqual({
    value: 'rows 2',
    asOf: at(1_005),
  });
  expect(await cache.get(text, 'list', at(3_005), make)).toEqual({
    value: 'rows 3',
    asOf: at(3_005),
  });
  expect(make).toHaveBeenCalledTimes(3);
});

it('a snapshot cache keeps an old value when the next one fails, and tries again', async () => {
  const cache = create();
  const fail = vi.fn<() => Promise<string>>(async () => {
    throw new Error('no database');
  });
  await cache.get(text, 'list', at(0), async () => 'rows');
  for (const ms of [1_000, 1_001]) {
    expect((await cache.get(text, 'list', at(ms), fail)).value).toBe('rows');
    await new Promise(setImmediate);
  }
  expect(fail).toHaveBeenCalledTimes(2);
  await expect(cache.get(text, 'list', at(2_000), fail)).rejects.toThrow('no database');
});

it('a snapshot cache computes once for calls at the same time', async () => {
  const cache = create();
  const make = vi.fn<() => Promise<string>>(async () => 'rows');
  await Promise.all(Array.from({ length: 20 }, () => cache.get(text, 'list', at(0), make)));
  expect(make).toHaveBeenCalledTimes(1);
});

it('a snapshot cache forgets a failure', async () => {
  const cache = create();
  const failing = cache.get(text, 'list', at(0), async () => {
    throw new Error('no database');
  });
  await expect(failing).rejects.toThrow('no database');
  expect((await cache.get(text, 'list', at(1), async () => 'rows')).value).toBe('rows');
});

it('a snapshot cache drops the least recently used when all kinds together use too much memory', async () => {
  const other: SnapshotKind<string> = { ...text, name: 'other' };
  const cache = create(2 * (entryWeight + 5) + 4);
  const make = vi.fn<() => Promise<string>>(async () => '12345');
  await cache.get(text, 'a', at(0), make);
  await cache.get(other, 'a', at(0), make);
  await cache.get(text, 'a', at(1), make);
  await cache.get(text, 'c', at(2), make);
  expect(make).toHaveBeenCalledTimes(3);
  expect(cache.weight).toBe(2 * (entryWeight + 5));
  await cache.get(text, 'a', at(3), make);
  expect(make).toHaveBeenCalledTimes(3);
  await cache.get(other, 'a', at(4), make);
  expect(make).toHaveBeenCalledTimes(4);
});

it('a snapshot cache stays within its limit for many different keys of any length, also at the same time', async () => {
  const cache = create(20 * entryWeight);
  const asked = Array.from({ length: 500 }, (_, number) => [number, 'x'.repeat(59_000)]);
  const answers = asked.map((about) => cache.get(text, about, at(0), async () => 'rows'));
  expect(cache.weight).toBeLessThanOrEqual(20 * entryWeight);
  expect(new Set((await Promise.all(answers)).map(({ value }) => value))).toEqual(
    new Set(['rows']),
  );
  expect(cache.weight).toBeLessThanOrEqual(20 * entryWeight);
  expect(cache.weight).toBeGreaterThan(10 * entryWeight);
});

it('a snapshot cache does not replace a newer value with a late one', async () => {
  const cache = create();
  const late = Promise.withResolvers<string>();
  await cache.get(text, 'list', at(0), async () => 'first');
  await cache.get(text, 'list', at(1_000), () => late.promise);
  await cache.get(text, 'list', at(2_000), async () => 'newest');
  late.resolve('late');
  await late.promise;
  await new Promise(setImmediate);
  const { weight } = cache;
  expect((await cache.get(text, 'list', at(2_001), async () => 'unwanted')).value).toBe('newest');
  expect(weight).toBe(entryWeight + 'newest'.length);
});

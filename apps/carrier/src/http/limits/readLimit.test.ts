import { expect, test } from 'vitest';
import { createReadLimit } from './readLimit.ts';

const perMinute = 1_000;
const { signal } = new AbortController();

/** Reads that a test ends itself. */
function heldReads(limit = createReadLimit(perMinute)) {
  const begun: PromiseWithResolvers<string>[] = [];
  const read = () => {
    const held = Promise.withResolvers<string>();
    begun.push(held);
    return held.promise;
  };
  return { begun, ask: (userId: number, until = signal) => limit(userId, read, until) };
}

test('runs four reads of a user at the same time, queues the next ones, and does not delay other users', async () => {
  const { begun, ask } = heldReads();
  const all = Array.from({ length: 6 }, () => ask(7));
  await expect.poll(() => begun).toHaveLength(4);
  const other = ask(8);
  await expect.poll(() => begun).toHaveLength(5);
  begun[4]?.resolve('of another');
  expect(await other).toBe('of another');
  expect(begun).toHaveLength(5);
  begun[0]?.resolve('first');
  await expect.poll(() => begun).toHaveLength(6);
  begun[1]?.reject(new Error('broken'));
  await expect(all[1]).rejects.toThrow('broken');
  await expect.poll(() => begun).toHaveLength(7);
  for (const { resolve } of begun) resolve('done');
  expect(
    (await Promise.allSettled(all)).filter(({ status }) => status === 'fulfilled'),
  ).toHaveLength(5);
});

test('queues a page of 38 calls in three tabs, and answers 429 beyond 200 waiting calls', async () => {
  const { begun, ask } = heldReads();
  const client = new AbortController();
  const all = Promise.allSettled(Array.from({ length: 204 }, () => ask(7, client.signal)));
  await expect.poll(() => begun).toHaveLength(4);
  await expect(ask(7)).rejects.toMatchObject({ status: 429, headers: { 'Retry-After': '1' } });
  client.abort(new Error('gone'));
  for (const { resolve } of begun) resolve('done');
  const reasons = (await all).filter(({ status }) => status === 'rejected');
  expect(reasons).toHaveLength(200);
  expect(begun).toHaveLength(4);
  const next = ask(7);
  await expect.poll(() => begun).toHaveLength(5);
  begun[4]?.resolve('again');
  expect(await next).toBe('again');
});

test('answers 429 to a user above the limit, and not to others', async () => {
  const limit = createReadLimit(2);
  const read = async () => 'read';
  for (let at = 0; at < 2; at += 1) expect(await limit(7, read, signal)).toBe('read');
  await expect(limit(7, read, signal)).rejects.toMatchObject({ status: 429 });
  expect(await limit(8, read, signal)).toBe('read');
});

import { contract } from '@agent-portal/data/contract';
import { type Endpoint, isFileResponse } from '@agent-portal/data/endpoint';
import { getPendingPolicyRequirements } from '@agent-portal/data/policies/contract';
import { getStatusCounts } from '@agent-portal/data/policies/status-counts/contract';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { afterEach, beforeEach, describe, expect, it, vi, test } from 'vitest';
import type { AgentCaller } from '../../session/caller.ts';
import type { AppEnv, RouteDeps } from '../appEnv.ts';
import { isList, type Route, route } from '../route.ts';
import { createReadLimit } from './readLimit.ts';
import { Problem } from '../answers/problems.ts';
import { createProcessLimit, type UserLimit } from './userLimit.ts';
import { endOtherSessions } from '@agent-portal/data/activity/contract';
import { saveDisplay } from '@agent-portal/data/display/contract';
import { readDisplay } from '@agent-portal/data/display/display';
import { changePassword } from '@agent-portal/data/password/contract';
import { limits } from '../../limits.ts';
import { type SignedIn, sharedServer } from '../../testing.ts';

describe('a limit of a process', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('rejects one call too many with the seconds to wait, does not affect others, and ends after a minute', async () => {
    const count = createProcessLimit({ what: 'list calls', perMinute: 3 });
    for (let at = 0; at < 3; at += 1) await count(7);
    vi.advanceTimersByTime(20_000);
    const refused = await count(7).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Problem);
    expect(refused).toMatchObject({
      status: 429,
      message: 'Too many list calls. Try again in 40 seconds.',
      headers: { 'Retry-After': '40' },
    });
    await count(8);
    vi.advanceTimersByTime(40_000);
    await count(7);
  });
});

it('only calls that answer a page of a list, or selected rows, count as list calls', () => {
  const saysItsPage = ({ name, response }: Endpoint) => {
    if (['getSelection', 'getCallSheet'].includes(name)) return true;
    if (isFileResponse(response)) return false;
    const fields = z.toJSONSchema(response, { unrepresentable: 'any' }).properties ?? {};
    // Commissions and debt call it `page` [S3]. The values of filters have a page for each filter.
    return ['currentPage', 'page', 'pages'].some((name) => name in fields);
  };
  const endpoints = Object.values<Endpoint>(contract);
  const names = (list: readonly Endpoint[]) => list.map(({ name }) => name);
  expect(names(endpoints.filter(isList))).toEqual(names(endpoints.filter(saysItsPage)));
  expect(names(endpoints.filter(isList))).toContain('getPolicySummaries');
});

describe('a call of a user', () => {
  const counted = vi.fn<UserLimit>(async () => {});
  const limitReads = createReadLimit(1_000);
  const deps = { countList: counted, limitReads, checkAnswers: false } as unknown as RouteDeps;
  const ask = async (asked: Route, query = '') => {
    const app = new Hono<AppEnv>();
    app.onError((error) => new Response(null, { status: (error as Problem).status }));
    app.all('*', (c) => {
      c.set('caller', { kind: 'agent', userId: 7 } as AgentCaller);
      return asked.respond(c, deps);
    });
    return (await app.request(`/${query}`)).status;
  };
  afterEach(() => counted.mockClear());

  it('counts when it is for a list and its input is valid', async () => {
    const list = route(getPendingPolicyRequirements, async () => ({}) as never);
    expect(await ask(list)).toBe(200);
    expect(counted.mock.calls).toEqual([[7]]);
    expect(await ask(list, '?page=0')).toBe(400);
    expect(counted).toHaveBeenCalledTimes(1);
    expect(await ask(route(getStatusCounts, async () => ({}) as never))).toBe(200);
    expect(counted).toHaveBeenCalledTimes(1);
  });

  it('is rejected when it is one too many', async () => {
    const handle = vi.fn<() => Promise<never>>(async () => ({}) as never);
    counted.mockRejectedValueOnce(new Problem(429, 'Too many list calls.'));
    expect(await ask(route(getPendingPolicyRequirements, handle))).toBe(429);
    expect(handle).not.toHaveBeenCalled();
  });
});

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

test('the carrier runs four reads of a user at the same time, queues the next ones, and does not delay other users', async () => {
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

test('the carrier queues a page of 38 calls in three tabs, and answers 429 beyond 200 waiting calls', async () => {
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

test('the carrier answers 429 to a user above the limit, and not to others', async () => {
  const limit = createReadLimit(2);
  const read = async () => 'read';
  for (let at = 0; at < 2; at += 1) expect(await limit(7, read, signal)).toBe('read');
  await expect(limit(7, read, signal)).rejects.toMatchObject({ status: 429 });
  expect(await limit(8, read, signal)).toBe('read');
});

const { perMinute: changesPerMinute } = limits.changes;
let agent: SignedIn;
const server = await sharedServer();
agent = await server.signIn('agent');
beforeEach(() => server.database.pool.query('DELETE FROM rate_limits'));

const settings = readDisplay(null);
const change = (body: object = settings, session = agent) =>
  server.post(saveDisplay.path, session, body);

test('a user makes as many changes in a minute, in parallel too, and then waits', async () => {
  const answers = await Promise.all(Array.from({ length: changesPerMinute + 5 }, () => change()));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(changesPerMinute);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(5);
  for (const answer of refused) {
    const seconds = Number(answer.headers.get('Retry-After'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    const { detail } = (await answer.json()) as { detail: string };
    expect(detail).toMatch(/^Too many changes\. Try again in \d+ seconds?\.$/);
  }
  const read = await server.get(saveDisplay.path, agent);
  expect(read.status).toBe(200);
  expect((await change(settings, await server.signIn('solo'))).status).toBe(200);
});

test('an invalid change does not count', async () => {
  for (let at = 0; at <= changesPerMinute; at += 1)
    expect((await change({ theme: 'pink' })).status).toBe(400);
  expect((await change()).status).toBe(200);
});

test('an owner ends other sessions and changes the password although the limit is used up', async () => {
  await Promise.all(Array.from({ length: changesPerMinute }, () => change()));
  expect((await change()).status).toBe(429);
  const owner = await server.signIn('agent');
  const ended = await server.remove(endOtherSessions.path, owner);
  expect(ended.status).toBe(200);
  const changed = await server.post(changePassword.path, owner, {
    currentPassword: 'wrong',
    newPassword: 'a new password of the owner',
  });
  // A demonstration account keeps its password.
  expect(changed.status).not.toBe(429);
  agent = await server.signIn('agent');
});

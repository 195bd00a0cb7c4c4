import { contract } from '@agent-portal/data/contract';
import { type Endpoint, isFileResponse } from '@agent-portal/data/endpoint';
import { getPendingPolicyRequirements } from '@agent-portal/data/policies/contract';
import { getStatusCounts } from '@agent-portal/data/policies/status-counts/contract';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AgentCaller } from '../../session/caller.ts';
import type { AppEnv, RouteDeps } from '../appEnv.ts';
import { isList } from './isList.ts';
import { createReadLimit } from './readLimit.ts';
import { Problem } from '../answers/problems.ts';
import { type Route, route } from '../route.ts';
import { createProcessLimit, type UserLimit } from './userLimit.ts';

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

it('counts only calls that answer a page of a list, or selected rows, as list calls', () => {
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

import { endpoint } from '@agent-portal/data/endpoint';
import { filtersParam, pageParam, pageSizeParam } from '@agent-portal/data/list';
import * as z from 'zod/mini';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { answerProblem } from './answerProblem.ts';
import type { AppEnv } from './appEnv.ts';
import { readInput } from './readInput.ts';
import { pino } from 'pino';

const shared = {
  source: 'this test',
  summary: 'Everything an input can have.',
  access: { who: 'anyone' },
  response: z.unknown(),
  onServerError: 'inline',
  onForbidden: 'inline',
} as const;

const texts = z.array(z.string());

const everything = endpoint({
  ...shared,
  name: 'everything',
  method: 'POST',
  path: '/{status}',
  params: z.strictObject({
    status: z.enum(['Active', 'Terminated'], 'must be Active or Terminated'),
  }),
  query: z.strictObject({
    page: z.optional(pageParam),
    pageSize: z.optional(pageSizeParam),
    agentIds: z.optional(texts),
    filters: z.optional(
      filtersParam({ employer: z.optional(texts), note: z.optional(z.string()) }),
    ),
  }),
  body: z.strictObject({
    email: z.string(),
    alerts: z.optional(z.array(z.strictObject({ on: z.boolean() }))),
  }),
});

const app = new Hono<AppEnv>();
app.onError(answerProblem(pino({ enabled: false })));
app.post('/:status', async (c) => c.json(await readInput(everything, c)));

const good = JSON.stringify({ email: 'a@b.example' });
const json = { 'Content-Type': 'application/json; charset=utf-8' };

interface Answer {
  readonly query?: object;
  readonly errors?: readonly { field: string; message: string }[];
}

const send = async (path: string, body = good, headers: Record<string, string> = json) => {
  const response = await app.request(path, { method: 'POST', body, headers });
  const answer = (await response.json()) as Answer;
  return { status: response.status, answer };
};

const filters = (value: string) => `/Active?filters=${encodeURIComponent(value)}`;

test('good input is decoded', async () => {
  const path = `/Active?page=2&pageSize=25&agentIds=1&agentIds=2&filters=${encodeURIComponent('{"employer":["Acme"]}')}`;
  expect(await send(path)).toEqual({
    status: 200,
    answer: {
      params: { status: 'Active' },
      query: { page: 2, pageSize: 25, agentIds: ['1', '2'], filters: { employer: ['Acme'] } },
      body: { email: 'a@b.example' },
    },
  });
});

test('a list that is given once is a list', async () => {
  const { answer } = await send('/Active?agentIds=1');
  expect(answer.query).toEqual({ agentIds: ['1'] });
});

describe('400 names each field', () => {
  test.each([
    ['another value in the path', '/Pending', good, ['status']],
    ['page 0', '/Active?page=0', good, ['page']],
    ['page 1.5', '/Active?page=1.5', good, ['page']],
    ['an empty page', '/Active?page=', good, ['page']],
    ['page size 1000', '/Active?pageSize=1000', good, ['pageSize']],
    ['an unknown parameter', '/Active?sort=date', good, ['sort']],
    ['__proto__ as a parameter', '/Active?__proto__=1', good, ['__proto__']],
    ['a parameter given twice', '/Active?page=1&page=2', good, ['page']],
    ['filters that are not JSON', filters('{'), good, ['filters']],
    ['filters that are a list', filters('[]'), good, ['filters']],
    ['filters that are null', filters('null'), good, ['filters']],
    ['an unknown filter', filters('{"color":["red"]}'), good, ['filters.color']],
    ['__proto__ as a filter', filters('{"__proto__":{}}'), good, ['filters.__proto__']],
    ['a filter of another type', filters('{"employer":"Acme"}'), good, ['filters.employer']],
    ['a filter value of another type', filters('{"employer":[1]}'), good, ['filters.employer.0']],
    ['a NUL in a filter', filters('{"employer":["\\u0000"]}'), good, ['filters.employer.0']],
    ['deep filters', filters('['.repeat(5000) + ']'.repeat(5000)), good, ['filters']],
    ['several at once', '/Active?page=0&pageSize=7&x=1', good, ['page', 'pageSize', 'x']],
    ['a body that is not JSON', '/Active', '{', ['body']],
    ['an empty body', '/Active', '', ['body']],
    ['a body of another type', '/Active', '[]', ['body']],
    ['a missing field', '/Active', '{}', ['email']],
    ['an unknown field', '/Active', '{"email":"a","admin":true}', ['admin']],
    ['a field deep in the body', '/Active', '{"email":"a","alerts":[{"on":1}]}', ['alerts.0.on']],
  ])('for %s', async (_, path, body, fields) => {
    const { status, answer } = await send(path, body);
    expect(status).toBe(400);
    expect(answer.errors?.map(({ field }) => field)).toEqual(fields);
    for (const { message } of answer.errors ?? []) {
      expect(message).toMatch(/^(must|is) /);
    }
  });
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml', ''])(
  'a body sent as %j is 415',
  async (type) => {
    expect((await send('/Active', good, { 'Content-Type': type })).status).toBe(415);
  },
);

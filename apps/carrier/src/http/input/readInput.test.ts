import { endpoint } from '@agent-portal/data/endpoint';
import { isoDate } from '@agent-portal/data/shapes';
import { chosenValues, filtersParam, pageParam, pageSizeParam } from '@agent-portal/data/list';
import * as z from 'zod/mini';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { answerProblem } from '../answers/answerProblem.ts';
import type { AppEnv } from '../appEnv.ts';
import { readInput } from './readInput.ts';
import { pino } from 'pino';
import { testEndpoint } from '../testEndpoint.ts';

const texts = z.array(z.string());

const everything = endpoint({
  ...testEndpoint,
  response: z.unknown(),
  name: 'everything',
  method: 'POST',
  effect: 'change',
  path: '/{status}',
  params: z.strictObject({
    status: z.enum(['Active', 'Terminated'], 'must be Active or Terminated'),
  }),
  query: z.strictObject({
    page: z.optional(pageParam),
    pageSize: z.optional(pageSizeParam),
    agentIds: z.optional(texts),
    filters: z.optional(
      filtersParam({
        employer: z.optional(texts),
        chosen: z.optional(chosenValues),
        note: z.optional(z.string().check(z.maxLength(20))),
        from: z.optional(isoDate),
      }),
    ),
  }),
  body: z.strictObject({
    email: z.string(),
    alerts: z.optional(z.array(z.strictObject({ on: z.boolean() }))),
    anything: z.optional(z.looseObject({})),
  }),
});

const app = new Hono<AppEnv>();
app.onError(answerProblem(pino({ enabled: false })));
app.post('/:status', async (c) => c.json(await readInput(everything, c)));

const good = JSON.stringify({ email: 'a@b.example' });
const json = { 'Content-Type': 'application/json; charset=utf-8' };

interface Answer {
  readonly query?: object;
  readonly detail?: string;
  readonly errors?: readonly { field: string; message: string }[];
}

const send = async (
  path: string,
  body: string | Uint8Array<ArrayBuffer> = good,
  headers: Record<string, string> = json,
) => {
  const response = await app.request(path, { method: 'POST', body, headers });
  const answer = (await response.json()) as Answer;
  return { status: response.status, answer };
};

/** A text nested in this many objects. */
const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

/** An object that cannot be converted to a number or a text. */
const hostile = '{"length":{"valueOf":0,"toString":0}}';

/** The fields with such an object. */
const hidden = (field: string) => [`${field}.length.valueOf`, `${field}.length.toString`];

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

test('a list with one value is a list', async () => {
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
    ['half of a surrogate pair', filters('{"note":"\\ud800"}'), good, ['filters.note']],
    ['a NUL in the path', '/%00', good, ['status']],
    ['a NUL in the name of a parameter', '/Active?%00=1', good, ['\0']],
    ['a hostile text', filters(`{"note":${hostile}}`), good, hidden('filters.note')],
    ['a hostile list', filters(`{"chosen":${hostile}}`), good, hidden('filters.chosen')],
    ['toString as a filter', filters('{"toString":1}'), good, ['filters.toString']],
    ['a filter given twice', filters('{"note":"a","n\\u006fte":"b"}'), good, ['filters.note']],
    ['a date of the year 0', filters('{"from":"0000-01-01"}'), good, ['filters.from']],
    ['filters 65 levels deep', filters(deep(65)), good, ['filters']],
    ['too many values', filters(`{"chosen":[${'1,'.repeat(12_000)}1]}`), good, ['filters']],
    ['101 parameters', `/Active?${'a&'.repeat(100)}b`, good, ['query']],
    ['several at once', '/Active?page=0&pageSize=7&x=1', good, ['page', 'pageSize', 'x']],
    ['a body that is not JSON', '/Active', '{', ['body']],
    ['an empty body', '/Active', '', ['body']],
    ['a body of another type', '/Active', '[]', ['body']],
    ['a missing field', '/Active', '{}', ['email']],
    ['an unknown field', '/Active', '{"email":"a","admin":true}', ['admin']],
    ['a NUL deep in the body', '/Active', '{"anything":{"a":["\\u0000"]}}', ['anything.a.0']],
    ['a deep body', '/Active', deep(500_000 / 5), ['a']],
    ['a deep field', '/Active', `{"anything":${deep(5000)}}`, ['anything']],
    ['a deep list', '/Active', '['.repeat(500_000), ['body']],
    ['__proto__ in the body', '/Active', '{"anything":{"__proto__":1}}', ['anything.__proto__']],
    ['a hostile field', '/Active', `{"email":${hostile}}`, hidden('email')],
    ['a field given twice', '/Active', '{"email":"a","email":"b"}', ['email']],
    ['a number past all numbers', '/Active', '{"email":1e400}', ['email']],
    ['half a text', '/Active', '{"email":"', ['body']],
    ['bytes that are no UTF-8', '/Active', new Uint8Array([0x22, 0xff, 0x22]), ['body']],
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

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/xml',
  '',
  'application/json; charset=iso-8859-1',
])('a body sent as %j is 415, and the answer says what to send', async (type) => {
  const response = await app.request('/Active', {
    method: 'POST',
    body: good,
    headers: { 'Content-Type': type },
  });
  expect(response.status).toBe(415);
  expect(response.headers.get('Accept')).toBe('application/json');
});

test('a compressed body is 415, and the answer says what to send', async () => {
  const headers = { ...json, 'Content-Encoding': 'gzip' };
  const response = await app.request('/Active', { method: 'POST', body: good, headers });
  expect(response.status).toBe(415);
  expect(response.headers.get('Accept-Encoding')).toBe('identity');
});

test.each([
  ['parameters', `/Active?${'a&'.repeat(99)}a`, good, 1],
  [
    'unknown parameters',
    `/Active?${Array.from({ length: 90 }, (_, at) => `a${at}`).join('&')}`,
    good,
    20,
  ],
  [
    'unknown fields',
    '/Active',
    `{${Array.from({ length: 4000 }, (_, at) => `"a${at}":1`).join()}}`,
    20,
  ],
  ['wrong values', filters(`{"employer":[${'1,'.repeat(4000)}1]}`), good, 20],
  [
    'long names',
    `/Active?${Array.from({ length: 25 }, (_, at) => `a${at}${'b'.repeat(2000)}`).join('&')}`,
    good,
    20,
  ],
])('many %s make a small answer', async (_, path, body, listed) => {
  const { status, answer } = await send(path, body);
  expect(status).toBe(400);
  expect(answer.errors).toHaveLength(listed);
  expect(JSON.stringify(answer).length).toBeLessThan(20_000);
  expect(answer.detail?.endsWith('; and there are more.')).toBe(listed === 20);
});

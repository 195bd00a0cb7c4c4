import { expect, test } from 'vitest';
import {
  addressTooLong,
  badRequest,
  bodyTooLarge,
  clientGone,
  conflict,
  databaseUnavailable,
  diskFull,
  documentsBusy,
  forbidden,
  isClientGone,
  methodNotAllowed,
  notFound,
  type Problem,
  tooManyRequests,
  unauthorized,
  unsupportedCoding,
  unsupportedMediaType,
} from './problems.ts';
import { reportFailure } from './reportFailure.ts';
import { streamOf } from './streamOf.ts';

const wrongFields = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ field: `field${at + 1}`, message: 'is wrong' }));

test('a problem names every wrong field up to 20, and says when there are more', () => {
  const twenty = badRequest(wrongFields(20));
  expect(twenty.errors).toEqual(wrongFields(20));
  expect(twenty.message).toMatch(
    /^The request is not valid: field1 is wrong; .*field20 is wrong\.$/,
  );
  const more = badRequest(wrongFields(21));
  expect(more.errors).toEqual(wrongFields(20));
  expect(more.message).toMatch(/field20 is wrong; and there are more\.$/);
});

test('a problem repeats at most 200 characters of a field and of a message', () => {
  const { errors } = badRequest([
    { field: 'f'.repeat(200), message: 'm'.repeat(200) },
    { field: 'f'.repeat(201), message: 'm'.repeat(201) },
  ]);
  expect(errors).toEqual([
    { field: 'f'.repeat(200), message: 'm'.repeat(200) },
    { field: `${'f'.repeat(200)}…`, message: `${'m'.repeat(200)}…` },
  ]);
});

test('a problem does not cut a character in two', () => {
  const field = `${'f'.repeat(199)}😀`;
  expect(badRequest([{ field, message: '' }]).errors?.[0]?.field.isWellFormed()).toBe(true);
});

test.each<[Problem, number, Readonly<Record<string, string>>]>([
  [unauthorized(), 401, {}],
  [forbidden('This is closed.'), 403, {}],
  [notFound('There is none.'), 404, {}],
  [methodNotAllowed(['GET', 'HEAD']), 405, { Allow: 'GET, HEAD' }],
  [conflict('Another user changed it.'), 409, {}],
  [bodyTooLarge(1_024), 413, {}],
  [addressTooLong(8_192), 414, {}],
  [unsupportedMediaType('application/json'), 415, { Accept: 'application/json' }],
  [unsupportedCoding(), 415, { 'Accept-Encoding': 'identity' }],
  [tooManyRequests('Too many.', 7), 429, { 'Retry-After': '7' }],
  [documentsBusy(), 503, { 'Retry-After': '5' }],
  [databaseUnavailable(new Error('gone')), 503, { 'Retry-After': '2' }],
  [diskFull(new Error('full')), 503, { 'Retry-After': '30' }],
])('%s has the status %i and the headers %j', (problem, status, headers) => {
  expect(problem).toMatchObject({ status, headers });
  expect(problem.toBody('request-1')).toEqual({
    status,
    title: expect.stringMatching(/^[A-Z]/) as string,
    detail: problem.message,
    requestId: 'request-1',
  });
});

test('a problem keeps the cause for the log, and out of the answer', () => {
  for (const make of [databaseUnavailable, diskFull]) {
    const cause = new Error('secret');
    expect(make(cause).cause).toBe(cause);
    expect(JSON.stringify(make(cause).toBody('1'))).not.toContain('secret');
  }
});

test('the log knows a call that ended because its client left', () => {
  expect(isClientGone(clientGone())).toBe(true);
  expect(isClientGone(conflict('Another user changed it.'))).toBe(false);
  expect(isClientGone(Object.assign(new Error('other'), { status: 499 }))).toBe(false);
});

test('a file that fails half-way ends in a failure without details, and is reported', async () => {
  const failures: unknown[] = [];
  async function* breaking() {
    yield new Uint8Array([37]);
    throw new Error('the pencil broke');
  }
  const body = reportFailure(streamOf(breaking()), (error) => failures.push(error));
  await expect(new Response(body).arrayBuffer()).rejects.toThrow('A file could not be finished');
  expect(failures).toEqual([new Error('the pencil broke')]);
});

test('a client that leaves ends the file, and only that is reported', async () => {
  let isOver = false;
  async function* endless() {
    try {
      for (;;) yield new Uint8Array([37]);
    } finally {
      isOver = true;
    }
  }
  const failures: unknown[] = [];
  const body = reportFailure(streamOf(endless()), (error) => failures.push(error));
  const reader = body.getReader();
  await reader.read();
  await reader.cancel();
  expect(isOver).toBe(true);
  expect(failures.map(isClientGone)).toEqual([true]);
});

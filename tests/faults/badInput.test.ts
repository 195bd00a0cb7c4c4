import { request as httpRequest } from 'node:http';
import { beforeAll, describe, expect, test } from 'vitest';
import { startCarrier } from './startCarrier.ts';
import type { CarrierProcess } from '../spawnCarrier.ts';
import { seededFolder } from './dataFolders.ts';
import { postLogin, signIn } from './signIn.ts';

/** A mark that every sent value contains, and that no log line may contain. */
const mark = 'Quetzalcoatl';

const list = '/API/PolicyInfo/Policies/PendingPolicyRequirements';
const megabyte = 1024 * 1024;

let carrier: CarrierProcess;
let address: string;
let cookie: string;
beforeAll(async () => {
  carrier = startCarrier({ CARRIER_DATA: await seededFolder() });
  address = await carrier.ready;
  cookie = await signIn(address, 'agent');
});

interface ProblemBody {
  readonly status: number;
  readonly errors?: readonly { readonly field: string }[];
}

const getList = (query: Record<string, string>) =>
  fetch(`${address}${list}?${new URLSearchParams(query).toString()}`, {
    headers: { Cookie: cookie },
  });

describe('a list call', () => {
  test.each([
    ['an unknown parameter', { [mark]: mark }, mark],
    ['an unknown filter', { filters: JSON.stringify({ [mark]: [mark] }) }, 'filters'],
    ['filters that are not JSON', { filters: `{"employer":["${mark}"` }, 'filters'],
    ['a sort by an unknown field', { orderBy: mark }, 'orderBy'],
    ['page 0', { page: '0' }, 'page'],
    ['page one', { page: mark }, 'page'],
    ['a page of 1000', { pageSize: '1000' }, 'pageSize'],
  ])('with %s answers 400, and names the field', async (_, query, field) => {
    const response = await getList(query);
    expect(response.status).toBe(400);
    expect(response.headers.get('Content-Type')).toMatch(/^application\/problem\+json/);
    const { status, errors } = (await response.json()) as ProblemBody;
    expect(status).toBe(400);
    expect(errors?.map((error) => error.field)).toEqual([expect.stringContaining(field)]);
  });
});

/** Sends a request unchanged, and returns the status of the answer. */
const send = (method: string, path: string, headers: Record<string, string>, chunks: Buffer[]) =>
  new Promise<number>((resolve, reject) => {
    const request = httpRequest(`${address}/`, { method, path, headers, agent: false });
    request.on('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
      request.destroy();
    });
    request.on('error', reject);
    for (const chunk of chunks) request.write(chunk);
    request.end();
  });

const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
const filler = Buffer.alloc(64 * 1024, `username=${mark}&`);

test('a body over 1 MiB is 413, announced or not', async () => {
  const announced = { ...form, 'Content-Length': String(megabyte + filler.length) };
  const chunks = Array.from({ length: 17 }, () => filler);
  expect(await send('POST', '/auth/login', announced, chunks)).toBe(413);
  expect(await send('POST', '/auth/login', form, chunks)).toBe(413);
});

test('an address of 50 KiB is 414, and one of 1 MiB is rejected too', async () => {
  const long = mark.repeat((50 * 1024) / mark.length);
  expect(await send('GET', `${list}?filters=${long}`, { Cookie: cookie }, [])).toBe(414);
  expect(await send('GET', `/${long.repeat(20)}`, {}, [])).toBe(431);
});

test('after ten wrong passwords the answer is 429 with Retry-After, even for the right password', async () => {
  const username = 'individual@northfield.example';
  const attempts = Array.from({ length: 30 }, () => postLogin(address, username, mark));
  const answers = await Promise.all(attempts);
  const refused = answers.filter(({ status }) => status === 429);
  // Each further failure must wait at least a second after the previous one.
  expect(answers.filter(({ status }) => status === 401).length).toBeGreaterThanOrEqual(10);
  expect(refused.length).toBeGreaterThan(0);
  for (const { headers } of refused) {
    expect(Number(headers.get('Retry-After'))).toBeGreaterThanOrEqual(1);
    expect(headers.getSetCookie()).toEqual([]);
  }
  expect(await signIn(address, 'worksite')).toMatch(/^__Host-session=/);
});

test('an X-Forwarded-For from an untrusted client does not spread the attempts of one address', async () => {
  const tryOne = async (number: number) => {
    const response = await fetch(`${address}/auth/login`, {
      method: 'POST',
      body: new URLSearchParams({ username: `${mark}${number}`, password: mark }),
      headers: { 'X-Forwarded-For': `198.51.100.${number}` },
    });
    return response.status;
  };
  const statuses: number[] = [];
  // Ten at a time. More would be delayed, from any address.
  for (let first = 0; first < 110; first += 10)
    statuses.push(
      ...(await Promise.all(Array.from({ length: 10 }, (_, at) => tryOne(first + at)))),
    );
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(10);
  expect(new Set(statuses)).toEqual(new Set([401, 429]));
});

test('after all bad input the carrier works, and has logged none of the input', async () => {
  expect((await getList({})).status).toBe(200);
  carrier.kill('SIGTERM');
  await carrier.ended;
  const { log, out } = carrier.printed;
  for (const status of [400, 401, 413, 414, 429]) expect(log).toContain(`"status":${status}`);
  expect(out + log).not.toContain(mark);
  expect(log).not.toMatch(/northfield|@|__Host|"status":5/);
});

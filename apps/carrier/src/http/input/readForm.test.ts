import { describe, expect, test } from 'vitest';
import { sharedServer } from '../../testing.ts';

const server = await sharedServer();

const urlEncoded = 'application/x-www-form-urlencoded';

/** The parts of a form: headers and text. */
const parts = (...fields: readonly (readonly [string, string])[]) => {
  const written = fields.map(
    ([header, text]) => `--edge0\r\nContent-Disposition: form-data; ${header}\r\n\r\n${text}\r\n`,
  );
  return `${written.join('')}--edge0--\r\n`;
};

const whole = parts(['name="username"', 'nobody'], ['name="password"', 'nope']);

async function post(
  path: string,
  type: string,
  body: string | Uint8Array<ArrayBuffer>,
  more: Record<string, string> = {},
) {
  const headers = { 'Content-Type': type, ...more };
  const response = await server.request(path, { method: 'POST', headers, body });
  const isProblem = response.headers.get('Content-Type') === 'application/problem+json';
  const { errors = [] } = isProblem
    ? ((await response.json()) as { errors?: { field: string }[] })
    : {};
  return { status: response.status, fields: errors.map(({ field }) => field) };
}

describe.each(['/auth/login', '/stand-ins/ipipeline'])('a form sent to %s', (path) => {
  test.each([
    ['has no boundary', 'multipart/form-data', whole, ['body']],
    ['has another boundary', 'multipart/form-data; boundary=edge1', whole, ['body']],
    ['has an empty boundary', 'multipart/form-data; boundary=', whole, ['body']],
    ['ends within a part', 'multipart/form-data; boundary=edge0', whole.slice(0, 40), ['body']],
    ['has no parts', 'multipart/form-data; boundary=edge0', '', ['body']],
    [
      'has a part without a name',
      'multipart/form-data; boundary=edge0',
      parts(['x="a"', 'a']),
      ['body'],
    ],
    [
      'has a NUL in a part',
      'multipart/form-data; boundary=edge0',
      parts(['name="username"', '\0']),
      ['username'],
    ],
    ['has a NUL', urlEncoded, 'username=agent%00', ['username']],
    ['has bytes that are no UTF-8', urlEncoded, new Uint8Array([0x61, 0x3d, 0xff]), ['body']],
    ['has 101 fields', urlEncoded, 'a=1&'.repeat(100) + 'b=1', ['body']],
    ['has half a million fields', urlEncoded, 'a&'.repeat(30_000), ['body']],
    [
      'has 101 parts',
      'multipart/form-data; boundary=edge0',
      parts(...Array.from({ length: 101 }, () => ['name="a"', '1'] as const)),
      ['body'],
    ],
  ])('that %s is 400', async (_, type, body, fields) => {
    expect(await post(path, type, body)).toEqual({ status: 400, fields });
  });

  test.each([
    ['text', 'text/plain', {}],
    ['nothing', '', {}],
    ['another charset', `${urlEncoded}; charset=utf-16`, {}],
    ['compressed', urlEncoded, { 'Content-Encoding': 'gzip' }],
  ])('as %s is 415', async (_, type, headers) => {
    expect((await post(path, type, 'username=a', headers)).status).toBe(415);
  });

  test('is 413 when it is larger than 64 KiB', async () => {
    expect((await post(path, urlEncoded, `username=${'a'.repeat(65_536)}`)).status).toBe(413);
  });
});

test('the login form has each of its fields once', async () => {
  const answer = await post('/auth/login', urlEncoded, 'username=a&username=b&password=c');
  expect(answer).toEqual({ status: 400, fields: ['username'] });
});

test('the login form may be multipart', async () => {
  const type = 'multipart/form-data; boundary="edge0"';
  expect((await post('/auth/login', type, whole)).status).toBe(401);
});

test('a stand-in shows at most 100 parameters', async () => {
  expect((await server.request(`/stand-ins/awps?${'a&'.repeat(100)}`)).status).toBe(400);
  expect((await server.request(`/stand-ins/awps?${'a&'.repeat(99)}a`)).status).toBe(200);
});

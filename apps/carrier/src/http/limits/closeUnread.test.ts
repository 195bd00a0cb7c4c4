import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Listening, listen } from '../../listen.ts';
import { answerProblem } from '../answers/answerProblem.ts';
import type { AppEnv } from '../appEnv.ts';
import { oneHost } from '../pipeline/oneHost.ts';
import { methodNotAllowed, unauthorized } from '../answers/problems.ts';
import { bodyLimit } from './requestLimits.ts';

const app = new Hono<AppEnv>();
app.onError(answerProblem(pino({ enabled: false })));
app.use(oneHost());
app.use(bodyLimit());
app.get('/', (c) => c.text('ok'));
app.post('/read', async (c) => c.text(String((await c.req.text()).length)));
app.post('/refused', () => {
  throw unauthorized();
});
app.get('/long', (c) => c.body(new Blob(['long']).stream()));
let late: IncomingMessage | undefined;
app.post('/late', async (c) => {
  late = (c.env as HttpBindings).incoming;
  await vi.waitUntil(() => late?.complete, { timeout: 10_000 });
  throw unauthorized();
});
app.post('/nothing', (c) => c.body(null, 303, { Location: '/' }));
app.get('/refused', () => {
  throw methodNotAllowed(['POST']);
});

const megabyte = 1024 * 1024;

let listening: Listening;
let socket: Socket;
beforeEach(async () => {
  listening = await listen(app, { port: 0 });
  socket = connect(listening.port, '127.0.0.1');
  await once(socket, 'connect');
});
afterEach(async () => {
  socket.destroy();
  await listening.stop();
});

const lines = (...given: readonly string[]) => `${given.join('\r\n')}\r\n\r\n`;

/** Sends bytes and ends, then reads until the server ends too. */
const sendAll = (...bytes: readonly (string | Buffer)[]) => {
  for (const piece of bytes) socket.write(piece);
  return text(socket);
};

/** The head of the first answer. The socket stays open. */
async function headOf(bytes: string): Promise<string> {
  socket.write(bytes);
  let came = '';
  while (!came.includes('\r\n\r\n')) came += String((await once(socket, 'data'))[0]);
  return came.slice(0, came.indexOf('\r\n\r\n'));
}

const next = lines('GET / HTTP/1.1', 'Host: a', 'Connection: close');
const announced = (request: string, length: number) =>
  lines(`${request} HTTP/1.1`, 'Host: a', `Content-Length: ${length}`);

test.each([
  ['401', 'POST /refused', megabyte],
  ['413', 'POST /read', 4 * megabyte],
  ['405', 'GET /refused', megabyte],
  ['404', 'PUT /nowhere', megabyte],
  ['303', 'POST /nothing', megabyte],
])(
  '%s to a large body says that the connection closes, and arrives',
  async (status, request, size) => {
    const answer = await sendAll(announced(request, size), Buffer.alloc(size, 'a'));
    expect(answer.split('\r\n')[0]).toContain(`HTTP/1.1 ${status}`);
    expect(answer.toLowerCase()).toContain('\r\nconnection: close\r\n');
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
  },
);

test('400 to an invalid address with a large body arrives too', async () => {
  const size = 6 * megabyte;
  const head = lines('POST / HTTP/1.1', 'Host: a b', `Content-Length: ${size}`);
  const answer = await sendAll(head, Buffer.alloc(size, 'a'));
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('"field":"address"');
});

test('413 to a large body without a length arrives too', async () => {
  const chunk = Buffer.concat([
    Buffer.from('10000\r\n'),
    Buffer.alloc(65_536, 'a'),
    Buffer.from('\r\n'),
  ]);
  const chunks = Array.from({ length: 64 }, () => chunk);
  const head = lines('POST /read HTTP/1.1', 'Host: a', 'Transfer-Encoding: chunked');
  const answer = await sendAll(head, ...chunks, '0\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer.toLowerCase()).toContain('\r\nconnection: close\r\n');
});

test('an answer does not wait for an unread body', async () => {
  const head = await headOf(announced('POST /refused', megabyte));
  expect(head).toMatch(/^HTTP\/1\.1 401 /);
  expect(head.toLowerCase()).toContain('\r\nconnection: close');
});

test.each([
  ['is no HTTP', 'Transfer-Encoding: chunked', '5\r\nhello\r\nzz\r\n'],
  ['breaks off', 'Content-Length: 100', 'hello'],
])('an answer is whole though the body is unread and %s', async (_, header, body) => {
  socket.end(`${lines('POST /refused HTTP/1.1', 'Host: a', header)}${body}`);
  const answer = await text(socket);
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toHaveLength(1);
  expect(answer).toMatch(/(Bad Request|\})\s*/);
});

test('a chunked answer ends although the rest of its request is not HTTP', async () => {
  const head = await headOf(lines('GET /long HTTP/1.1', 'Host: a', 'Transfer-Encoding: chunked'));
  expect(head.toLowerCase()).toContain('transfer-encoding: chunked');
  const answer = await sendAll('zz\r\n');
  expect(answer).toMatch(/0\r\n\r\n$/);
  expect(answer).not.toContain('400 Bad Request');
});

test.each([
  ['was read', 'POST /read', megabyte, '200'],
  ['came whole with its head', 'POST /refused', 1000, '401'],
  ['is empty', 'POST /refused', 0, '401'],
])('a connection whose body %s takes the next request', async (_, request, size, status) => {
  const first = Buffer.concat([Buffer.from(announced(request, size)), Buffer.alloc(size, 'a')]);
  const answers = await sendAll(first, next);
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual([`HTTP/1.1 ${status}`, 'HTTP/1.1 200']);
});

test.each([1_000, 70_000, 140_000, 200_000])(
  'a connection stays open after an unread body of %i bytes that arrived completely',
  async (size) => {
    const head = await headOf(`${announced('POST /late', size)}${'a'.repeat(size)}`);
    expect(head).toMatch(/^HTTP\/1\.1 401 /);
    expect(head.toLowerCase()).not.toContain('connection: close');
    if (late) await finished(late);
    expect(await sendAll(next)).toContain('HTTP/1.1 200');
  },
);

test('a second Host, or none, is 400 that names it', async () => {
  const two = lines('GET / HTTP/1.1', 'Host: a', 'hOST: b', 'Connection: close');
  const answer = await sendAll(two);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('"errors":[{"field":"Host","message":"must be given once"}]');
});

test.each([
  ['no Host', lines('GET / HTTP/1.1')],
  ['a Host that is none', lines('GET / HTTP/1.1', 'Host: a b/c?d')],
  ['a path with a backslash', lines('GET /a\\b HTTP/1.1', 'Host: a')],
  ['no path', lines('OPTIONS * HTTP/1.1', 'Host: a')],
])('%s is 400, and the connection closes', async (_, bytes) => {
  const answer = await sendAll(bytes);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer.toLowerCase()).toContain('connection: close\r\n');
});

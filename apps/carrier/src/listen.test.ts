import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { answerProblem } from './http/answerProblem.ts';
import type { AppEnv } from './http/appEnv.ts';
import { addressLimit } from './http/requestLimits.ts';
import { type Listening, listen } from './listen.ts';

const app = new Hono<AppEnv>();
app.onError(answerProblem(pino({ enabled: false })));
app.use(addressLimit());
app.get('/slow', async (c) => {
  await setTimeout(300);
  return c.text('done');
});
app.get('*', (c) => c.text('ok'));

let listening: Listening | undefined;
afterEach(() => listening?.stop());

/** The first line that the server answers to raw bytes. */
const ask = (port: number, bytes: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (data) => {
      resolve(data.toString().split('\r\n')[0] ?? '');
      socket.destroy();
    });
    socket.on('error', reject);
  });

test('an address of 1 MiB is 414, and what is no HTTP is 400', async () => {
  listening = await listen(app, 0);
  const { port } = listening;
  const long = `/${'a'.repeat(1024 * 1024)}`;
  const rest = 'HTTP/1.1\r\nHost: a\r\n\r\n';
  expect(await ask(port, `GET ${long} ${rest}`)).toBe('HTTP/1.1 414 URI Too Long');
  expect(await ask(port, `GET /${'a'.repeat(3 * 1024 * 1024)} ${rest}`)).toMatch(/^HTTP\/1.1 4/);
  expect(await ask(port, 'hello\r\n\r\n')).toBe('HTTP/1.1 400 Bad Request');
  expect(await ask(port, `GET / ${rest}`)).toBe('HTTP/1.1 200 OK');
});

test('stopping lets an answer under way finish and takes no new request', async () => {
  const running = await listen(app, 0);
  const address = `http://127.0.0.1:${running.port}`;
  const slow = fetch(`${address}/slow`);
  await setTimeout(100);
  const stopped = running.stop();
  expect(await (await slow).text()).toBe('done');
  await stopped;
  await expect(fetch(address)).rejects.toThrow('fetch failed');
});

test('an idle connection is kept for longer than a proxy keeps its own', async () => {
  listening = await listen(app, 0);
  const answer = await fetch(`http://127.0.0.1:${listening.port}/`);
  expect(answer.headers.get('Keep-Alive')).toBe('timeout=65');
});

test('a port that is taken is told by its number', async () => {
  listening = await listen(app, 0);
  const { port } = listening;
  await expect(listen(app, port)).rejects.toMatchObject({ code: 'EADDRINUSE', port });
});

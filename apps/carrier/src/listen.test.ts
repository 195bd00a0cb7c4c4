import { connect } from 'node:net';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerProblem } from './http/answers/answerProblem.ts';
import type { AppEnv } from './http/appEnv.ts';
import { addressLimit } from './http/limits/requestLimits.ts';
import { type Listening, listen } from './listen.ts';

const app = new Hono<AppEnv>();
app.onError(answerProblem(pino({ enabled: false })));
app.use(addressLimit());
/** Tells of each call that has come, and answers none before the test lets it. */
let held: { readonly come: PromiseWithResolvers<void>; readonly go: PromiseWithResolvers<void> };
app.get('/held', async (c) => {
  held.come.resolve();
  await held.go.promise;
  return c.text('done');
});
app.get('/begun', () => {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(Buffer.from('beg')),
    pull: async (controller) => {
      await held.go.promise;
      controller.enqueue(Buffer.from('un'));
      controller.close();
    },
  });
  return new Response(body);
});
app.get('*', (c) => c.text('ok'));

let listening: Listening | undefined;
beforeEach(() => {
  held = { come: Promise.withResolvers(), go: Promise.withResolvers() };
});
afterEach(async () => {
  vi.useRealTimers();
  await listening?.stop();
});

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

test('stopping lets answers under way finish and takes no new request', async () => {
  const running = await listen(app, 0);
  const address = `http://127.0.0.1:${running.port}`;
  // Without this clock nothing is cut: what ends here ends by itself.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const slow = fetch(`${address}/held`);
  await held.come.promise;
  const begun = await fetch(`${address}/begun`);
  const stopped = running.stop();
  await expect(fetch(address)).rejects.toThrow('fetch failed');
  held.go.resolve();
  expect(await (await slow).text()).toBe('done');
  expect(await begun.text()).toBe('begun');
  await stopped;
});

test('an answer that does not end is cut after 8 s', async () => {
  const running = await listen(app, 0);
  const begun = await fetch(`http://127.0.0.1:${running.port}/begun`);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const stopped = running.stop();
  vi.advanceTimersByTime(8_000);
  await stopped;
  await expect(begun.text()).rejects.toThrow('terminated');
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

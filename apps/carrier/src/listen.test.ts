import { BlockList, connect } from 'node:net';
import { takeActionWithDocuments } from '@agent-portal/data/policies/uploads/contract';
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
/** Resolves when a call arrives. The test decides when to answer it. */
let held: { come: PromiseWithResolvers<void>; readonly go: PromiseWithResolvers<void> };
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
for (const path of ['/body', takeActionWithDocuments.path]) {
  app.post(path, async (c) => {
    held.come.resolve();
    await held.go.promise;
    return c.text('received');
  });
}
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
    socket.on('close', () => reject(new Error('The connection closed without an answer.')));
  });

test('the server rejects a long address, a large head and what is not HTTP, each by its own status', async () => {
  listening = await listen(app, { port: 0 });
  const { port } = listening;
  const rest = 'HTTP/1.1\r\nHost: a\r\n\r\n';
  const get = (characters: number) => `GET /${'a'.repeat(characters)} ${rest}`;
  expect(await ask(port, get(50 * 1024))).toBe('HTTP/1.1 414 URI Too Long');
  expect(await ask(port, get(70 * 1024))).toBe('HTTP/1.1 431 Request Header Fields Too Large');
  const cookie = `Cookie: ${'a'.repeat(70 * 1024)}`;
  expect(await ask(port, `GET / HTTP/1.1\r\nHost: a\r\n${cookie}`)).toBe(
    'HTTP/1.1 431 Request Header Fields Too Large',
  );
  expect(await ask(port, 'hello\r\n\r\n')).toBe('HTTP/1.1 400 Bad Request');
  expect(await ask(port, `GET / ${rest}`)).toBe('HTTP/1.1 200 OK');
});

test('stopping lets answers under way finish and takes no new request', async () => {
  const running = await listen(app, { port: 0 });
  const address = `http://127.0.0.1:${running.port}`;
  // This clock prevents forced cuts, so a connection that ends here ends by itself.
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
  const running = await listen(app, { port: 0 });
  const begun = await fetch(`http://127.0.0.1:${running.port}/begun`);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const stopped = running.stop();
  vi.advanceTimersByTime(8_000);
  await stopped;
  await expect(begun.text()).rejects.toThrow('terminated');
});

test('stopping waits for a call whose connection was cut, such as an upload that removes its files', async () => {
  const running = await listen(app, { port: 0 });
  const address = `http://127.0.0.1:${running.port}`;
  const slow = fetch(`${address}/held`);
  await held.come.promise;
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  let isStopped = false;
  const stopped = running.stop().then(() => (isStopped = true));
  vi.advanceTimersByTime(8_000);
  await expect(slow).rejects.toThrow('fetch failed');
  await expect(fetch(address)).rejects.toThrow('fetch failed');
  expect(isStopped).toBe(false);
  held.go.resolve();
  await stopped;
});

/** Sends the head of a request whose body does not come, and resolves to the first line of the answer. */
async function askUnfinished(port: number, path: string) {
  const answer = ask(port, `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n`);
  await held.come.promise;
  return answer;
}

test('a body that does not come is cut after 60 s, unless it is of documents', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  listening = await listen(app, { port: 0 });
  const { port } = listening;
  const other = askUnfinished(port, '/body');
  await held.come.promise;
  vi.advanceTimersByTime(60_000);
  expect(await other).toBe('HTTP/1.1 408 Request Timeout');

  held.come = Promise.withResolvers();
  const upload = askUnfinished(port, takeActionWithDocuments.path);
  await held.come.promise;
  vi.advanceTimersByTime(60_000);
  held.go.resolve();
  expect(await upload).toBe('HTTP/1.1 200 OK');
});

test('an idle connection stays open longer than that of a proxy', async () => {
  listening = await listen(app, { port: 0 });
  const answer = await fetch(`http://127.0.0.1:${listening.port}/`);
  expect(answer.headers.get('Keep-Alive')).toBe('timeout=65');
});

test('the error for a taken port has its number', async () => {
  listening = await listen(app, { port: 0 });
  const { port } = listening;
  await expect(listen(app, { port })).rejects.toMatchObject({ code: 'EADDRINUSE', port });
});

/** A connection that never closes its own side, and what ends it. */
function open(port: number) {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const isOpen = new Promise((resolve) => socket.once('connect', resolve));
  const isRefused = new Promise((resolve) => socket.once('data', resolve));
  // A write into a closed connection fails, which closes it here too.
  socket.on('error', () => undefined);
  return { socket, isOpen, isRefused };
}

test('the server closes a refused connection although its client keeps it open', async () => {
  listening = await listen(app, { port: 0 });
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { socket, isRefused } = open(listening.port);
  socket.write('hello\r\n\r\n');
  await isRefused;
  vi.advanceTimersByTime(1_000);
  await expect
    .poll(() => {
      socket.write('more');
      return socket.closed;
    })
    .toBe(true);
});

test('the server takes a limited number of connections from one address, and another once one is closed', async () => {
  listening = await listen(app, { port: 0, connectionsPerAddress: 2 });
  const { port } = listening;
  const two = [open(port), open(port)] as const;
  await Promise.all(two.map(({ isOpen }) => isOpen));
  const third = open(port);
  await new Promise((resolve) => third.socket.once('end', resolve).resume());
  third.socket.destroy();
  two[0].socket.destroy();
  const get = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
  await vi.waitFor(async () => expect(await ask(port, get)).toBe('HTTP/1.1 200 OK'));
  two[1].socket.destroy();
});

test('the server does not limit the connections of a trusted proxy', async () => {
  const trustedProxies = new BlockList();
  trustedProxies.addAddress('127.0.0.1');
  listening = await listen(app, { port: 0, connectionsPerAddress: 1, trustedProxies });
  const { port } = listening;
  const first = open(port);
  await first.isOpen;
  expect(await ask(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n')).toBe('HTTP/1.1 200 OK');
  first.socket.destroy();
});

test('the server listens only on this machine by default', async () => {
  listening = await listen(app, { port: 0 });
  expect(listening.address).toBe('127.0.0.1');
  const everywhere = await listen(app, { port: 0, host: '0.0.0.0' });
  expect(everywhere.address).toBe('0.0.0.0');
  await everywhere.stop();
});

import { endpoint } from '@agent-portal/data/endpoint';
import { once } from 'node:events';
import { request } from 'node:http';
import * as z from 'zod/mini';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Listening, listen } from '../../listen.ts';
import { type TestServer, testServer } from '../../testing.ts';
import { inBatches } from '../../lists/inBatches.ts';
import { route } from '../route.ts';
import { streamOf } from '../answers/streamOf.ts';
import { testEndpoint } from '../testEndpoint.ts';

const file = { kind: 'file', mediaType: 'application/pdf', fallbackName: () => 'a.pdf' } as const;
const before = endpoint({
  ...testEndpoint,
  name: 'before',
  path: '/API/Test/before',
  response: file,
});
const within = endpoint({
  ...testEndpoint,
  name: 'within',
  path: '/API/Test/within',
  response: file,
});
const upload = endpoint({
  ...testEndpoint,
  name: 'upload',
  method: 'POST',
  effect: 'read',
  path: '/API/Test/upload',
  body: z.object({ note: z.string() }),
  response: z.object({}),
});

/** Resolves when a call has started, so that its client leaves then and not before. */
let begun = Promise.withResolvers<void>();

const goneOf = async (signal: AbortSignal) => {
  begun.resolve();
  if (!signal.aborted) await once(signal, 'abort');
};

async function* cutOff(signal: AbortSignal) {
  yield new Uint8Array(64 * 1024);
  await goneOf(signal);
  // Like every export between two batches.
  for await (const rows of inBatches(1, signal, async () => [1])) yield new Uint8Array(rows);
}

const routes = [
  route(before, async ({ signal }) => {
    await goneOf(signal);
    inBatches(1, signal, async () => [1]);
    return { name: 'a.pdf', body: new Uint8Array() };
  }),
  route(within, async ({ signal }) => ({ name: 'a.pdf', body: streamOf(cutOff(signal)) })),
  route(upload, async () => ({})),
];

let server: TestServer;
let listening: Listening;
beforeAll(async () => {
  server = await testServer({ routes });
  listening = await listen(server.app, { port: 0 });
});
afterAll(async () => {
  await listening.stop();
  await server.database.close();
});
beforeEach(() => {
  begun = Promise.withResolvers();
  server.logLines.length = 0;
});

/** Calls, and leaves as soon as the call has started. */
async function leave(path: string, body?: string): Promise<void> {
  const asking = request({ port: listening.port, path, method: body ? 'POST' : 'GET' });
  asking.on('error', () => {});
  asking.on('response', (response) => response.resume());
  asking.setHeader('Content-Type', 'application/json');
  if (body) asking.setHeader('Content-Length', body.length + 1);
  if (body) asking.write(body, () => begun.resolve());
  else asking.end();
  await begun.promise;
  asking.destroy();
}

interface Line {
  readonly level: number;
  readonly msg: string;
  readonly reason?: string;
}

test.each([
  ['before anything was answered', '/API/Test/before', undefined],
  ['in the middle of a file', '/API/Test/within', undefined],
  ['in the middle of what it sends', '/API/Test/upload', '{"note":"half'],
])('a client that goes away %s is no error, and the log says so', async (_, path, body) => {
  const printed = [vi.spyOn(console, 'error'), vi.spyOn(console, 'info')];
  await leave(path, body);
  const lines = await vi.waitFor(() => {
    const read = server.logLines.map((line) => JSON.parse(line) as Line);
    expect(read.some(({ reason }) => reason !== undefined)).toBe(true);
    return read;
  });
  expect(lines.flatMap(({ reason }) => reason ?? [])).toEqual(['the client went away']);
  expect(lines.map(({ level }) => level)).toEqual(lines.map(() => 30));
  expect(lines.map(({ msg }) => msg)).not.toContain('unexpected error');
  for (const spy of printed) expect(spy).not.toHaveBeenCalled();
});

import { endpoint } from '@agent-portal/data/endpoint';
import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { route } from '../http/route.ts';
import { testEndpoint } from '../http/testEndpoint.ts';
import { sharedServer } from '../testing.ts';

const write = endpoint({
  ...testEndpoint,
  name: 'write',
  path: '/API/Test/full-disk',
  response: z.object({}),
});

const failing = route(write, async () => {
  const cause = Object.assign(new Error('could not extend file'), { code: '53100' });
  throw new Error('Failed query', { cause });
});
const server = await sharedServer({ routes: [failing] });

test('a full disk is a 503, and the server is not ready for half a minute', async () => {
  expect((await server.request('/readyz')).status).toBe(200);
  const answer = await server.request('/API/Test/full-disk');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('Retry-After')).toBe('30');
  expect(await answer.json()).toMatchObject({
    detail: 'The carrier cannot save anything just now. Nothing was changed. Try again later.',
  });
  const before = server.clock.now;
  const ready = await server.request('/readyz');
  expect([ready.status, await ready.text()]).toEqual([503, 'The disk of the database is full.']);
  server.clock.now = new Date(before.getTime() + 30_000);
  expect((await server.request('/readyz')).status).toBe(200);
  server.clock.now = before;
});

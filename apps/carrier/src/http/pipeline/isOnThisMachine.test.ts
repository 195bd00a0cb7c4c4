import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppEnv } from '../appEnv.ts';
import { isOnThisMachine } from './isOnThisMachine.ts';

const app = new Hono<AppEnv>().get('/', (c) => c.json(isOnThisMachine(c)));

/** The answer for a request to `origin` over a connection from `socket`. */
async function ask(origin: string, socket: string, headers: Readonly<Record<string, string>> = {}) {
  const incoming = { socket: { remoteAddress: socket } };
  const response = await app.request(`${origin}/`, { headers }, { incoming });
  expect(response.status).toBe(200);
  return (await response.json()) as boolean;
}

test.each([
  ['http://localhost:4173', '127.0.0.1'],
  ['http://127.0.0.1', '127.255.255.254'],
  ['http://[::1]:4173', '::1'],
  ['http://LOCALHOST', '::ffff:127.0.0.1'],
])('is true for %s from %s', async (origin, socket) => {
  expect(await ask(origin, socket)).toBe(true);
});

test.each([
  ['http://localhost.example', '127.0.0.1'],
  ['http://192.0.2.7', '127.0.0.1'],
  ['http://[::2]', '::1'],
  ['http://localhost', '126.255.255.255'],
  ['http://localhost', '128.0.0.0'],
  ['http://localhost', '::2'],
  ['http://localhost', ''],
])('is false for %s from %j', async (origin, socket) => {
  expect(await ask(origin, socket)).toBe(false);
});

const local = Array<string>(19).fill('127.0.0.1').join(', ');
const names = Array<string>(19).fill('localhost:4173').join(', ');

test.each([
  ['X-Forwarded-For', '127.0.0.1, ::1'],
  ['X-Forwarded-For', local],
  ['X-Forwarded-Host', 'localhost, 127.0.0.1:80'],
  ['X-Forwarded-Host', names],
  ['X-Forwarded-Proto', 'http, http'],
])('is true behind proxies of this machine: %s: %s', async (name, value) => {
  expect(await ask('http://localhost', '127.0.0.1', { [name]: value })).toBe(true);
});

test.each([
  ['X-Forwarded-For', '192.0.2.7, 127.0.0.1'],
  ['X-Forwarded-For', 'unknown'],
  ['X-Forwarded-For', `${local}, 127.0.0.1`],
  ['X-Forwarded-Host', 'localhost, portal.example'],
  ['X-Forwarded-Host', 'not a host'],
  ['X-Forwarded-Host', 'localhost:port'],
  ['X-Forwarded-Host', '[::1'],
  ['X-Forwarded-Host', `${names}, localhost`],
  ['X-Forwarded-Proto', 'http, https'],
  ['Forwarded', 'for=127.0.0.1'],
])('is false when a proxy says %s: %s', async (name, value) => {
  expect(await ask('http://localhost', '127.0.0.1', { [name]: value })).toBe(false);
});

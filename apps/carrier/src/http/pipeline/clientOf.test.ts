import { BlockList } from 'node:net';
import { expect, test } from 'vitest';
import { clientOf, createOriginOf } from './clientOf.ts';
import { Hono } from 'hono';
import type { AppEnv } from '../appEnv.ts';
import { isOnThisMachine } from './isOnThisMachine.ts';

const proxies = new BlockList();
proxies.addSubnet('10.0.0.0', 8, 'ipv4');

const forwarded = (name: string) =>
  ({
    'X-Forwarded-For': '198.51.100.7, 203.0.113.9, 10.0.0.2',
    'X-Forwarded-Host': 'portal.example.com',
    'X-Forwarded-Proto': 'https',
  })[name];

test('the client of a trusted proxy is the last address that is not a proxy', () => {
  expect(clientOf('10.0.0.1', 'inside:4173', forwarded, proxies)).toEqual({
    address: '203.0.113.9',
    host: 'portal.example.com',
    isTls: true,
  });
});

test('headers from an untrusted address are ignored', () => {
  const client = { address: '203.0.113.50', host: 'inside:4173', isTls: false };
  expect(clientOf('203.0.113.50', 'inside:4173', forwarded, proxies)).toEqual(client);
});

test('a trusted proxy that forwards nothing is the client', () => {
  const client = clientOf('10.0.0.1', 'inside:4173', () => undefined, proxies);
  expect(client.address).toBe('10.0.0.1');
});

test.each([
  ['203.0.113.9:49152', '203.0.113.9'],
  ['203.0.113.9, 10.0.0.2:80', '203.0.113.9'],
  ['[2001:DB8::1]:49152', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:db8:0:0:0:0:0:1', '2001:db8::1'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['[::ffff:cb00:7109]:80', '203.0.113.9'],
  ['fe80::1%eth0', 'fe80::1'],
  ['203.0.113.9, ::ffff:10.0.0.2', '203.0.113.9'],
  ['10.0.0.3, 10.0.0.2', '10.0.0.3'],
])('the client forwarded as %s is %s', (given, address) => {
  const header = (name: string) => (name === 'X-Forwarded-For' ? given : undefined);
  expect(clientOf('10.0.0.1', 'inside:4173', header, proxies).address).toBe(address);
});

test.each(['unknown', '203.0.113.9, _hidden', '203.0.113.999', '[', '[]:80', '\u0000', ','])(
  'addresses before %j are ignored: the nearest proxy is the client',
  (given) => {
    const header = (name: string) =>
      name === 'X-Forwarded-For' ? `${given}, 10.0.0.2` : undefined;
    const { address } = clientOf('::ffff:10.0.0.1', 'inside:4173', header, proxies);
    expect(address).toBe('10.0.0.2');
  },
);

test('only the end of a long chain is read', () => {
  // Read completely, the chain would give its first address.
  const chain = `203.0.113.9, ${'10.0.0.2, '.repeat(5_000)}10.0.0.3`;
  const header = (name: string) => (name === 'X-Forwarded-For' ? chain : undefined);
  expect(clientOf('10.0.0.1', 'inside:4173', header, proxies).address).toMatch(/^10\./);
});

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
])('a request to %s from %s is on this machine', async (origin, socket) => {
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
])('a request to %s from %j is not on this machine', async (origin, socket) => {
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
])('a request through proxies of this machine is on it: %s: %s', async (name, value) => {
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
])('a request is not on this machine when a proxy says %s: %s', async (name, value) => {
  expect(await ask('http://localhost', '127.0.0.1', { [name]: value })).toBe(false);
});

const foreign = { isTls: true, host: 'evil.example' };

test('links use the origin of the settings for any host of a request', () => {
  const originOf = createOriginOf({ portalOrigin: 'https://portal.example', port: 4173 });
  expect(originOf(foreign)).toBe('https://portal.example');
  expect(originOf({ isTls: false, host: 'localhost:4173' })).toBe('https://portal.example');
});

test.each(['localhost:5000', '127.0.0.1:5000', '[::1]:5000'])(
  'without that setting %s is taken from the request, but no other host',
  (host) => {
    const originOf = createOriginOf({ portalOrigin: undefined, port: 4173 });
    expect(originOf({ isTls: false, host })).toBe(`http://${host}`);
    expect(originOf(foreign)).toBe('http://localhost:4173');
    expect(originOf({ isTls: true, host: 'localhost.evil.example' })).toBe('http://localhost:4173');
  },
);

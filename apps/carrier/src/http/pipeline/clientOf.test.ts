import { BlockList } from 'node:net';
import { expect, test } from 'vitest';
import { clientOf } from './clientOf.ts';

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
])('%s is %s', (given, address) => {
  const header = (name: string) => (name === 'X-Forwarded-For' ? given : undefined);
  expect(clientOf('10.0.0.1', 'inside:4173', header, proxies).address).toBe(address);
});

test.each(['unknown', '203.0.113.9, _hidden', '203.0.113.999', '[', '[]:80', '\u0000', ','])(
  'ignores addresses before %j: the nearest proxy is the client',
  (given) => {
    const header = (name: string) =>
      name === 'X-Forwarded-For' ? `${given}, 10.0.0.2` : undefined;
    const { address } = clientOf('::ffff:10.0.0.1', 'inside:4173', header, proxies);
    expect(address).toBe('10.0.0.2');
  },
);

test('reads only the end of a long chain', () => {
  // Read completely, the chain would give its first address.
  const chain = `203.0.113.9, ${'10.0.0.2, '.repeat(5_000)}10.0.0.3`;
  const header = (name: string) => (name === 'X-Forwarded-For' ? chain : undefined);
  expect(clientOf('10.0.0.1', 'inside:4173', header, proxies).address).toMatch(/^10\./);
});

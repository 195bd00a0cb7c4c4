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

test('a trusted proxy is believed: the client is the last address that is no proxy', () => {
  expect(clientOf('10.0.0.1', 'inside:4173', forwarded, proxies)).toEqual({
    address: '203.0.113.9',
    host: 'portal.example.com',
    isTls: true,
  });
});

test('anybody else is not', () => {
  const client = { address: '203.0.113.50', host: 'inside:4173', isTls: false };
  expect(clientOf('203.0.113.50', 'inside:4173', forwarded, proxies)).toEqual(client);
});

test('a trusted proxy that forwards nothing is the client', () => {
  const client = clientOf('10.0.0.1', 'inside:4173', () => undefined, proxies);
  expect(client.address).toBe('10.0.0.1');
});

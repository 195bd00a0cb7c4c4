import { contract } from '@agent-portal/data/contract';
import type { Endpoint } from '@agent-portal/data/endpoint';
import { expect, test } from 'vitest';
import { sharedServer } from '../../testing.ts';

const server = await sharedServer();

const addressOf = ({ path }: Endpoint) => path.replaceAll(/\{\w+\}/g, '1');

test('every call says its version, and rejects another one', async () => {
  for (const endpoint of Object.values<Endpoint>(contract)) {
    const { name, method } = endpoint;
    const spoken = await server.request(addressOf(endpoint), { method });
    expect.soft(spoken.headers.get('Api-Version'), name).toBe('1');
    const other = await server.request(addressOf(endpoint), {
      method,
      headers: { 'Api-Version': '2' },
    });
    expect.soft(other.status, name).toBe(400);
    expect.soft(other.headers.get('Api-Version'), name).toBe('1');
    expect
      .soft(await other.json(), name)
      .toMatchObject({ errors: [{ field: 'Api-Version', message: 'must be 1' }] });
  }
});

test.each([{}, { 'Api-Version': '1' }])(
  'the carrier answers a call with the headers %o',
  async (headers) => {
    const { status } = await server.request('/auth/userinfo', { headers });
    expect(status).toBe(200);
  },
);

test.each(['', '1.0', '01', '1, 1'])('the carrier rejects the version %j', async (version) => {
  const headers = { 'Api-Version': version };
  const { status } = await server.request('/auth/userinfo', { headers });
  expect(status).toBe(400);
});

test('a page that a browser navigates to needs no version', async () => {
  const { status } = await server.request('/auth/login');
  expect(status).toBe(200);
});

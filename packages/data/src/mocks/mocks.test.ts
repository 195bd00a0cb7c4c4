import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { contract } from '../contract.ts';
import type { InputOf } from '../endpoint.ts';
import {
  exportPendingPolicyRequirements,
  getPendingPolicyRequirements,
} from '../policies/contract.ts';
import { getStatusCounts } from '../policies/status-counts/contract.ts';
import { getPolicy } from '../policies/policy/contract.ts';
import { pendingPages } from '../policies/mocks.ts';
import { failureOf } from '../testing/failureOf.ts';
import { testClient } from '../testing/fakeCarrier.ts';
import { mockEndpoint, mockFailure } from './mockEndpoint.ts';
import { mocks } from './mocks.ts';

const server = setupServer(...Object.values(mocks));
beforeAll(() => server.listen());
afterEach(() => {
  server.resetHandlers();
  server.events.removeAllListeners();
});
afterAll(() => server.close());

const policy = { params: { id: 'NL0018O0142' } };

describe('the mocks', () => {
  it('are one for every endpoint of the contract', () => {
    expect(Object.keys(mocks).sort()).toEqual(Object.keys(contract).sort());
  });

  it('answer what was recorded', async () => {
    const { client } = testClient();
    const read = (query: InputOf<typeof getPendingPolicyRequirements>['query']) =>
      client.read(getPendingPolicyRequirements, { query });
    expect(await read({ IncludeFilters: true })).toEqual(pendingPages.first);
    expect(await read({})).toEqual({ ...pendingPages.first, filters: null });
    expect(await read({ page: 2 })).toEqual(pendingPages.second);
    expect(await client.read(getPolicy, policy)).toMatchObject({ policyNumber: 'NL0018O0142' });
  });

  it('answer files with a name', async () => {
    const file = await testClient().client.download(exportPendingPolicyRequirements, { query: {} });
    expect(file).toMatchObject({ name: 'Pending-policies-11-18-2026.xlsx' });
  });

  it('answer only the paths of their endpoint', async () => {
    server.use(mockFailure(getPolicy, 404));
    const { client } = testClient();
    await expect(client.read(getPolicy, policy)).rejects.toMatchObject({ kind: 'not-found' });
    await expect(client.read(getStatusCounts, {})).resolves.toBeDefined();
  });

  it.each([
    [401, 'unauthenticated'],
    [403, 'forbidden'],
    [500, 'server'],
    ['network', 'network'],
  ] as const)('fail with %s on request', async (failure, kind) => {
    server.use(mockFailure(getPolicy, failure));
    await expect(testClient().client.read(getPolicy, policy)).rejects.toMatchObject({ kind });
  });

  it('never answer for a timeout', async () => {
    server.use(mockFailure(getPolicy, 'timeout'));
    const { client } = testClient();
    const patience = new AbortController();
    const requests = new Promise((resolve) => server.events.on('request:start', resolve));
    const failure = failureOf(client.read(getPolicy, policy, { signal: patience.signal }));
    await requests;
    // A later call gets its answer first.
    await client.read(getStatusCounts, {});
    patience.abort(new DOMException('too late', 'TimeoutError'));
    expect(await failure).toMatchObject({ kind: 'timeout' });
  });

  it('reject an answer that breaks the contract, and log why', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const broken = { ...pendingPages.first, totalPages: 'many' } as unknown;
    server.use(mockEndpoint(getPendingPolicyRequirements, broken as typeof pendingPages.first));
    const read = testClient().client.read(getPendingPolicyRequirements, { query: {} });
    await expect(read).rejects.toMatchObject({ kind: 'server' });
    expect(said.mock.calls.join()).toContain('totalPages');
    said.mockRestore();
  });
});

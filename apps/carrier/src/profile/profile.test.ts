import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, testServer } from '../testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.database.close());

const read = async (path: string, account = 'agent') => {
  const headers = { ...(await server.signIn(account)) };
  const answer = await server.request(`/API/UserData/${path}`, { headers });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};

it('shows an agent its contracts in force, its other ids and its own details', async () => {
  const { body } = await read('ActiveContracts');
  const contracts = body['contracts'] as { agentId: string; regionCode: string }[];
  expect(contracts.map(({ agentId }) => agentId)).toEqual(['4471902', '4471918', '4471925']);
  expect((await read('AdditionalAgentIds')).body).toEqual({ agentIds: ['4471918', '4471925'] });
  expect((await read('AdditionalAgentIds', 'solo')).body).toEqual({ agentIds: [] });
  expect((await read('VertaforeInformation')).body).toMatchObject({ name: 'Dana Whitfield' });
  const region = await read(`RegionCodeInformation/${contracts[0]?.regionCode}`);
  expect(region.body).toMatchObject({ regionCode: contracts[0]?.regionCode });
});

it('shows a sub-account its agent for any roles, and no other region', async () => {
  expect((await read('VertaforeInformation', 'sub.none')).body).toMatchObject({
    name: 'Dana Whitfield',
  });
  expect((await read('RegionCodeInformation/X9')).status).toBe(404);
  expect((await read('VertaforeInformation', 'office')).status).toBe(403);
});

import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { sharedServer } from '../testing.ts';

const server = await sharedServer();

const read = async (path: string, account = 'agent') => {
  const answer = await server.get(`/API/UserData/${path}`, account);
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};

it('the profile shows an agent its contracts in force, its other ids and its own details', async () => {
  const { body } = await read('ActiveContracts');
  const contracts = body['contracts'] as { agentId: string; regionCode: string }[];
  expect(contracts.map(({ agentId }) => agentId)).toEqual(['4471902', '4471918', '4471925']);
  expect((await read('AdditionalAgentIds')).body).toEqual({ agentIds: ['4471918', '4471925'] });
  expect((await read('AdditionalAgentIds', 'solo')).body).toEqual({ agentIds: [] });
  expect((await read('VertaforeInformation')).body).toMatchObject({ name: 'Dana Whitfield' });
  const region = await read(`RegionCodeInformation/${contracts[0]?.regionCode}`);
  expect(region.body).toMatchObject({ regionCode: contracts[0]?.regionCode });
});

it('the profile shows a sub-account its agent for any roles, and no other region', async () => {
  expect((await read('VertaforeInformation', 'sub.none')).body).toMatchObject({
    name: 'Dana Whitfield',
  });
  expect((await read('RegionCodeInformation/X9')).status).toBe(404);
  expect((await read('VertaforeInformation', 'office')).status).toBe(403);
});

it('the profile lists the mailing address and the mobile phone of an agent that has them', async () => {
  const { db } = server.database;
  const set = (mailing: string | null, mobile: string | null) =>
    db.execute(sql`
      UPDATE producer_profiles SET mailing_address = ${mailing}::text[], mobile_phone = ${mobile}
      WHERE producer_id = 'P1001'`);
  await set('{"P.O. Box 1","Denver, CO 80202"}', '3035550100');
  expect((await read('VertaforeInformation')).body).toMatchObject({
    addresses: [
      { kind: 'Business' },
      { kind: 'Mailing', lines: ['P.O. Box 1', 'Denver, CO 80202'] },
    ],
    phones: [{ kind: 'Business' }, { kind: 'Mobile', number: '3035550100' }],
  });
  await set(null, null);
  expect((await read('VertaforeInformation')).body).toMatchObject({
    addresses: [{ kind: 'Business' }],
    phones: [{ kind: 'Business' }],
  });
});

it('the profile is 404 for an agent without a profile', async () => {
  await server.database.db.execute(sql`DELETE FROM producer_profiles WHERE producer_id = 'P1010'`);
  expect(await read('VertaforeInformation', 'individual')).toMatchObject({
    status: 404,
    body: { detail: 'There is no profile of this agent.' },
  });
});

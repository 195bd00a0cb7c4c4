import type { TodayGroup } from '@agent-portal/data/today/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dana, homeOffice } from '../../impersonation/testing.ts';
import { type SignedIn, type TestServer, testServer } from '../../testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.database.close());

const address = '/API/Business/Today/lapsing';

async function openAs(session: SignedIn, key: string) {
  const answer = await homeOffice(server).post(`${address}/Open`, session, { key });
  if (answer.status !== 200) return answer.status;
  return ((await answer.json()) as { others: string[] }).others;
}

it('names the other users of the agency who have an item open, for a minute', async () => {
  const agent = await server.signIn('agent');
  const [first] = (await homeOffice(server).read<TodayGroup>(address, agent)).items;
  const key = first?.key ?? '';
  const delegate = await server.signIn('sub.all');
  expect(await openAs(agent, key)).toEqual([]);
  expect(await openAs(delegate, key)).toEqual(['Dana Whitfield']);
  expect(await openAs(await homeOffice(server).actingAs(dana), key)).toHaveLength(2);
  expect(await openAs(agent, key)).toHaveLength(2);
  // A caller who does not see the item learns nothing.
  expect(await openAs(await server.signIn('sub.claims'), key)).toBe(404);
  expect(await openAs(await server.signIn('individual'), key)).toBe(404);
  server.clock.now = new Date(server.clock.now.getTime() + 60_000);
  expect(await openAs(delegate, key)).toEqual([]);
});

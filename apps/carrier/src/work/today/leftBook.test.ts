import type { TemporaryMessage } from '@agent-portal/data/content/contract';
import type { Today, TodayGroup } from '@agent-portal/data/today/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { homeOffice } from '../../impersonation/testing.ts';
import { type TestServer, testServer } from '../../testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.database.close());

const address = '/API/Business/Today';

it('no longer names the clients of skipped and given items whose policies left the book', async () => {
  const { read, post } = homeOffice(server);
  const agent = await server.signIn('agent');
  const { items } = await read<TodayGroup>(`${address}/lapsing?page=1`, agent);
  const [skipped, given] = items;
  const skip = { key: skipped?.key, reason: 'Called', until: '2026-11-20' };
  expect((await post(`${address}/lapsing/Skips`, agent, skip)).status).toBe(200);
  const { people } = await read<{ people: readonly { personId: number }[] }>(
    `${address}/lapsing/People`,
    agent,
  );
  const give = { key: given?.key, personId: people.at(-1)?.personId, note: '', version: null };
  expect((await post(`${address}/lapsing/Assignments`, agent, give)).status).toBe(200);
  const notices = async () => {
    const colleague = await server.signIn('sub.all');
    const messages = await read<TemporaryMessage[]>('/content/temporarymessages', colleague);
    return messages.filter(({ heading }) => heading.startsWith('Assigned to you'));
  };
  const done = async () => (await read<Today>(address, agent)).doneToday.map(({ who }) => who);
  expect(new Set(await done())).toEqual(new Set([skipped?.who, given?.who]));
  expect((await notices())[0]?.message).toContain(given?.policyNumber);
  const { db } = server.database;
  for (const item of [skipped, given])
    await db.execute(
      sql`UPDATE writing_agents SET agent_id = '4480055' WHERE policy_number = ${item?.policyNumber}`,
    );
  expect(await done()).toEqual([]);
  expect(await notices()).toEqual([]);
});

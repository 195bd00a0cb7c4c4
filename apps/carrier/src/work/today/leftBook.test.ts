import type { TemporaryMessage } from '@agent-portal/data/notifications/contract';
import type { Today } from '@agent-portal/data/work/today/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../testing.ts';
import { groupOfToday } from './testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.database.close());

const address = '/API/Business/Today';

it('no longer names the clients of planned and given items whose policies left the book', async () => {
  const { read, post } = server;
  const agent = await server.signIn('agent');
  const { items } = await groupOfToday(server, agent, 'lapsing');
  const [planned, given] = items;
  const plan = (item: object) =>
    post('/API/UserData/FollowUps', agent, {
      subject: 'policy',
      followUpDate: '2026-11-20',
      note: '',
      version: null,
      ...item,
    });
  expect((await plan({ key: planned?.key })).status).toBe(200);
  const { people } = await read<{ people: readonly { personId: number; name: string }[] }>(
    `${address}/lapsing/People`,
    agent,
  );
  const personId = people.at(-1)?.personId;
  expect((await plan({ key: given?.key, personId })).status).toBe(200);
  const notices = async () => {
    const colleague = await server.signIn('sub.all');
    const messages = await read<TemporaryMessage[]>('/content/temporarymessages', colleague);
    return messages.filter(({ heading }) => heading.startsWith('Assigned to you'));
  };
  const [overdue] = (await groupOfToday(server, agent, 'overdueRequirements')).items;
  const action = {
    policyNumber: overdue?.policyNumber,
    requirementId: overdue?.key,
    action: 'ProvideInformation',
    note: 'By mail.',
  };
  expect((await post('/API/send/takeAction', agent, action)).status).toBe(200);
  const waiting = (await groupOfToday(server, agent, 'cases')).items[0];
  const resend = `/API/CaseManagement/ResendEmail?envelopeId=${waiting?.key}`;
  expect((await server.request(resend, { headers: { ...agent } })).status).toBe(200);
  const done = async () =>
    (await read<Today>(address, agent)).doneToday.map(({ who, what }) => ({ who, what }));
  expect(new Set(await done())).toEqual(
    new Set([
      { who: planned?.who, what: `Set a follow-up for 11/20/2026: ${planned?.what}` },
      { who: given?.who, what: `Assigned to ${people.at(-1)?.name}: ${given?.what}` },
      { who: overdue?.who, what: `Provided information: ${overdue?.what}` },
      { who: waiting?.who, what: 'Sent the e-mail again' },
    ]),
  );
  expect((await notices())[0]?.message).toContain(given?.policyNumber);
  const { db } = server.database;
  for (const item of [planned, given, overdue, waiting])
    for (const table of [sql`policies`, sql`writing_agents`])
      await db.execute(
        sql`UPDATE ${table} SET agent_id = '4480055' WHERE policy_number = ${item?.policyNumber}`,
      );
  expect(await done()).toEqual([]);
  expect(await notices()).toEqual([]);
});

it('lists what was done for the agent, also when the audit log has only the policy', async () => {
  const solo = await server.signIn('solo');
  const { read } = server;
  const note = (agentId: string, detail: string) =>
    server.database.db.execute(sql`
      INSERT INTO audit_entries (at, action, user_id, agent_id, request_id, detail)
      SELECT '2026-11-18T14:00:00Z', 'action taken', user_id, ${agentId}, 'r', ${detail}
      FROM users WHERE username = 'solo@northfield.example'`);
  const { rows } = await server.database.db.execute<{ agentId: string; policyNumber: string }>(sql`
    SELECT agent_id AS "agentId", min(policy_number) AS "policyNumber" FROM policies
    WHERE agent_id = (SELECT agent_id FROM users WHERE username = 'solo@northfield.example')
    GROUP BY agent_id`);
  const { agentId = '', policyNumber = '' } = rows[0] ?? {};
  await note(agentId, policyNumber);
  await note('4471902', `${policyNumber}, for another agent`);
  const { doneToday } = await read<Today>(address, solo);
  expect(doneToday.map(({ what }) => what)).toEqual(['Took an action for a policy']);
});

it('what was done in an area is not listed once its role is taken', async () => {
  const priya = await server.signIn('sub.all');
  const { items } = await groupOfToday(server, priya, 'cases');
  const resent = `/API/CaseManagement/ResendEmail?envelopeId=${items[0]?.key}`;
  expect((await server.request(resent, { headers: { ...priya } })).status).toBe(200);
  const { read, post } = server;
  const to = { recipientEmail: 'right@example.com', version: 1 };
  const corrected = `/API/CaseManagement/Cases/${items[1]?.key}/Recipient`;
  expect((await post(corrected, priya, to)).status).toBe(200);
  const done = async () => (await read<Today>(address, priya)).doneToday.map(({ what }) => what);
  expect(new Set(await done())).toEqual(
    new Set(['Sent the e-mail again', 'Corrected the e-mail address of a case']),
  );
  await server.database.db.execute(
    sql`UPDATE users SET roles = ARRAY['Claims'] WHERE username = 'sub.all@northfield.example'`,
  );
  expect(await done()).toEqual([]);
});

it('says what a lapse would charge back only to users who see commissions', async () => {
  const charges = async (name: string) => {
    const { items } = await groupOfToday(server, await server.signIn(name), 'lapsing');
    return items.some(({ why }) => why.includes('charge'));
  };
  // The second one reads after what the first one sees was cached.
  expect(await charges('agent')).toBe(true);
  expect(await charges('sub.pendingactiveterminated')).toBe(false);
});

it('hides a policy about to lapse behind a follow-up on its chargeback', async () => {
  const { db } = server.database;
  const agent = await server.signIn('agent');
  const keys = async () =>
    (await groupOfToday(server, agent, 'lapsing')).items.map(({ key }) => key);
  const key = (await keys()).at(-1) ?? '';
  const plan = { subject: 'policy', key, followUpDate: '2026-11-20', note: '', version: null };
  const { post } = server;
  expect((await post('/API/UserData/FollowUps', agent, plan)).status).toBe(200);
  await db.execute(sql`UPDATE follow_ups SET subject = 'chargeback' WHERE item_key = ${key}`);
  expect(await keys()).not.toContain(key);
});

it('no longer lists follow-ups on policies of an agent who moved to another hierarchy', async () => {
  const agent = await server.signIn('agent');
  const { items } = await groupOfToday(server, agent, 'lapsing');
  const late = items.find(({ agentId }) => agentId === '4473310');
  const followUp = { subject: 'policy', key: late?.key, followUpDate: '2026-11-20', note: '' };
  const saved = await server.post('/API/UserData/FollowUps', agent, { ...followUp, version: null });
  expect(saved.status).toBe(200);
  const keys = async () =>
    (
      await server.read<{ followUps: readonly { key: string }[] }>(
        '/API/UserData/FollowUps?pageSize=100',
        agent,
      )
    ).followUps.map(({ key }) => key);
  expect(await keys()).toContain(late?.key);
  await server.database.db.execute(
    sql`UPDATE agents SET path = '/4473310/' WHERE agent_id = '4473310'`,
  );
  expect(await keys()).not.toContain(late?.key);
});

import type { FollowUp } from '@agent-portal/data/work/follow-ups/contract';
import { subjectOfKind } from '@agent-portal/data/work/today/subjects';
import type { Today, TodayItem } from '@agent-portal/data/work/today/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { groupOfToday } from '../today/testing.ts';
import { dana } from '../../impersonation/testing.ts';
import { type SignedIn, type TestServer, testServer } from '../../testing.ts';

let server: TestServer;
let agent: SignedIn;
beforeAll(async () => {
  server = await testServer();
  agent = await server.signIn('agent');
});
afterAll(() => server.database.close());
beforeEach(() => change('DELETE FROM follow_ups'));

/** Changes the data. Cached data of an agent expires within a minute. */
async function change(statement: string) {
  await server.database.db.execute(sql.raw(statement));
  server.clock.now = new Date(server.clock.now.getTime() + 60_000);
}

type Kind = keyof typeof subjectOfKind;

const firstOf = async (kind: Kind, session: SignedIn): Promise<TodayItem> => {
  const { items } = await groupOfToday(server, session, kind);
  if (!items[0]) throw new Error(`No item in ${kind}.`);
  return items[0];
};
const plan = (kind: Kind, { key }: Pick<TodayItem, 'key'>, session = agent, more: object = {}) =>
  server.post('/API/UserData/FollowUps', session, {
    subject: subjectOfKind[kind],
    key,
    followUpDate: '2026-11-18',
    note: '',
    version: null,
    ...more,
  });
const listed = async (session = agent) =>
  (await server.read<{ followUps: readonly FollowUp[] }>('/API/UserData/FollowUps', session))
    .followUps;
const due = async (session = agent) => (await groupOfToday(server, session, 'followUps')).total;

const ofKey = (key: string, part: number) => `split_part('${key}', ' ', ${part})::int`;

/** A change of the item by the carrier, its undo, and the reason that the follow-up then gives. */
const resolutions = [
  [
    'cases',
    ({ key }: TodayItem) => `UPDATE cases SET event = 'Signed' WHERE envelope_id = '${key}'`,
    'Case resolved',
  ],
  [
    'claims',
    ({ key }: TodayItem) =>
      `UPDATE claim_items SET received_on = '2026-11-19' WHERE claim_number = '${key}'`,
    'Items received',
  ],
  [
    'declinedPayments',
    ({ key }: TodayItem) => `UPDATE policies SET status = 'Active' WHERE policy_number = '${key}'`,
    'Policy in force again',
  ],
  [
    'endings',
    ({ key }: TodayItem) =>
      `UPDATE ${Number(key) < 0 ? 'credentials' : 'appointments'} SET expires_on = '2028-01-01'
        WHERE ${Number(key) < 0 ? 'row_id' : 'appointment_id'} = ${Math.abs(Number(key))}`,
    'Renewed or ended',
  ],
  [
    'deadlines',
    ({ key }: TodayItem) =>
      `UPDATE policies SET status = 'Terminated' WHERE row_id = ${ofKey(key, 1)}`,
    'Deadline over',
  ],
  [
    'changes',
    ({ key, requirementId }: TodayItem) =>
      requirementId === null
        ? `UPDATE policies SET status = 'Terminated', status_date = '2026-11-19' WHERE policy_number = '${key}'`
        : `UPDATE requirements SET met_on = '2026-11-19' WHERE requirement_id = '${key}'`,
    /^(Changed again|Requirement met)$/,
  ],
] as const;

it.each(resolutions)('a follow-up of %s ends with its item', async (kind, resolve, reason) => {
  const item = await firstOf(kind, agent);
  expect((await plan(kind, item)).status).toBe(200);
  expect(await listed()).toMatchObject([{ state: 'Due today', closedBecause: null }]);
  expect(await due()).toBe(1);
  await change(resolve(item));
  expect(await listed()).toMatchObject([
    {
      state: 'Closed',
      daysOverdue: 0,
      closedBecause: expect.stringMatching(reason) as string,
    },
  ]);
  expect(await due()).toBe(0);
});

it('the return of a deadline a year later is another one', async () => {
  const item = await firstOf('deadlines', agent);
  await plan('deadlines', item);
  expect(await due()).toBe(1);
  await change(`UPDATE follow_ups SET follow_up_on = '2025-11-18', version = version + 1`);
  expect(await listed()).toMatchObject([{ closedBecause: 'Deadline over' }]);
});

it('a follow-up without a policy is checked against the book', async () => {
  const item = await firstOf('endings', agent);
  await plan('endings', item);
  expect(item.policyNumber).toBe(null);
  const { rows } = await server.database.db.execute<{ id: string; path: string }>(
    sql`SELECT agent_id AS id, path FROM agents WHERE agent_id = ${item.agentId}`,
  );
  await change(`UPDATE agents SET path = '/elsewhere' WHERE agent_id = '${item.agentId}'`);
  expect(await listed()).toEqual([]);
  expect(await due()).toBe(0);
  expect((await plan('endings', item, agent, { version: 1 })).status).toBe(404);
  await change(`UPDATE agents SET path = '${rows[0]!.path}' WHERE agent_id = '${item.agentId}'`);
  expect(await listed()).toHaveLength(1);
});

it('a user with only cases lists and changes its own follow-ups on them', async () => {
  const helper = await server.signIn('sub.casemanagement');
  await change(`UPDATE cases SET event = 'Declined' WHERE event = 'Signed'`);
  const item = await firstOf('cases', helper);
  expect((await plan('cases', item, helper)).status).toBe(200);
  expect(await listed(helper)).toMatchObject([{ key: item.key }]);
  expect((await plan('cases', item, helper, { isDone: true, version: 1 })).status).toBe(200);
  expect(await listed(helper)).toMatchObject([{ closedBecause: 'Done' }]);
});

it('a user without policies sees a chargeback only while it is at risk in the book', async () => {
  const helper = await server.signIn('sub.commissionsagentdebt');
  const item = await firstOf('chargebacksAtRisk', helper);
  expect((await plan('chargebacksAtRisk', item, helper)).status).toBe(200);
  expect(await listed(helper)).toMatchObject([{ key: item.key, closedBecause: null }]);
  await change(
    `UPDATE policies SET paid_to_date = '2026-12-01' WHERE policy_number = '${item.key}'`,
  );
  expect(await listed(helper)).toEqual([]);
});

it("the assigner's Done today does not show later changes by the assignee", async () => {
  const item = await firstOf('lapsing', agent);
  const { people } = await server.read<{ people: readonly { personId: number; name: string }[] }>(
    '/API/Business/Today/lapsing/People',
    agent,
  );
  const { personId } = people.find(({ name }) => name === 'Priya Raman')!;
  await plan('lapsing', item, agent, { personId });
  const done = async () => (await server.read<Today>('/API/Business/Today', agent)).doneToday;
  expect(await done()).toMatchObject([{ what: `Assigned to Priya Raman: ${item.what}` }]);
  await change(`UPDATE follow_ups SET assigned_at = '2026-11-17T12:00:00Z'
    WHERE user_id = ${personId}`);
  const priya = await server.signIn('sub.all');
  await plan('lapsing', item, priya, { followUpDate: '2026-11-20', version: 1 });
  expect(await done()).toEqual([]);
});

it('a follow-up of an appointment stays open on its last day, and ends when the appointment does', async () => {
  const { rows } = await server.database.db.execute<{ id: number }>(
    sql`SELECT min(appointment_id) AS id FROM appointments WHERE agent_id = ${dana} AND status = 'Active'`,
  );
  const { id } = rows[0]!;
  const set = (what: string) =>
    change(`UPDATE appointments SET ${what} WHERE appointment_id = ${id}`);
  await set(`expires_on = '2026-11-18'`);
  await plan('endings', { key: String(id) });
  expect(await listed()).toMatchObject([{ closedBecause: null }]);
  await set(`expires_on = '2026-11-17'`);
  expect(await listed()).toMatchObject([{ closedBecause: 'Renewed or ended' }]);
  await set(`expires_on = '2026-11-18', status = 'Terminated'`);
  expect(await listed()).toMatchObject([{ closedBecause: 'Renewed or ended' }]);
});

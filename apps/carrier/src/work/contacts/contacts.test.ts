import type { ClientDetail } from '@agent-portal/data/clients/contract';
import type { FollowUp } from '@agent-portal/data/work/follow-ups/contract';
import type { PolicyLapse } from '@agent-portal/data/work/lapse/contract';
import type { Today, TodayItem, TodayKind } from '@agent-portal/data/work/today/contract';
import { subjectOfKind } from '@agent-portal/data/work/today/subjects';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dana, homeOffice } from '../../impersonation/testing.ts';
import { type SignedIn, type TestServer, testServer } from '../../testing.ts';
import { groupOfToday } from '../today/testing.ts';
import { contactsOf } from './testing.ts';

let server: TestServer;
let agent: SignedIn;
let delegate: SignedIn;
let office: ReturnType<typeof homeOffice>;
let save: ReturnType<typeof contactsOf>['save'];
let late: TodayItem;
beforeAll(async () => {
  server = await testServer();
  agent = await server.signIn('agent');
  delegate = await server.signIn('sub.all');
  office = homeOffice(server);
  ({ save } = contactsOf(server));
  late = await firstOf('lapsing');
});
afterAll(() => server.database.close());
beforeEach(async () => {
  await server.database.db.execute(sql`DELETE FROM contacts`);
  await server.database.db.execute(sql`DELETE FROM follow_ups`);
});

const group = (kind: TodayKind, session = agent) => groupOfToday(server, session, kind);

async function firstOf(kind: TodayKind, session = agent): Promise<TodayItem> {
  const [item] = (await group(kind, session)).items;
  if (!item) throw new Error(`No item in ${kind}.`);
  return item;
}

const lapseOf = (session = agent, { key }: Pick<TodayItem, 'key'> = late) =>
  server.read<PolicyLapse>(`/API/PolicyInfo/${key}/Lapse`, session);

/** The follow-ups of a user. */
const planned = async (session = agent) => {
  const path = '/API/UserData/FollowUps';
  const { followUps } = await server.read<{ followUps: readonly FollowUp[] }>(path, session);
  return followUps.map(({ subject, key, followUpDate }) => [subject, key, followUpDate]);
};
const detailOf = async (answer: Response) => ((await answer.json()) as { detail: string }).detail;

describe('a contact with the client', () => {
  it('is numbered, with the user who recorded it, and plans what follows', async () => {
    const first = await save(agent, late.key, { nextAttemptOn: '2026-11-20', note: 'At work.' });
    expect(first.status).toBe(200);
    const promise = { outcome: 'WillPay', willPayOn: '2026-11-24', version: 1 };
    const second = await save(delegate, late.key, promise);
    const contacts = [
      { number: 2, outcome: 'WillPay', willPayOn: '2026-11-24', contactedBy: 'Priya Raman' },
      { number: 1, nextAttemptOn: '2026-11-20', note: 'At work.', contactedBy: 'Dana Whitfield' },
    ];
    expect(await second.json()).toMatchObject({ contacts });
    expect(await lapseOf()).toMatchObject({ version: 2, contacts });
    // The next attempt, or the promised day, is a follow-up of the user.
    expect(await planned()).toEqual([['policy', late.key, '2026-11-20']]);
    expect(await planned(delegate)).toEqual([['policy', late.key, '2026-11-24']]);
  });

  it.each(['overdueRequirements', 'cases', 'deadlines', 'changes'] as const)(
    'is on its item in %s, and not on others',
    async (kind) => {
      const item = await firstOf(kind);
      expect(item.lastContact).toBe(null);
      const about = { subject: subjectOfKind[kind], outcome: 'EmailSent' };
      expect((await save(agent, item.key, about)).status).toBe(200);
      const { items } = await group(kind, delegate);
      expect(items.filter(({ lastContact }) => lastContact)).toMatchObject([
        {
          key: item.key,
          lastContact: { number: 1, outcome: 'EmailSent', contactedOn: '2026-11-18' },
        },
      ]);
      // Changes that the agent has read are in the whole group alone.
      const path = `/API/Business/Today${kind === 'changes' ? '?all=changes' : ''}`;
      const { groups } = await server.read<Today>(path, agent);
      const found = groups.find((one) => one.kind === kind)?.items;
      expect(found?.find(({ key }) => key === item.key)).toMatchObject({
        lastContact: { outcome: 'EmailSent' },
      });
    },
  );

  it('is on the follow-up, the policy, the client and in what was done today', async () => {
    const item = await firstOf('overdueRequirements');
    const note = 'Sends it on Friday.';
    await save(agent, item.key, { subject: 'requirement', nextAttemptOn: '2026-11-18', note });
    expect((await group('followUps')).items).toMatchObject([{ lastContact: { note } }]);
    const ofPolicy = await lapseOf(agent, { key: item.policyNumber ?? '' });
    expect(ofPolicy).toMatchObject({ version: 0, contacts: [{ what: item.what, note }] });
    const { rows } = await server.database.db.execute<{ id: string }>(
      sql`SELECT client_id AS id FROM party_clients WHERE policy_number = ${item.policyNumber} LIMIT 1`,
    );
    const client = await server.read<ClientDetail>(`/API/Clients/${rows[0]!.id}`, agent);
    expect(client.contacts).toMatchObject([{ what: item.what, note }]);
    const { doneToday } = await server.read<Today>('/API/Business/Today', agent);
    expect(doneToday.map(({ what }) => what)).toContain(`Left message: ${item.what}`);
  });

  it('is shown to home office that acts for the agent', async () => {
    await save(agent, late.key);
    expect((await lapseOf(await office.actingAs(dana))).contacts).toHaveLength(1);
  });

  it('about a case is not shown to a user without cases', async () => {
    const item = await firstOf('cases');
    await save(agent, item.key, { subject: 'case' });
    const policy = { key: item.policyNumber ?? '' };
    expect((await lapseOf(agent, policy)).contacts).toHaveLength(1);
    const policiesOnly = await server.signIn('sub.pendingactiveterminated');
    expect((await lapseOf(policiesOnly, policy)).contacts).toEqual([]);
    const casesOnly = await server.signIn('sub.casemanagement');
    expect(await firstOf('cases', casesOnly)).toMatchObject({ lastContact: { number: 1 } });
    expect((await save(policiesOnly, item.key, { subject: 'case', version: 1 })).status).toBe(403);
  });

  it('is rejected from a user who did not see the last one', async () => {
    await save(agent, late.key);
    const outdated = await save(agent, late.key);
    expect(outdated.status).toBe(409);
    expect(await detailOf(outdated)).toBe('Another contact about this was recorded first.');
    const plan = { version: 1, nextAttemptOn: '2026-11-23' };
    const both = await Promise.all([
      save(agent, late.key, plan),
      save(agent, late.key, { ...plan, outcome: 'Reached' }),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await planned()).toEqual([['policy', late.key, '2026-11-23']]);
  });

  it('is not saved when its next attempt cannot be', async () => {
    await server.database.db
      .execute(sql`INSERT INTO follow_ups (user_id, producer_id, subject, item_key,
        policy_number, who, what, follow_up_on, note, version, saved_at)
      SELECT user_id, producer_id, 'requirement', 'many-' || n, ${late.key}, '', 'Exam', '2026-11-20', '', 1, now()
      FROM (SELECT users.user_id, producer_id FROM users, agents
        WHERE username = 'agent@northfield.example' AND agents.agent_id = ${dana}) AS owner,
        generate_series(1, 1000) n`);
    expect((await save(agent, late.key, { nextAttemptOn: '2026-11-23' })).status).toBe(409);
    expect((await lapseOf()).contacts).toEqual([]);
    expect((await save(agent, late.key)).status).toBe(200);
  });

  it('keeps the note of a follow-up whose day it moves', async () => {
    await server.post('/API/UserData/FollowUps', agent, {
      subject: 'policy',
      key: late.key,
      followUpDate: '2026-11-19',
      note: 'Private.',
      version: null,
    });
    await save(agent, late.key, { nextAttemptOn: '2026-11-25' });
    const { followUps } = await server.read<{ followUps: readonly FollowUp[] }>(
      '/API/UserData/FollowUps',
      agent,
    );
    expect(followUps).toMatchObject([{ followUpDate: '2026-11-25', note: 'Private.', version: 2 }]);
    // One that is done is over, and its note with it.
    await server.database.db.execute(sql`UPDATE follow_ups SET done_on = '2026-11-18'`);
    await save(agent, late.key, { nextAttemptOn: '2026-11-26', version: 1 });
    const { rows } = await server.database.db.execute(sql`SELECT note FROM follow_ups`);
    expect(rows).toEqual([{ note: '' }]);
  });

  it.each([
    [{ outcome: 'WillPay' }, 'willPayOn', 'is needed for this outcome'],
    [{ willPayOn: '2026-11-20' }, 'willPayOn', 'must be empty for this outcome'],
    [{ nextAttemptOn: '2026-11-17' }, 'nextAttemptOn', 'must be today or later'],
    [{ nextAttemptOn: '2027-02-17' }, 'nextAttemptOn', 'must be within 90 days from today'],
    [
      { outcome: 'WillNotPay', subject: 'change' },
      'outcome',
      'is only for a premium that is past due',
    ],
  ])('rejects %j', async (contact, field, message) => {
    const answer = await save(agent, late.key, contact);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: [{ field, message }] });
  });

  it('is not for an item without a client, nor of another book, and both are audited', async () => {
    const ending = await firstOf('endings');
    expect(ending).not.toHaveProperty('lastContact');
    expect((await save(agent, ending.key, { subject: 'ending' })).status).toBe(409);
    const solo = await server.signIn('solo');
    expect((await save(solo, late.key)).status).toBe(404);
    await save(agent, late.key);
    const { rows } = await server.database.db.execute<{ action: string }>(
      sql`SELECT DISTINCT action FROM audit_entries WHERE action LIKE 'contact %' ORDER BY 1`,
    );
    expect(rows.map(({ action }) => action)).toEqual(['contact recorded', 'contact refused']);
  });

  it.each(['Terminated', 'Pending'])('can be about a %s policy, without a plan', async (status) => {
    const { rows } = await server.database.db.execute<{ number: string }>(
      sql`SELECT policy_number AS number FROM policies
        WHERE agent_id = ${dana} AND status = ${status} ORDER BY 1 LIMIT 1`,
    );
    expect((await save(agent, rows[0]!.number)).status).toBe(200);
    const again = await save(agent, rows[0]!.number, { version: 1, nextAttemptOn: '2026-11-20' });
    expect(again.status).toBe(409);
  });
});

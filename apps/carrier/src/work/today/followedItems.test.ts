import type { TemporaryMessage } from '@agent-portal/data/notifications/contract';
import type { FollowUp } from '@agent-portal/data/work/follow-ups/contract';
import type { OutputOf } from '@agent-portal/data/endpoint';
import {
  type getPeople,
  type Today,
  type TodayItem,
  type TodayKind,
  todayKinds,
} from '@agent-portal/data/work/today/contract';
import { kindAccess } from '@agent-portal/data/work/today/kindAccess';
import { subjectOfKind } from '@agent-portal/data/work/today/subjects';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dana, homeOffice } from '../../impersonation/testing.ts';
import { type SignedIn, type TestServer, testServer } from '../../testing.ts';
import { accessOf } from '../access.ts';
import { sources } from './sources.ts';
import { groupOfToday } from './testing.ts';

let server: TestServer;
let agent: SignedIn;
let priya: SignedIn;
let third: SignedIn;
beforeAll(async () => {
  server = await testServer();
  agent = await server.signIn('agent');
  priya = await server.signIn('sub.all');
  third = await server.signIn('sub.pendingactiveterminated');
});
afterAll(() => server.database.close());
beforeEach(() => server.database.db.execute(sql`DELETE FROM follow_ups`));

const address = '/API/Business/Today';
const group = (kind: TodayKind, session = agent, whose = 'mine') =>
  groupOfToday(server, session, kind, whose);
const keysOf = async (kind: TodayKind, session = agent, whose = 'mine') =>
  (await group(kind, session, whose)).items.map(({ key }) => key);
const today = (session = agent, query = '') => server.read<Today>(`${address}${query}`, session);
const peopleOf = async (kind: TodayKind, session = agent) =>
  (await server.read<OutputOf<typeof getPeople>>(`${address}/${kind}/People`, session)).people;
const personId = async (name: string, kind: TodayKind = 'lapsing') =>
  (await peopleOf(kind)).find((one) => one.name === name)?.personId ?? 0;

async function firstOf(kind: TodayKind, session = agent): Promise<TodayItem> {
  const [item] = (await group(kind, session)).items;
  if (!item) throw new Error(`No item in ${kind}.`);
  return item;
}

type Kind = keyof typeof subjectOfKind;

/** Sets a follow-up on an item, with other values if they are given. */
const plan = (kind: Kind, { key }: Pick<TodayItem, 'key'>, more: object = {}, session = agent) =>
  server.post('/API/UserData/FollowUps', session, {
    subject: subjectOfKind[kind],
    key,
    followUpDate: '2026-11-20',
    note: '',
    version: null,
    ...more,
  });
const give = async (kind: Kind, item: TodayItem, more: object = {}, session = agent) =>
  plan(
    kind,
    item,
    {
      followUpDate: '2026-11-18',
      note: 'Before noon.',
      personId: await personId('Priya Raman'),
      ...more,
    },
    session,
  );
const setDay = (day: string) =>
  server.database.db.execute(
    sql`UPDATE follow_ups SET follow_up_on = ${day}, version = version + 20`,
  );

it('has the same access to each group as its source, and to a follow-up on its items', () => {
  expect(sources.map(({ kind, access }) => [kind, access])).toEqual(
    todayKinds.map((kind) => [kind, kindAccess[kind]]),
  );
  for (const kind of Object.keys(subjectOfKind) as Kind[])
    expect([kind, accessOf(subjectOfKind[kind])]).toEqual([kind, kindAccess[kind]]);
});

describe('a planned item', () => {
  // The agent has no chargebacks at risk besides policies that are about to lapse.
  it.each((Object.keys(subjectOfKind) as Kind[]).filter((kind) => kind !== 'chargebacksAtRisk'))(
    'of %s leaves its group, and is a follow-up from its day on',
    async (kind) => {
      const item = await firstOf(kind);
      const before = await group(kind);
      expect((await plan(kind, item, { note: 'The client is away.' })).status).toBe(200);
      expect(await group(kind)).toMatchObject({ total: before.total - 1, planned: 1 });
      expect(await keysOf(kind)).not.toContain(item.key);
      // Only the caller's queue is without it.
      expect((await group(kind, priya)).items.map(({ key }) => key)).toContain(item.key);
      expect((await group('followUps')).total).toBe(0);
      await setDay('2026-11-17');
      expect((await group('followUps')).items).toMatchObject([
        {
          who: item.who,
          what: item.what,
          policyNumber: item.policyNumber,
          daysLate: 1,
          note: 'The client is away.',
          envelopeId: item.envelopeId,
          followUp: {
            subject: subjectOfKind[kind],
            key: item.key,
            owner: { isYou: true },
            by: null,
          },
        },
      ]);
      expect(await keysOf(kind)).not.toContain(item.key);
      expect((await group('followUps', priya)).total).toBe(0);
    },
  );

  it('says why it was planned, and why it is there', async () => {
    const item = await firstOf('lapsing');
    await plan('lapsing', item);
    await setDay('2026-11-18');
    const [followUp] = (await group('followUps')).items;
    expect(followUp?.why).toBe(`Your follow-up is due today. ${item.why}`);
  });

  it('is done with one call, and open again with another', async () => {
    const item = await firstOf('cases');
    await plan('cases', item, { followUpDate: '2026-11-18' });
    const done = { followUpDate: '2026-11-18', version: 1, isDone: true };
    expect((await plan('cases', item, done)).status).toBe(200);
    expect((await group('followUps')).total).toBe(0);
    // The case still waits, so that it is in its own group again.
    expect(await keysOf('cases')).toContain(item.key);
    const [row] = (await today()).doneToday;
    expect(row).toMatchObject({ what: `Done: ${item.what}`, who: item.who });
    expect((await plan('cases', item, { ...done, isDone: false, version: 2 })).status).toBe(200);
    expect((await group('followUps')).total).toBe(1);
    // Once it is done, the item can get a new follow-up.
    expect((await plan('cases', item, { ...done, version: 3 })).status).toBe(200);
    expect((await plan('cases', item)).status).toBe(200);
    expect(await keysOf('cases')).not.toContain(item.key);
  });

  it('is closed when its policy is no longer active', async () => {
    const item = await firstOf('lapsing');
    await plan('lapsing', item, { followUpDate: '2026-11-18' });
    await server.database.db.execute(
      sql`UPDATE policies SET status = 'Lapsed', status_date = '2026-11-17' WHERE policy_number = ${item.key}`,
    );
    const { followUps } = await server.read<{ followUps: FollowUp[] }>(
      '/API/UserData/FollowUps',
      agent,
    );
    expect(followUps).toMatchObject([
      { state: 'Closed', closedBecause: 'Policy no longer active', closedOn: '2026-11-17' },
    ]);
    await server.database.db.execute(
      sql`UPDATE policies SET status = 'Active' WHERE policy_number = ${item.key}`,
    );
  });

  it.each([
    ['an unknown item', {}, 'agent', 404],
    ['an item of another agency', undefined, 'individual', 404],
    ['an item that the role does not show', undefined, 'sub.claims', 403],
    ['a day that has passed', { followUpDate: '2026-11-17' }, 'agent', 400],
  ] as const)('is not %s', async (_, more, account, status) => {
    const item =
      more && Object.keys(more).length === 0 ? { key: '99999999' } : await firstOf('lapsing');
    const session = await server.signIn(account);
    expect((await plan('lapsing', item, more, session)).status).toBe(status);
  });

  it('of a policy is not for a user without policies, nor is that of a colleague', async () => {
    const item = await firstOf('lapsing');
    await plan('lapsing', item, { followUpDate: '2026-11-18' });
    const session = await server.signIn('sub.commissionsagentdebt');
    expect((await plan('lapsing', item, {}, session)).status).toBe(403);
    expect((await give('lapsing', item, {}, session)).status).toBe(403);
    expect((await group('followUps', session, 'everybody')).total).toBe(0);
  });

  it('of a case is for a user without policies too', async () => {
    const session = await server.signIn('sub.casemanagement');
    const item = await firstOf('cases', session);
    expect((await plan('cases', item, { followUpDate: '2026-11-18' }, session)).status).toBe(200);
    expect(await keysOf('followUps', session)).toHaveLength(1);
  });
});

describe('an item that is given to a person', () => {
  it('leaves the queue of all, and is a follow-up of the person', async () => {
    const item = await firstOf('lapsing');
    expect((await give('lapsing', item)).status).toBe(200);
    for (const session of [agent, priya, third])
      expect(await keysOf('lapsing', session)).not.toContain(item.key);
    expect((await group('followUps', priya)).items).toMatchObject([
      {
        who: item.who,
        note: 'From Dana Whitfield: Before noon.',
        followUp: { by: 'Dana Whitfield' },
      },
    ]);
    expect((await group('followUps', third)).total).toBe(0);
    expect((await group('followUps', third, 'everybody')).items).toMatchObject([
      { note: null, followUp: { owner: { name: 'Priya Raman', isYou: false } } },
    ]);
    const [done] = (await today()).doneToday;
    expect(done).toMatchObject({ what: `Assigned to Priya Raman: ${item.what}`, by: null });
    expect((await today(third)).doneToday).toEqual([]);
    const ofAll = (await today(third, '?whose=everybody')).doneToday;
    expect(ofAll).toMatchObject([{ what: done?.what, by: 'Dana Whitfield' }]);
  });

  it('is in the notices of the person, without the note', async () => {
    const item = await firstOf('lapsing');
    await give('lapsing', item);
    const noticesOf = async (session: SignedIn) =>
      (await server.read<TemporaryMessage[]>('/content/temporarymessages', session)).filter(
        ({ heading }) => heading.startsWith('Assigned to you'),
      );
    expect(await noticesOf(agent)).toEqual([]);
    const [notice] = await noticesOf(priya);
    expect(notice).toMatchObject({
      heading: 'Assigned to you by Dana Whitfield',
      publishDate: '2026-11-18',
    });
    expect(notice?.message).toContain(`${item.what}, ${item.who}, ${item.policyNumber}`);
    expect(notice?.message).not.toContain('Before noon.');
  });

  it('is given once by two people at the same time', async () => {
    const item = await firstOf('lapsing');
    const to = { personId: await personId('Sam Pending Active Terminated') };
    const answers = await Promise.all([give('lapsing', item), give('lapsing', item, to, priya)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('is not moved by a user who has not seen who has it', async () => {
    const item = await firstOf('lapsing');
    await give('lapsing', item);
    const to = { personId: await personId('Sam Pending Active Terminated') };
    const late = await give('lapsing', item, to);
    expect(late.status).toBe(409);
    expect(await late.text()).toContain(
      'Priya Raman has a follow-up on it for 11/18/2026 already.',
    );
    const seen = { ...to, ownerId: await personId('Priya Raman'), version: 1 };
    expect((await give('lapsing', item, seen)).status).toBe(200);
  });

  it('returns to everyone’s queue when the person can no longer see it', async () => {
    const item = await firstOf('lapsing');
    await give('lapsing', item);
    const { rows } = await server.database.pool.query<{ roles: string[] }>(
      `SELECT roles FROM users WHERE username = 'sub.all@northfield.example'`,
    );
    const set = (roles: string) =>
      server.database.db.execute(
        sql`UPDATE users SET roles = ${roles}::text[] WHERE username = 'sub.all@northfield.example'`,
      );
    await set('{Claims}');
    expect(await keysOf('lapsing')).toContain(item.key);
    await set(`{${rows[0]?.roles.join(',')}}`);
  });

  it('is not given to a person who may not see it, nor by a user who may not', async () => {
    const item = await firstOf('lapsing');
    const wrong = { personId: await personId('Sam Hierarchy', 'endings') };
    expect((await give('lapsing', item, wrong)).status).toBe(400);
    const account = await server.signIn('sub.claims');
    expect((await give('lapsing', item, {}, account)).status).toBe(403);
  });
});

it('says whether the agency has more people than the caller', async () => {
  expect((await today()).hasColleagues).toBe(true);
  expect((await today(await server.signIn('individual'))).hasColleagues).toBe(false);
});

it('is the queue of the agent for home office that acts for it, without private notes', async () => {
  const acting = await homeOffice(server).actingAs(dana);
  const due = { followUpDate: '2026-11-18', note: 'Private.' };
  await plan('lapsing', await firstOf('lapsing'), due);
  await plan('endings', await firstOf('endings'));
  const totals = ({ groups }: Today) => groups.map(({ kind, total }) => [kind, total]);
  // With the changes that the agent has read.
  const read = '?all=changes';
  expect(totals(await today(acting, read))).toEqual(totals(await today(agent, read)));
  expect((await group('followUps', acting)).items).toMatchObject([{ note: null }]);
  expect((await group('followUps')).items).toMatchObject([{ note: 'Private.' }]);
});

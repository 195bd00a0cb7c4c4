import type { OutputOf } from '@agent-portal/data/endpoint';
import { getPendingPolicyRequirements } from '@agent-portal/data/policies/contract';
import type { getPeople, openItem, TodayKind } from '@agent-portal/data/work/today/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dana, homeOffice } from '../../impersonation/testing.ts';
import { type SignedIn, type TestServer, testServer } from '../../testing.ts';
import { groupOfToday } from './testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.database.close());

const address = '/API/Business/Today/lapsing/Open';

async function openAs(session: SignedIn, key: string) {
  const answer = await server.post(address, session, { key });
  if (answer.status !== 200) return answer.status;
  const opened = (await answer.json()) as OutputOf<typeof openItem>;
  expect(opened.item?.key).toBe(key);
  // What others have open, once, and nothing of the user's own.
  expect(opened.taken).toEqual(opened.others.slice(0, 1).map(() => `lapsing ${key}`));
  return opened.others;
}

it('names the other users of the agency who have an item open, for 25 seconds', async () => {
  const agent = await server.signIn('agent');
  const [first] = (await groupOfToday(server, agent, 'lapsing')).items;
  const key = first?.key ?? '';
  const delegate = await server.signIn('sub.all');
  expect(await openAs(agent, key)).toEqual([]);
  expect(await openAs(delegate, key)).toEqual(['Dana Whitfield']);
  expect(await openAs(await homeOffice(server).actingAs(dana), key)).toHaveLength(2);
  expect(await openAs(agent, key)).toHaveLength(2);
  // A caller who does not see the item learns nothing.
  expect(await openAs(await server.signIn('sub.claims'), key)).toBe(404);
  expect(await openAs(await server.signIn('individual'), key)).toBe(404);
  server.clock.now = new Date(server.clock.now.getTime() + 25_000);
  expect(await openAs(delegate, key)).toEqual([]);
});

it('counts an item that is open under another kind, or as a follow-up, as the same', async () => {
  const { post } = server;
  const agent = await server.signIn('agent');
  const other = await server.signIn('sub.all');
  const openOf = async (session: SignedIn, kind: TodayKind, key: string, isListed = false) => {
    const answer = await post(`/API/Business/Today/${kind}/Open`, session, { key, isListed });
    return (await answer.json()) as OutputOf<typeof openItem>;
  };
  const [first] = (await groupOfToday(server, agent, 'dueThisWeek')).items;
  const key = first?.key ?? '';
  await openOf(agent, 'dueThisWeek', key);
  // The pending list opens each requirement as overdue.
  const ofList = await openOf(other, 'overdueRequirements', key, true);
  expect(ofList.others).toEqual(['Dana Whitfield']);
  expect(ofList.taken).toEqual([`overdueRequirements ${key}`, `dueThisWeek ${key}`]);
  // Where the queue shows it, for the other user.
  const ofQueue = await openOf(agent, 'dueThisWeek', key);
  expect(ofQueue.others).toEqual(['Priya Raman']);
  expect(ofQueue.taken).toContain(`dueThisWeek ${key}`);
  const plan = { subject: 'requirement', key, followUpDate: '2026-11-18', note: '', version: null };
  await post('/API/UserData/FollowUps', agent, plan);
  const { items } = await groupOfToday(server, agent, 'followUps');
  const own = items.find(({ followUp }) => followUp?.key === key);
  const planned = await openOf(agent, 'followUps', own?.key ?? '');
  expect(planned.others).toEqual(['Priya Raman']);
  expect(planned.taken).toContain(`followUps ${own?.key}`);
  // A user who has it open twice is named once, and its own follow-up stays private.
  const again = await openOf(other, 'overdueRequirements', key, true);
  expect(again.others).toEqual(['Dana Whitfield']);
  expect(again.taken).toEqual(ofList.taken);
  server.clock.now = new Date(server.clock.now.getTime() + 25_000);
});

it('opens an item of a list: one that is due later, and one with the follow-up that hides it', async () => {
  const { post, read } = server;
  const agent = await server.signIn('agent');
  const openOf = (kind: TodayKind, key: string, isListed = true) =>
    post(`/API/Business/Today/${kind}/Open`, agent, { key, isListed });
  const itemOf = async (answer: Response) =>
    ((await answer.json()) as OutputOf<typeof openItem>).item;
  type Pending = OutputOf<typeof getPendingPolicyRequirements>;
  const { requirementSummaries } = await read<Pending>(
    `${getPendingPolicyRequirements.path}?pageSize=100&orderBy=dueDate%20desc`,
    agent,
  );
  const later = requirementSummaries.find(({ dueDate = '' }) => dueDate > '2026-11-25');
  const key = later?.requirementId ?? '';
  expect((await openOf('dueThisWeek', key, false)).status).toBe(404);
  expect(await itemOf(await openOf('dueThisWeek', key))).toMatchObject({ key, followUp: null });
  await post('/API/UserData/FollowUps', agent, {
    subject: 'requirement',
    key,
    followUpDate: '2026-11-25',
    note: 'Call again.',
    version: null,
  });
  expect(await itemOf(await openOf('dueThisWeek', key))).toMatchObject({
    policyNumber: later?.policyNumber,
    by: '2026-11-25',
    note: 'Call again.',
    followUp: { subject: 'requirement', key, owner: { isYou: true } },
  });
  // A user who does not have the policy does not have its item.
  const other = await server.signIn('individual');
  const path = '/API/Business/Today/dueThisWeek/Open';
  expect((await post(path, other, { key, isListed: true })).status).toBe(404);
});

it('opens an item of a list that was given to a person as what the person has, without the note', async () => {
  const { post, read } = server;
  const agent = await server.signIn('agent');
  const priya = await server.signIn('sub.all');
  const third = await server.signIn('sub.pendingactiveterminated');
  const openOf = async (session: SignedIn, kind: TodayKind, key: string) => {
    const path = `/API/Business/Today/${kind}/Open`;
    const answer = await post(path, session, { key, isListed: true });
    return ((await answer.json()) as OutputOf<typeof openItem>).item;
  };
  const plan = (session: SignedIn, subject: string, key: string, personId?: number) =>
    post('/API/UserData/FollowUps', session, {
      subject,
      key,
      followUpDate: '2026-11-25',
      note: 'Private.',
      version: null,
      ...(personId !== undefined && { personId }),
    });
  const { people } = await read<OutputOf<typeof getPeople>>(
    '/API/Business/Today/overdueRequirements/People',
    agent,
  );
  const personId = people.find(({ name }) => name === 'Priya Raman')?.personId;
  const [first] = (await groupOfToday(server, agent, 'overdueRequirements')).items;
  const key = first?.key ?? '';
  expect((await plan(agent, 'requirement', key, personId)).status).toBe(200);
  for (const session of [third, agent])
    expect(await openOf(session, 'overdueRequirements', key)).toMatchObject({
      note: null,
      requirementId: key,
      followUp: {
        key,
        owner: { name: 'Priya Raman', isYou: false },
        by: 'Dana Whitfield',
      },
    });
  // One that another user set for itself stays private, and the caller's own comes first.
  const [late] = (await groupOfToday(server, third, 'lapsing')).items;
  const policy = late?.key ?? '';
  await plan(priya, 'policy', policy);
  expect(await openOf(third, 'lapsing', policy)).toMatchObject({ key: policy, followUp: null });
  await plan(third, 'policy', policy);
  expect(await openOf(third, 'lapsing', policy)).toMatchObject({
    followUp: { owner: { isYou: true } },
  });
});

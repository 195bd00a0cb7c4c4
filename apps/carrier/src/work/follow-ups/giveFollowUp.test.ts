import type { FollowUp, saveFollowUp } from '@agent-portal/data/work/follow-ups/contract';
import type { InputOf } from '@agent-portal/data/endpoint';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dana, homeOffice } from '../../impersonation/testing.ts';
import { type SignedIn, type TestServer, testServer } from '../../testing.ts';
import { mayGive } from './giveFollowUp.ts';
import { detailOf, followUpsOn, policyNumber } from './testing.ts';

let server: TestServer;
let on: ReturnType<typeof followUpsOn>;
let agent: SignedIn;
let colleague: SignedIn;
let third: SignedIn;
let requirementId: string;
const ids: Record<string, number> = {};
const idOf = (name: string) => ids[name] ?? 0;
beforeAll(async () => {
  server = await testServer();
  on = followUpsOn(server);
  agent = await server.signIn('agent');
  colleague = await server.signIn('sub.all');
  third = await server.signIn('sub.pendingactiveterminated');
  [requirementId = ''] = await on.openIds();
  const { rows } = await server.database.pool.query<{ name: string; id: number }>(
    `SELECT split_part(username, '@', 1) AS name, user_id AS id FROM users`,
  );
  for (const { name, id } of rows) ids[name] = id;
});
afterAll(() => server.database.close());

const set = { followUpDate: '2026-11-20', note: 'Mine only.' };
beforeEach(async () => {
  await on.change(sql`DELETE FROM follow_ups`);
  await on.save(agent, { requirementId, ...set });
});

const give = (session: SignedIn, more: Partial<InputOf<typeof saveFollowUp>['body']> = {}) =>
  on.save(session, {
    requirementId,
    followUpDate: '2026-11-20',
    personId: idOf('sub.all'),
    note: 'Call Dr. Ahn.',
    version: 1,
    ...more,
  });

const everybodys = async (session: SignedIn): Promise<readonly FollowUp[]> =>
  (await on.list(session, { filters: JSON.stringify({ whose: 'everybody' }) })).followUps;

test('moves to the person with the giver’s note, and stays visible to the giver', async () => {
  const answer = await give(agent);
  expect(answer.status).toBe(200);
  const saved = { ownerId: idOf('sub.all'), version: 1 };
  expect(await answer.json()).toEqual({ followUps: [], saved });
  expect((await on.list(agent)).followUps).toEqual([]);
  expect(await on.ofPolicy(colleague)).toMatchObject([
    {
      followUpDate: '2026-11-20',
      note: 'From Dana Whitfield: Call Dr. Ahn.',
      assignedBy: 'Dana Whitfield',
    },
  ]);
  const owner = { personId: idOf('sub.all'), name: 'Priya Raman' };
  for (const session of [agent, third])
    expect(await everybodys(session)).toMatchObject([
      { owner, assignedBy: 'Dana Whitfield', note: '' },
    ]);
  const { rows } = await server.database.pool.query(
    `SELECT action, detail, subject_user_id AS "to" FROM audit_entries
     WHERE action = 'follow-up assigned'`,
  );
  expect(rows).toEqual([
    { action: 'follow-up assigned', detail: policyNumber, to: idOf('sub.all') },
  ]);
});

test('everybody’s lists those of all people of the agency, and of no other', async () => {
  await on.save(colleague, { requirementId, ...set });
  expect(new Set((await everybodys(third)).map(({ owner }) => owner?.name))).toEqual(
    new Set(['Dana Whitfield', 'Priya Raman']),
  );
  expect(await everybodys(await server.signIn('individual'))).toEqual([]);
  expect((await on.list(third)).followUps).toEqual([]);
});

test('the second of two people who assign it gets a conflict', async () => {
  await give(agent);
  const late = await give(agent, { personId: idOf('sub.pendingactiveterminated') });
  expect(late.status).toBe(409);
  expect(await detailOf(late)).toContain('in another tab or on another device');
  // The same again changes nothing, and another note is no repeated call.
  expect((await give(agent)).status).toBe(200);
  expect((await give(agent, { note: 'Call Dr. Bo.' })).status).toBe(409);
  const both = { ownerId: idOf('sub.all'), personId: idOf('agent') };
  const answers = await Promise.all([give(agent, both), give(colleague, both)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test('joins the follow-up that the person has, with the earlier day, and leaves that of a third person', async () => {
  await on.save(colleague, { requirementId, followUpDate: '2026-11-19', note: 'Ask again.' });
  await on.save(third, { requirementId, followUpDate: '2026-11-21', note: 'Mine.' });
  expect((await give(agent, { note: '' })).status).toBe(200);
  expect(await on.ofPolicy(colleague)).toMatchObject([
    { followUpDate: '2026-11-19', note: 'Ask again.\nFrom Dana Whitfield', version: 2 },
  ]);
  expect(await on.ofPolicy(third)).toMatchObject([{ note: 'Mine.', version: 1 }]);
});

test('lets only the user who assigned a follow-up take it back, and no private one', async () => {
  const back = (session: SignedIn, name: string, version: number) =>
    on.remove(session, requirementId, version, `&ownerId=${idOf(name)}`);
  await give(agent);
  expect((await back(agent, 'sub.all', 9)).status).toBe(409);
  expect((await back(third, 'sub.all', 1)).status).toBe(404);
  expect((await back(agent, 'sub.all', 1)).status).toBe(200);
  expect(await on.ofPolicy(colleague)).toEqual([]);
  // Nothing is left to take back, at any version.
  expect((await back(agent, 'sub.all', 2)).status).toBe(409);
  await on.save(third, { requirementId, followUpDate: '2026-11-21' });
  expect((await back(agent, 'sub.pendingactiveterminated', 1)).status).toBe(404);
  expect(await on.ofPolicy(third)).toHaveLength(1);
});

test('home office gives the follow-up of the agent that it acts for', async () => {
  const acting = await homeOffice(server).actingAs(dana);
  expect((await on.list(acting)).followUps).toEqual([]);
  expect(await everybodys(acting)).toMatchObject([{ owner: { name: 'Dana Whitfield' }, note: '' }]);
  expect((await give(acting, { ownerId: idOf('agent') })).status).toBe(200);
  expect(await on.ofPolicy(colleague)).toMatchObject([
    { assignedBy: expect.any(String) as string },
  ]);
});

test.each([
  ['to a person without the role', { personId: 'sub.claims' }],
  ['to a user of another agency', { personId: 'individual' }],
  ['to home office', { personId: 'office' }],
])('is not given %s', async (_, { personId }) => {
  expect((await give(agent, { personId: idOf(personId) })).status).toBe(400);
});

test('is given only by its owner, the user who gave it, and the agent', async () => {
  const ofAgent = { ownerId: idOf('agent') };
  expect((await give(colleague, ofAgent)).status).toBe(404);
  expect((await give(await server.signIn('individual'), ofAgent)).status).toBe(404);
  expect((await give(agent, { ownerId: idOf('individual') })).status).toBe(404);
  expect((await give(third)).status).toBe(409);
  const sub = { userId: 3, isSubaccount: true };
  expect(mayGive(sub, [3], { userId: 3, assignedBy: null })).toBe(true);
  expect(mayGive(sub, [3], { userId: 4, assignedBy: 3 })).toBe(true);
  expect(mayGive(sub, [3], { userId: 4, assignedBy: 5 })).toBe(false);
  expect(mayGive({ userId: 1, isSubaccount: false }, [1], { userId: 4, assignedBy: 5 })).toBe(true);
});

test('is not given when its requirement is met', async () => {
  const met = (day: string | null) =>
    on.change(sql`UPDATE requirements SET met_on = ${day} WHERE requirement_id = ${requirementId}`);
  await met('2026-11-16');
  expect((await give(agent)).status).toBe(409);
  await met(null);
});

test('gives a person full ownership of a follow-up that they set after the assigned one is done', async () => {
  await give(agent);
  const done = { requirementId, followUpDate: '2026-11-20', version: 1, isDone: true };
  expect((await on.save(colleague, done)).status).toBe(200);
  expect((await on.save(colleague, { requirementId, followUpDate: '2026-11-23' })).status).toBe(
    200,
  );
  const { rows } = await server.database.pool.query(
    `SELECT note, assigned_by, assigned_on, previous_on FROM follow_ups WHERE deleted_at IS NULL`,
  );
  expect(rows).toEqual([{ note: '', assigned_by: null, assigned_on: null, previous_on: null }]);
});

test('reports a follow-up that its owner marked as done in another tab', async () => {
  await give(agent);
  const done = { requirementId, followUpDate: '2026-11-20', version: 1, isDone: true };
  expect((await on.save(colleague, done)).status).toBe(200);
  const late = await on.save(colleague, done);
  expect(late.status).toBe(409);
  expect(await detailOf(late)).toBe('You already marked this follow-up as done.');
});

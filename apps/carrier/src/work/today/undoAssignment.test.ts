import type { getPeople, TodayGroup, TodayItem } from '@agent-portal/data/today/contract';
import type { TemporaryMessage } from '@agent-portal/data/content/contract';
import type { OutputOf } from '@agent-portal/data/endpoint';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { homeOffice } from '../../impersonation/testing.ts';
import { type SignedIn, type TestServer, testServer } from '../../testing.ts';

const address = '/API/Business/Today';

let server: TestServer;
let { post, read } = {} as ReturnType<typeof homeOffice>;
let agent: SignedIn;
let colleague: SignedIn;
let third: SignedIn;
let item: TodayItem;
const ids: Record<string, number> = {};
beforeAll(async () => {
  server = await testServer();
  ({ post, read } = homeOffice(server));
  agent = await server.signIn('agent');
  colleague = await server.signIn('sub.all');
  third = await server.signIn('sub.pendingactiveterminated');
  const { people } = await read<OutputOf<typeof getPeople>>(`${address}/lapsing/People`, agent);
  for (const { name, personId } of people) ids[name] = personId;
});
afterAll(() => server.database.close());

const priya = 'Priya Raman';
const sam = 'Sam Pending Active Terminated';

const firstOf = async (session: SignedIn, whose = 'mine') =>
  (await read<TodayGroup>(`${address}/lapsing?whose=${whose}`, session)).items[0];
beforeEach(async () => {
  await server.database.db.execute(sql`DELETE FROM today_assignments`);
  const first = await firstOf(agent);
  if (!first) throw new Error('No policy is about to lapse.');
  item = first;
});

const assign = (session: SignedIn, to: string | null, version: number | null, note = '') => {
  const personId = to === null ? null : ids[to];
  return post(`${address}/lapsing/Assignments`, session, {
    key: item.key,
    personId,
    note,
    version,
  });
};
const undo = (session: SignedIn, version: number, { kind = 'lapsing', key = item.key } = {}) =>
  server.request(`${address}/${kind}/Assignments/${key}?version=${version}`, {
    method: 'DELETE',
    headers: { ...session },
  });
const doneBy = async (session: SignedIn) =>
  (await read<{ doneToday: readonly object[] }>(address, session)).doneToday;

describe('an assignment that is taken back', () => {
  it('returns a new one to all: in the queue, in what was done, and in the notices', async () => {
    const before = await doneBy(agent);
    expect(await (await assign(agent, priya, null)).json()).toMatchObject({ canUndo: true });
    expect((await firstOf(agent))?.key).not.toBe(item.key);
    expect(await doneBy(agent)).toHaveLength(before.length + 1);
    const answer = await undo(agent, 1);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ key: item.key, assignment: null, assignmentVersion: 2 });
    expect(await firstOf(agent)).toEqual({ ...item, assignmentVersion: 2 });
    expect(await doneBy(agent)).toEqual(before);
    const notices = await read<TemporaryMessage[]>('/content/temporarymessages', colleague);
    expect(notices.filter(({ heading }) => heading.startsWith('Assigned to you'))).toEqual([]);
    const { rows } = await server.database.pool.query(
      `SELECT action, subject_user_id AS subject FROM audit_entries
       ORDER BY audit_entry_id DESC LIMIT 1`,
    );
    expect(rows).toEqual([{ action: 'item assignment undone', subject: null }]);
  });

  it.each([
    ['given to another person', sam],
    ['returned to all', null],
  ])('gives an item that was %s back to its person, with the former note', async (_, to) => {
    await assign(colleague, priya, null);
    // A note between the two of them, which the agent does not see.
    await assign(third, priya, 1, 'Call before noon.');
    const former = await firstOf(colleague);
    expect(former?.assignment).toMatchObject({ by: sam, note: 'Call before noon.' });
    expect((await assign(agent, to, 2)).status).toBe(200);
    expect((await undo(agent, 3)).status).toBe(200);
    expect(await firstOf(colleague)).toEqual({ ...former, assignmentVersion: 4 });
    expect((await firstOf(agent, 'everybody'))?.assignment).toMatchObject({
      name: priya,
      note: '',
    });
  });

  it('is a conflict after another user assigned it, and that assignment stays', async () => {
    await assign(agent, priya, null);
    await assign(colleague, sam, 1, 'For you.');
    const late = await undo(agent, 1);
    expect(late.status).toBe(409);
    expect(await late.text()).toContain(`${priya} assigned this item in the meantime.`);
    // With the latest version it is still another user's.
    expect((await undo(agent, 2)).status).toBe(409);
    expect((await firstOf(third))?.assignment).toMatchObject({ isYou: true, note: 'For you.' });
  });

  it('is taken back once', async () => {
    await assign(agent, priya, null);
    await assign(agent, sam, 1);
    const answers = await Promise.all([undo(agent, 2), undo(agent, 2)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await undo(agent, 3)).status).toBe(409);
    expect((await firstOf(colleague))?.assignment).toMatchObject({ isYou: true });
  });

  it('needs an assignment in a group that the caller may see', async () => {
    expect((await undo(agent, 1)).status).toBe(404);
    await assign(agent, priya, null);
    expect((await undo(await server.signIn('individual'), 1)).status).toBe(404);
    expect((await undo(await server.signIn('sub.claims'), 1)).status).toBe(404);
    expect((await undo(agent, 1, { kind: 'followUps' })).status).toBe(400);
    expect((await undo(agent, 1, { key: 'none' })).status).toBe(404);
  });
});

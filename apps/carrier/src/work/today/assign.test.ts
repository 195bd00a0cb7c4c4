import type { TemporaryMessage } from '@agent-portal/data/content/contract';
import {
  type getPeople,
  type Today,
  type TodayGroup,
  type TodayItem,
  type TodayKind,
  todayKinds,
} from '@agent-portal/data/today/contract';
import type { OutputOf } from '@agent-portal/data/endpoint';
import { kindAccess } from '@agent-portal/data/today/kindAccess';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dana, homeOffice } from '../../impersonation/testing.ts';
import { type SignedIn, type TestServer, testServer } from '../../testing.ts';
import { sources } from './sources.ts';

let server: TestServer;
let agent: SignedIn;
let colleague: SignedIn;
let third: SignedIn;
beforeAll(async () => {
  server = await testServer();
  agent = await server.signIn('agent');
  colleague = await server.signIn('sub.all');
  third = await server.signIn('sub.pendingactiveterminated');
});
afterAll(() => server.database.close());
beforeEach(() => server.database.db.execute(sql`DELETE FROM today_assignments`));

const address = '/API/Business/Today';
const api = () => homeOffice(server);
const group = (kind: TodayKind, session = agent, whose = 'mine') =>
  api().read<TodayGroup & { totalPages: number }>(`${address}/${kind}?whose=${whose}`, session);
const today = (session = agent, query = '') => api().read<Today>(`${address}${query}`, session);
const peopleOf = async (kind: TodayKind, session = agent) =>
  (await api().read<OutputOf<typeof getPeople>>(`${address}/${kind}/People`, session)).people;
const personId = async (name: string, kind: TodayKind = 'lapsing') =>
  (await peopleOf(kind)).find((one) => one.name === name)?.personId ?? 0;
const priya = 'Priya Raman';

async function firstOf(kind: TodayKind, session = agent, whose = 'mine'): Promise<TodayItem> {
  const [item] = (await group(kind, session, whose)).items;
  if (!item) throw new Error(`No item in ${kind}.`);
  return item;
}

const assign = async (
  { key, assignmentVersion: version }: Pick<TodayItem, 'key' | 'assignmentVersion'>,
  more: object = {},
  { kind = 'lapsing', session = agent }: { kind?: TodayKind; session?: SignedIn } = {},
) =>
  api().post(`${address}/${kind}/Assignments`, session, {
    key,
    personId: await personId(priya),
    note: 'Call before noon.',
    version,
    ...more,
  });

it('has the same access to each group as its source', () => {
  expect(sources.map(({ kind, access }) => [kind, access])).toEqual(
    todayKinds.map((kind) => [kind, kindAccess[kind]]),
  );
});

describe('the people who may have an item', () => {
  it.each([
    ['lapsing', ['Dana Whitfield', 'Sam Pending Active Terminated', priya]],
    ['cases', ['Dana Whitfield', 'Sam Case Management', priya]],
    ['endings', ['Dana Whitfield', 'Sam Hierarchy', priya]],
  ] as const)('are those whose role shows %s', async (kind, names) => {
    expect((await peopleOf(kind)).map(({ name }) => name)).toEqual(names);
  });

  it('are none for a caller who may not see the group, or of another agency', async () => {
    expect(await peopleOf('lapsing', await server.signIn('sub.claims'))).toEqual([]);
    const other = await peopleOf('lapsing', await server.signIn('individual'));
    expect(other.map(({ name }) => name)).toEqual(['Ruth Lindgren']);
  });

  it('do not include a suspended user, nor one whose last day has passed', async () => {
    const set = (change: ReturnType<typeof sql>) =>
      server.database.db.execute(
        sql`UPDATE users SET ${change} WHERE username = 'sub.all@northfield.example'`,
      );
    await set(sql`ends_on = '2026-11-17'`);
    expect(await personId(priya)).toBe(0);
    await set(sql`ends_on = '2026-11-18'`);
    expect(await personId(priya)).not.toBe(0);
    await set(sql`ends_on = NULL, suspended_at = now()`);
    expect(await personId(priya)).toBe(0);
    await set(sql`suspended_at = NULL`);
  });
});

describe('an assigned item', () => {
  it('leaves the queue of all others, and is in that of its person with the note', async () => {
    const item = await firstOf('lapsing');
    const { total } = await group('lapsing');
    const answer = await assign(item);
    expect(answer.status).toBe(200);
    const given = { name: priya, isYou: false, by: 'Dana Whitfield', note: 'Call before noon.' };
    expect(await answer.json()).toMatchObject({ assignment: given, assignmentVersion: 1 });
    expect((await group('lapsing')).total).toBe(total - 1);
    expect((await firstOf('lapsing')).key).not.toBe(item.key);
    expect((await firstOf('lapsing', third)).key).not.toBe(item.key);
    expect((await firstOf('lapsing', colleague)).assignment).toEqual(
      expect.objectContaining({ ...given, isYou: true }),
    );
    // Under everybody's, all see it; only the two people concerned see the note.
    expect(await firstOf('lapsing', agent, 'everybody')).toMatchObject({ assignment: given });
    expect(await firstOf('lapsing', third, 'everybody')).toMatchObject({
      key: item.key,
      assignment: { ...given, note: '' },
    });
    const whole = await today(agent, '?whose=everybody');
    const lapsing = whole.groups.find(({ kind }) => kind === 'lapsing');
    expect(lapsing?.items[0]).toMatchObject({ key: item.key, assignment: given });
  });

  it('keeps its person when it moves to a more urgent group', async () => {
    const item = await firstOf('dueThisWeek');
    expect((await assign(item, {}, { kind: 'dueThisWeek' })).status).toBe(200);
    const due = (day: string | null) =>
      server.database.db.execute(
        sql`UPDATE requirements SET due_on = ${day}, scheduled_on = NULL
          WHERE requirement_id = ${item.key}`,
      );
    await due('2026-01-01');
    expect((await firstOf('overdueRequirements', agent, 'everybody')).key).toBe(item.key);
    expect((await firstOf('overdueRequirements')).key).not.toBe(item.key);
    expect((await firstOf('overdueRequirements', colleague)).assignment?.isYou).toBe(true);
    await due(item.by);
  });

  it('returns to all, and a later change of the former version is a conflict', async () => {
    const item = await firstOf('lapsing');
    await assign(item);
    const late = await assign(item, { personId: await personId('Dana Whitfield') });
    expect(late.status).toBe(409);
    expect(await late.text()).toContain(
      'This item was assigned in another tab or on another device.',
    );
    const back = { ...item, assignmentVersion: 1 };
    expect((await assign(back, { personId: null }, { session: colleague })).status).toBe(200);
    expect(await firstOf('lapsing')).toMatchObject({
      key: item.key,
      assignment: null,
      assignmentVersion: 2,
    });
    expect((await assign(back)).status).toBe(409);
  });

  it('is saved once by two people who assign it at the same time', async () => {
    const item = await firstOf('lapsing');
    const answers = await Promise.all([assign(item), assign(item, {}, { session: colleague })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('is in the queue of a person who put it off before', async () => {
    const item = await firstOf('lapsing');
    await api().post(`${address}/lapsing/Skips`, colleague, {
      key: item.key,
      reason: 'Later',
      until: '2026-11-25',
    });
    expect((await firstOf('lapsing', colleague)).key).not.toBe(item.key);
    await assign(item);
    expect((await firstOf('lapsing', colleague)).key).toBe(item.key);
  });

  it('returns to the queue of all when its person can no longer see it', async () => {
    const item = await firstOf('lapsing');
    await assign(item);
    const set = (roles: string) =>
      server.database.db.execute(
        sql`UPDATE users SET roles = ${roles}::text[] WHERE username = 'sub.all@northfield.example'`,
      );
    const { rows } = await server.database.pool.query<{ roles: string[] }>(
      `SELECT roles FROM users WHERE username = 'sub.all@northfield.example'`,
    );
    await set('{Claims}');
    expect(await firstOf('lapsing')).toMatchObject({ key: item.key, assignment: null });
    await set(`{${rows[0]?.roles.join(',')}}`);
  });

  it('is in the audit log, in what was done, and in the notices of its person', async () => {
    const item = await firstOf('lapsing');
    await assign(item);
    const { rows } = await server.database.pool.query(
      `SELECT action, detail, subject_user_id AS "subject" FROM audit_entries
       WHERE action LIKE 'item assign%' ORDER BY audit_entry_id DESC LIMIT 1`,
    );
    expect(rows).toEqual([
      { action: 'item assigned', detail: item.policyNumber, subject: await personId(priya) },
    ]);
    const [done] = (await today()).doneToday;
    expect(done).toMatchObject({ what: `Assigned to ${priya}: ${item.what}`, by: null });
    const noticesOf = async (session: SignedIn) =>
      (await api().read<TemporaryMessage[]>('/content/temporarymessages', session)).filter(
        ({ heading }) => heading.startsWith('Assigned to you'),
      );
    expect(await noticesOf(agent)).toEqual([]);
    const [notice] = await noticesOf(colleague);
    expect(notice).toMatchObject({
      heading: 'Assigned to you by Dana Whitfield',
      publishDate: '2026-11-18',
    });
    expect(notice?.message).toContain(`${item.policyNumber}: Call before noon.`);
  });

  it.each([
    [
      'a person without the role',
      async () => ({ personId: await personId('Sam Hierarchy', 'endings') }),
      400,
    ],
    ['a person of another agency', () => ({ personId: 2 }), 400],
    ['an item that is not in the queue', () => ({ key: '99999999' }), 404],
  ])('cannot be %s', async (_, wrong, status) => {
    expect((await assign(await firstOf('lapsing'), await wrong())).status).toBe(status);
  });

  it('cannot be given by a user who may not see it, nor as a follow-up', async () => {
    const item = await firstOf('lapsing');
    const by = async (account: string) =>
      (await assign(item, {}, { session: await server.signIn(account) })).status;
    expect(await by('sub.claims')).toBe(404);
    expect(await by('individual')).toBe(404);
    const followUp = await firstOf('followUps');
    expect((await assign(followUp, {}, { kind: 'followUps' })).status).toBe(400);
  });
});

it('says whether the agency has more people than the caller', async () => {
  expect((await today()).hasColleagues).toBe(true);
  expect((await today(await server.signIn('individual'))).hasColleagues).toBe(false);
});

describe('home office that acts for an agent', () => {
  let skipped: TodayItem;
  it('sees the queue of the agent, without private notes', async () => {
    const acting = await api().actingAs(dana);
    await assign(await firstOf('lapsing'));
    skipped = await firstOf('endings');
    const skip = { key: skipped.key, reason: 'Renewed', until: '2026-11-25' };
    await api().post(`${address}/endings/Skips`, agent, skip);
    const totals = ({ groups }: Today) => groups.map(({ kind, total }) => [kind, total]);
    expect(totals(await today(acting))).toEqual(totals(await today()));
    const own = await group('followUps');
    const seen = await group('followUps', acting);
    expect(seen.items.map(({ key }) => key)).toEqual(own.items.map(({ key }) => key));
    expect(own.items.some(({ note }) => note !== null)).toBe(true);
    expect(seen.items.every(({ note }) => note === null)).toBe(true);
  });

  it('sees what the agent and it itself did, and the audit log names it', async () => {
    const acting = await api().actingAs(dana);
    const item = await firstOf('lapsing', acting);
    expect((await assign(item, {}, { session: acting })).status).toBe(200);
    const { doneToday } = await today(acting);
    const done = Object.fromEntries(doneToday.map(({ by, what }) => [what, by]));
    expect(done).toEqual({
      [`Assigned to ${priya}: ${item.what}`]: null,
      [`Skipped until 11/25/2026: ${skipped.what}`]: 'Dana Whitfield',
    });
    // The agent sees only what it did itself.
    expect((await today()).doneToday.map(({ what }) => what.slice(0, 7))).toEqual(['Skipped']);
    const { rows } = await server.database.pool.query(
      `SELECT username FROM audit_entries JOIN users USING (user_id)
       WHERE action = 'item assigned' ORDER BY audit_entry_id DESC LIMIT 1`,
    );
    expect(rows).toEqual([{ username: 'office@northfield.example' }]);
  });
});

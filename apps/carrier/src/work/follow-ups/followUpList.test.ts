import type { FollowUp } from '@agent-portal/data/work/follow-ups/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dana, homeOffice, june } from '../../impersonation/testing.ts';
import { type SignedIn, type TestServer, testServer } from '../../testing.ts';
import { detailOf, followUpsOn, policyNumber } from './testing.ts';

let server: TestServer;
let { actingAs } = {} as ReturnType<typeof homeOffice>;
let { change, list, look, openIds, read, remove, save, tab } = {} as ReturnType<typeof followUpsOn>;
let delegate: SignedIn;
let agent: SignedIn;
beforeAll(async () => {
  server = await testServer();
  ({ actingAs } = homeOffice(server));
  ({ change, list, look, openIds, read, remove, save, tab } = followUpsOn(server));
  delegate = await server.signIn('sub.all');
  agent = await server.signIn('agent');
});
afterAll(() => server.database.close());

test('rejects one of two parallel saves', async () => {
  const individual = await server.signIn('individual');
  const { rows } = await server.database.db.execute<{ id: string }>(
    sql`SELECT requirement_id AS id FROM requirements
      JOIN policies USING (policy_number)
      WHERE agent_id = '4480011' AND status = 'Pending' AND met_on IS NULL LIMIT 1`,
  );
  const [own] = rows;
  const followUp = { requirementId: own!.id, followUpDate: '2026-11-20' };
  const answers = await Promise.all(
    ['a', 'b', 'c'].map((note) => save(individual, { ...followUp, note })),
  );
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409']);
});

test('a user has at most 1,000 follow-ups', async () => {
  await change(sql`INSERT INTO follow_ups (user_id, producer_id, subject, item_key, policy_number, who, what,
      follow_up_on, note, version, saved_at)
    SELECT user_id, producer_id, 'requirement', 'many-' || n, ${policyNumber}, '', 'Exam', '2026-11-20', '', 1, now()
    FROM (SELECT users.user_id, producer_id FROM users, agents
      WHERE username = 'sub.all@northfield.example' AND agents.agent_id = ${dana}) AS owner,
      generate_series(1, 1000) n`);
  const [, requirementId] = await openIds('NL0018O0142');
  const answer = await save(delegate, {
    requirementId: requirementId ?? (await openIds('NL0018O0142'))[0],
    followUpDate: '2026-11-20',
  });
  expect(answer.status).toBe(409);
  expect(await detailOf(answer)).toBe(
    'You have 1,000 follow-ups already. Delete some that are closed first.',
  );
  await change(sql`DELETE FROM follow_ups WHERE item_key LIKE 'many-%'`);
});

test('follow-ups of another agent’s policy, or of none, can be neither set nor read', async () => {
  const solo = await server.signIn('solo');
  for (const foreign of [policyNumber, 'NL0000000']) {
    const [requirementId = 'none'] = await openIds(foreign);
    const answer = await save(solo, { requirementId, followUpDate: '2026-11-20' });
    expect(answer.status).toBe(404);
    expect(await detailOf(answer)).toBe('There is no such requirement in your book.');
    expect((await look(solo, foreign)).status).toBe(404);
  }
});

test('follow-ups belong to a user, and those of home office also to the agent it acts for', async () => {
  const own = await list(agent);
  expect(own.totalRecords).toBeGreaterThan(0);
  const asDana = await actingAs(dana);
  expect((await list(asDana)).totalRecords).toBe(0);
  const [requirementId] = await openIds();
  const note = 'Of home office';
  await save(asDana, { requirementId, followUpDate: '2026-11-20', note });
  expect((await list(await actingAs(june))).totalRecords).toBe(0);
  expect((await list(await actingAs('4471918'))).followUps).toMatchObject([{ note }]);
  expect(await list(agent)).toEqual(own);
  expect((await list(delegate)).followUps).not.toContainEqual(expect.objectContaining({ note }));
});

test('the audit log says who set and deleted one, without the note', async () => {
  const [requirementId = ''] = await openIds();
  await save(delegate, { requirementId, followUpDate: '2026-11-20', note: 'Call after four' });
  await remove(delegate, requirementId, 1);
  await save(await server.signIn('solo'), { requirementId, followUpDate: '2026-11-20' });
  const { rows } = await server.database.db.execute<{ action: string; detail: string | null }>(
    sql`SELECT action, agent_id, detail, count(*)::int AS times FROM audit_entries
      WHERE action LIKE 'follow-up%' GROUP BY 1, 2, 3 ORDER BY 1, 2`,
  );
  const actions = new Set(rows.map(({ action }) => action));
  expect(actions).toEqual(new Set(['follow-up saved', 'follow-up deleted', 'follow-up refused']));
  const about = rows.filter(({ action }) => action !== 'follow-up refused');
  expect(about.map(({ detail }) => detail)).toContain(policyNumber);
  expect(about.every(({ detail }) => detail?.startsWith('NL'))).toBe(true);
  expect(JSON.stringify(rows)).not.toContain('Call after four');
});

describe('the list', () => {
  const sorted = async (orderBy: string) => (await list(agent, { orderBy })).followUps;

  test('has the most overdue first and closed ones last, in both directions', async () => {
    const states = (await list(agent)).followUps.map(({ state }) => state);
    expect(states).toEqual(['Overdue', 'Due today', 'Due today', 'Upcoming', 'Closed']);
    const reversed = (await sorted('followUpDate desc')).map(({ state }) => state);
    expect(reversed).toEqual(['Upcoming', 'Due today', 'Due today', 'Overdue', 'Closed']);
  });

  test('sorts by each of its columns', async () => {
    for (const field of ['policyNumber', 'what', 'who'] as const) {
      const values = (await sorted(field)).map((one) => one[field] ?? '');
      expect(values).toEqual(values.toSorted((a, b) => (a < b ? -1 : Number(a > b))));
      expect((await sorted(`${field} desc`)).map((one) => one[field])).toEqual(values.toReversed());
    }
  });

  test('returns the last page for a page past the end', async () => {
    const page = await list(agent, { page: '9' });
    expect(page.currentPage).toBe(1);
    expect(page.followUps).toHaveLength(5);
  });
});

test('due follow-ups are only in the notifications of their user, by day, without the note', async () => {
  const messages = (session?: SignedIn) =>
    read<{ heading: string; message: string; publishDate: string }[]>(
      '/content/temporarymessages',
      session ?? {},
    );
  const own = (await messages(agent)).filter(({ heading }) => heading.startsWith('Follow-ups'));
  expect(own.map(({ heading, publishDate }) => [heading, publishDate])).toEqual([
    ['Follow-ups due 11/18/2026', '2026-11-18'],
    ['Follow-ups due 11/16/2026', '2026-11-16'],
  ]);
  const [{ policyNumber: first, key: requirementId } = {} as FollowUp] = (await tab(agent, 'due'))
    .followUps;
  expect(own[1]!.message).toContain(`/policy/${first}/details#${requirementId}`);
  expect(JSON.stringify(own)).not.toContain('Left a message');
  for (const account of ['solo', 'historical', 'sub.none', 'office']) {
    const others = await messages(await server.signIn(account));
    expect(others.filter(({ heading }) => heading.startsWith('Follow-ups'))).toEqual([]);
  }
  expect(JSON.stringify(await messages())).not.toContain('Follow-ups');
});

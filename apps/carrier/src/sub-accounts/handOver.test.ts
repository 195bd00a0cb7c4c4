import type { OutputOf } from '@agent-portal/data/endpoint';
import type { changeSubAccount } from '@agent-portal/data/sub-accounts/contract';
import { sql } from 'drizzle-orm';
import type { Today } from '@agent-portal/data/work/today/contract';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { followUpsOn, policyNumber } from '../work/follow-ups/testing.ts';
import { detailOf, sharedServer } from '../testing.ts';
import { canTake, handOverEnded } from './handOver.ts';
import { nora, subAccountsOn } from './testing.ts';

const colleague = 'sub.all@northfield.example';

const server = await sharedServer();
const accounts = subAccountsOn(server);
const followUps = followUpsOn(server);
const agent = await server.signIn('agent');
await accounts.change(sql`INSERT INTO requirements
    (row_id, requirement_id, policy_number, requirement, requested_on, due_on, owed_by)
  VALUES (99999999, ${`${policyNumber}-Z`}, ${policyNumber}, 'Signed illustration',
    '2026-11-10', '2026-11-30', 'Agent')`);
const ids = await followUps.openIds();

const version = async () => (await accounts.find(agent))?.version ?? 0;
const suspend = async (handOverTo?: string) =>
  accounts.save(agent, {
    version: await version(),
    state: 'Suspended',
    ...(handOverTo && { handOverTo }),
  });

/** Who got how many, by the answer to a change. */
async function handedOverBy(answer: Response) {
  expect(answer.status).toBe(200);
  return ((await answer.json()) as OutputOf<typeof changeSubAccount>).handedOver;
}

/** A user with two open follow-ups, and one that is done. */
beforeEach(async () => {
  await accounts.change(sql`DELETE FROM follow_ups`);
  if (await accounts.find(agent)) await accounts.remove(agent, await version());
  await accounts.invite(agent, { roles: ['PendingActiveTerminated'] });
  await accounts.accept();
  const delegate = await accounts.signIn();
  for (const [at, followUpDate] of ['2026-11-20', '2026-11-25'].entries())
    await followUps.save(delegate, { key: ids[at], followUpDate, note: 'Mine only.' });
  await accounts.change(sql`INSERT INTO follow_ups (user_id, producer_id, subject, item_key, policy_number, who, what,
      follow_up_on, note, version, saved_at, done_on)
    SELECT user_id, producer_id, subject, 'withdrawn', policy_number, who, what, follow_up_on, note, version, saved_at,
      '2026-11-18'
    FROM follow_ups LIMIT 1`);
});

const taken = { note: 'Taken over from Nora Quill.', version: 1, policyNumber };

test('the list of users says how many open follow-ups each has, and which roles show them', async () => {
  expect(ids.length).toBeGreaterThan(1);
  await giveItems();
  expect(await accounts.find(agent)).toMatchObject({
    openFollowUps: 4,
    openByRole: [
      { role: 'PendingActiveTerminated', count: 3 },
      { role: 'CaseManagement', count: 1 },
    ],
  });
  expect(await accounts.find(agent, colleague)).toMatchObject({ openFollowUps: 0, openByRole: [] });
});

test('a user with open follow-ups is neither suspended nor removed before another user takes them', async () => {
  const message = 'Nora Quill has 2 open follow-ups. Choose who takes over.';
  for (const answer of [await suspend(), await accounts.remove(agent, await version())]) {
    expect(answer.status).toBe(409);
    expect(await detailOf(answer)).toBe(message);
  }
  expect(await accounts.find(agent)).toMatchObject({ state: 'Active', openFollowUps: 2 });
});

test('the agent takes the open follow-ups of a user that it suspends, without the private notes', async () => {
  expect(await handedOverBy(await suspend('agent'))).toEqual([
    { name: 'Dana Whitfield', count: 2 },
  ]);
  expect(await accounts.find(agent)).toMatchObject({ state: 'Suspended', openFollowUps: 0 });
  expect(await followUps.ofPolicy(agent)).toMatchObject([
    { ...taken, key: ids[0], followUpDate: '2026-11-20' },
    { ...taken, key: ids[1], followUpDate: '2026-11-25' },
  ]);
  await accounts.save(agent, { version: await version(), state: 'Active' });
  const delegate = await accounts.signIn();
  expect(await followUps.list(delegate)).toMatchObject({ tabCounts: { all: 1, closed: 1 } });
});

test('a follow-up that the carrier closed counts and moves, and is closed for the successor', async () => {
  await accounts.change(sql`UPDATE follow_ups SET done_on = NULL`);
  expect(await accounts.find(agent)).toMatchObject({ openFollowUps: 3 });
  expect((await suspend('agent')).status).toBe(200);
  expect(await accounts.find(agent)).toMatchObject({ openFollowUps: 0 });
  expect(await followUps.list(agent)).toMatchObject({ tabCounts: { all: 3, closed: 1 } });
});

test('a user who loses the role for policies hands over, and one who keeps it does not', async () => {
  const roles = ['PendingActiveTerminated', 'Claims'] as const;
  const save = async (body: object) => accounts.save(agent, { version: await version(), ...body });
  expect(await handedOverBy(await save({ roles }))).toEqual([]);
  expect((await save({ roles: ['Claims'] })).status).toBe(409);
  expect(await accounts.find(agent)).toMatchObject({ roles, openFollowUps: 2 });
  expect((await save({ roles: ['Claims'], handOverTo: 'agent' })).status).toBe(200);
  expect(await followUps.ofPolicy(agent)).toMatchObject([taken, taken]);
});

test('another user takes them when a user is removed, with an e-mail that names no client', async () => {
  const answer = await server.remove(
    `/API/UserData/SubAccounts/${nora}?version=${await version()}&handOverTo=${colleague}`,
    agent,
  );
  expect(await handedOverBy(answer)).toEqual([{ name: 'Priya Raman', count: 2 }]);
  const successor = await server.signIn('sub.all');
  expect(await followUps.ofPolicy(successor)).toMatchObject([taken, taken]);
  expect(await followUps.ofPolicy(agent)).toEqual([]);
  const { rows } = await server.database.pool.query<{ body: string }>(
    `SELECT body FROM outbox WHERE sent_to = '${colleague}' ORDER BY message_id DESC LIMIT 1`,
  );
  expect(rows[0]?.body).toContain('You now have the 2 open follow-ups of Nora Quill');
  expect(rows[0]?.body).not.toMatch(/Abernathy|NL0016A2206/);
  const audit = await server.database.pool.query<{ detail: string }>(
    `SELECT detail FROM audit_entries WHERE action = 'follow-ups handed over'
      ORDER BY audit_entry_id DESC LIMIT 1`,
  );
  expect(audit.rows[0]?.detail).toMatch(/^2 to /);
});

test('more follow-ups than one statement can write move too', async () => {
  await server.database.pool.query(`
    INSERT INTO follow_ups (user_id, producer_id, subject, item_key, policy_number, who, what,
      follow_up_on, note, version, saved_at)
    SELECT user_id, (SELECT min(producer_id) FROM follow_ups), 'requirement', 'many-' || n, NULL, 'A', 'B', '2026-11-18', '', 1, now()
    FROM users, generate_series(1, 2000) AS n WHERE username = '${nora}'`);
  const answer = await server.remove(
    `/API/UserData/SubAccounts/${nora}?version=${await version()}&handOverTo=agent`,
    agent,
  );
  expect(await handedOverBy(answer)).toEqual([{ name: 'Dana Whitfield', count: 2002 }]);
});

test('what a user took over is in Done today only once that user changes it', async () => {
  const set = async () =>
    (await server.read<Today>('/API/Business/Today', agent)).doneToday.filter(({ what }) =>
      what.startsWith('Set a follow-up'),
    );
  expect((await suspend('agent')).status).toBe(200);
  expect(await set()).toEqual([]);
  server.clock.now = new Date(server.clock.now.getTime() + 1);
  const moved = { key: ids[0], followUpDate: '2026-11-23', version: 1 };
  expect((await followUps.save(agent, moved)).status).toBe(200);
  expect(await set()).toMatchObject([{ by: null, policyNumber }]);
});

test('no user without access to the items of the agent can take follow-ups', async () => {
  await accounts.change(sql`UPDATE users SET roles = '{PendingActiveTerminated}'
    WHERE username IN ('hannah.ortiz@example.com', 'mara.feld@example.com')`);
  for (const handOverTo of [
    nora,
    'sub.production@northfield.example',
    // Suspended, ended, invited, and of another agent.
    'hannah.ortiz@example.com',
    'leo.brandt@example.com',
    'mara.feld@example.com',
    'solo@northfield.example',
  ]) {
    const answer = await suspend(handOverTo);
    expect([handOverTo, answer.status]).toEqual([handOverTo, 400]);
    expect(await detailOf(answer)).toContain('handOverTo must be the agent');
  }
  expect(await accounts.find(agent)).toMatchObject({ state: 'Active', openFollowUps: 2 });
});

test('the agent gets the follow-ups of a user whose last day has passed, once', async () => {
  const error = vi.fn<() => void>();
  const pass = () =>
    handOverEnded({
      db: server.database.db,
      today: '2026-11-18',
      now: () => server.clock.now,
      log: { error },
    });
  await accounts.change(sql`UPDATE users SET ends_on = '2026-11-18' WHERE username = ${nora}`);
  expect(await pass()).toBe(true);
  expect(await followUps.ofPolicy(agent)).toEqual([]);
  await accounts.change(sql`UPDATE users SET ends_on = '2026-11-17' WHERE username = ${nora}`);
  expect(await pass()).toBe(true);
  const first = await followUps.ofPolicy(agent);
  expect(first).toMatchObject([taken, taken]);
  await pass();
  expect(await followUps.ofPolicy(agent)).toEqual(first);
  expect(error).not.toHaveBeenCalled();
  expect(await accounts.find(agent)).toMatchObject({ state: 'Ended', openFollowUps: 0 });
});

/** Items of Today that another user gave to the user: one that policies show, and one that cases show. */
const giveItems = () =>
  accounts.change(sql`INSERT INTO follow_ups (user_id, producer_id, subject, item_key, who, what, follow_up_on, note,
      version, saved_at, assigned_by, assigned_on)
    SELECT user_id, producer_id, subject, key, 'Who', 'What', '2026-11-18', '', 1, now(), parent_user_id, '2026-11-18'
    FROM users, producers, (SELECT 'policy' AS subject, 'item' AS key
      UNION ALL (SELECT 'case', envelope_id FROM cases WHERE event = 'Declined' LIMIT 1)) AS items
    WHERE username = ${nora} AND removed_at IS NULL
      AND producer_id = (SELECT producer_id FROM agents WHERE agent_id = '4471902')`);

/** The user names of those who have the items, by subject. */
async function holders(): Promise<Record<string, string>> {
  const { rows } = await server.database.pool.query<{ subject: string; username: string }>(
    `SELECT subject, username FROM follow_ups JOIN users USING (user_id)
      WHERE deleted_at IS NULL AND what = 'What'`,
  );
  return Object.fromEntries(rows.map(({ subject, username }) => [subject, username]));
}

const owner = 'agent@northfield.example';

describe('what other users gave to a user', () => {
  beforeEach(async () => {
    await accounts.change(sql`DELETE FROM follow_ups`);
    await giveItems();
  });

  test('goes to the chosen user when the user is suspended, and needs a choice', async () => {
    expect((await suspend()).status).toBe(409);
    expect((await suspend(colleague)).status).toBe(200);
    expect(await holders()).toEqual({ policy: colleague, case: colleague });
  });

  test('goes to the agent where the chosen user may not see it', async () => {
    const limited = 'sub.pendingactiveterminated@northfield.example';
    expect(await handedOverBy(await suspend(limited))).toEqual([
      { name: 'Sam Pending Active Terminated', count: 1 },
      { name: 'Dana Whitfield', count: 1 },
    ]);
    expect(await holders()).toEqual({ policy: limited, case: owner });
  });

  test('goes with the role that shows it', async () => {
    const change = { version: await version(), roles: ['PendingActiveTerminated'] as const };
    expect((await accounts.save(agent, change)).status).toBe(409);
    const saved = await accounts.save(agent, { ...change, handOverTo: colleague });
    expect(await handedOverBy(saved)).toEqual([{ name: 'Priya Raman', count: 1 }]);
    expect(await holders()).toEqual({ policy: nora, case: colleague });
  });
});

describe('the user who takes over after the last day', () => {
  const end = () =>
    accounts.change(sql`UPDATE users SET ends_on = '2026-11-17' WHERE username = ${nora}`);
  const pass = () =>
    handOverEnded({
      db: server.database.db,
      today: '2026-11-18',
      now: () => server.clock.now,
      log: { error: vi.fn<() => void>() },
    });
  beforeEach(giveItems);

  test('is the one that was chosen', async () => {
    expect(await accounts.find(agent)).toMatchObject({ takesOver: 'agent' });
    const saved = await accounts.save(agent, { version: await version(), takesOver: colleague });
    expect(saved.status).toBe(200);
    expect(await accounts.find(agent)).toMatchObject({ takesOver: colleague });
    await end();
    expect(await pass()).toBe(true);
    expect(await followUps.ofPolicy(await server.signIn('sub.all'))).toMatchObject([taken, taken]);
    expect(await holders()).toEqual({ policy: colleague, case: colleague });
  });

  test('is the agent when the chosen one has no access by then', async () => {
    await accounts.save(agent, { version: await version(), takesOver: colleague });
    const suspended = (at: string | null) =>
      accounts.change(sql`UPDATE users SET suspended_at = ${at} WHERE username = ${colleague}`);
    await suspended('2026-11-18');
    await end();
    await pass();
    await suspended(null);
    expect(await followUps.ofPolicy(agent)).toMatchObject([taken, taken]);
    expect(await holders()).toEqual({ policy: owner, case: owner });
  });

  test('cannot be a user without items', async () => {
    const takesOver = 'sub.production@northfield.example';
    const answer = await accounts.save(agent, { version: await version(), takesOver });
    expect(answer.status).toBe(400);
    expect(await detailOf(answer)).toContain('takesOver must be the agent');
  });
});

test('a user can take follow-ups through its last day', () => {
  const user = { passwordHash: 'x', suspendedAt: null, removedAt: null, roles: ['Claims'] };
  expect(canTake({ ...user, endsOn: '2026-11-18' }, '2026-11-18')).toBe(true);
  expect(canTake({ ...user, endsOn: '2026-11-17' }, '2026-11-18')).toBe(false);
});

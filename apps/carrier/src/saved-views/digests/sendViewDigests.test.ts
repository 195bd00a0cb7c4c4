import type { getSavedViews } from '@agent-portal/data/saved-views/contract';
import type { OutputOf } from '@agent-portal/data/endpoint';
import { beforeEach, describe, expect, test } from 'vitest';
import { type SignedIn, sharedServer } from '../../testing.ts';
import { sendViewDigests } from './sendViewDigests.ts';

const address = '/API/UserData/SavedViews';
const list = 'pending-v2';
const today = '2026-11-18';

let viewId: number;
const server = await sharedServer();
const { post } = server;
const agent = await server.signIn('agent');
const delegate = await server.signIn('sub.all');

const { rows: query } = server;

const choose = (session: SignedIn, frequency: string | null) =>
  post(`${address}/Digest`, session, { list, viewId, frequency });

beforeEach(async () => {
  await query("DELETE FROM saved_views WHERE name = 'Overdue'");
  await query('DELETE FROM outbox');
  const body = { list, name: 'Overdue', query: 'due=overdue', sharedWith: 'Delegates' };
  const { views } = (await (await post(address, agent, body)).json()) as OutputOf<
    typeof getSavedViews
  >;
  viewId = views.find(({ name }) => name === 'Overdue')?.viewId ?? 0;
});

const errors: unknown[] = [];
const pass = (day: string, other: object = {}) =>
  sendViewDigests({
    db: server.database.db,
    today: day,
    now: () => server.clock.now,
    isFeatureOn: () => Promise.resolve(true),
    isDemo: true,
    origin: 'https://portal.example',
    log: { error: (entry: unknown) => errors.push(entry) },
    ...other,
  });

const sent = () =>
  query<{ to: string; subject: string; body: string }>(
    'SELECT sent_to AS to, subject, body FROM outbox ORDER BY message_id',
  );

describe('a daily digest', () => {
  test('comes from the next business day on, once a day, with the change since the last one', async () => {
    await choose(agent, 'Daily');
    await pass(today);
    expect(await sent()).toEqual([]);
    await pass('2026-11-19');
    await pass('2026-11-19');
    const [first, ...others] = await sent();
    expect(others).toEqual([]);
    const count = Number(/^Overdue: (\d+) policies$/.exec(first?.subject ?? '')?.[1]);
    expect(count).toBeGreaterThan(20);
    expect(first?.body).toContain(`Your view ‘Overdue’ has ${count} policies.`);
    expect(first?.body.match(/^- NL\w+, .+$/gm)).toHaveLength(20);
    expect(first?.body).toContain(`- and ${count - 20} more`);
    expect(first?.body).toContain('https://portal.example/pending-v2?due=overdue');
    expect(first?.body).toContain('You get this once a day.');
    await query('UPDATE view_digests SET sent_count = sent_count - 2');
    await pass('2026-11-20');
    expect((await sent())[1]?.body).toMatch(/, \d+ (more|fewer) than in the last e-mail/);
  });

  test('goes to the reader, with the own address of a sub-account', async () => {
    await choose(delegate, 'Daily');
    await pass('2026-11-19');
    expect((await sent()).map(({ to }) => to)).toEqual(['sub.all@northfield.example']);
  });

  test('ends with the choice, with the sharing, and with the view', async () => {
    await choose(delegate, 'Daily');
    await choose(delegate, null);
    await choose(agent, 'Daily');
    await pass('2026-11-19');
    expect(await sent()).toHaveLength(1);
    await choose(delegate, 'Daily');
    const unshared = { list, name: 'Overdue', query: '', formerName: 'Overdue', sharedWith: null };
    await post(address, agent, unshared);
    await pass('2026-11-20');
    expect(await sent()).toHaveLength(2);
    await query("DELETE FROM saved_views WHERE name = 'Overdue'");
    await pass('2026-11-21');
    expect(await sent()).toHaveLength(2);
  });

  test.each([
    ['is suspended', "UPDATE users SET suspended_at = now() WHERE username LIKE 'sub.all@%'"],
    ['has lost the role', "UPDATE users SET roles = '{Claims}' WHERE username LIKE 'sub.all@%'"],
  ])('stops while the reader %s', async (_, change) => {
    const [before] = await query<{ roles: string[] }>(
      "SELECT roles FROM users WHERE username LIKE 'sub.all@%'",
    );
    await choose(delegate, 'Daily');
    await query(change);
    await pass('2026-11-19');
    expect(await sent()).toEqual([]);
    await query(
      "UPDATE users SET suspended_at = NULL, roles = $1 WHERE username LIKE 'sub.all@%'",
      [before?.roles],
    );
    await pass('2026-11-20');
    expect(await sent()).toHaveLength(1);
  });

  test('does not go to a demonstration account where those may not sign in', async () => {
    await choose(agent, 'Daily');
    await pass('2026-11-19', { isDemo: false });
    expect(await sent()).toEqual([]);
  });

  test('that fails is retried, and others get theirs', async () => {
    await choose(agent, 'Daily');
    await choose(delegate, 'Daily');
    const { db } = server.database;
    let calls = 0;
    const flaky = new Proxy(db, {
      get: (target, name) => {
        if (name !== 'transaction') return Reflect.get(target, name) as unknown;
        calls += 1;
        if (calls === 1) return () => Promise.reject(new Error('away'));
        return target.transaction.bind(target);
      },
    });
    expect(await pass('2026-11-19', { db: flaky })).toBe(false);
    expect(errors).toHaveLength(1);
    expect(await sent()).toHaveLength(1);
    expect(await pass('2026-11-19')).toBe(true);
    expect(await sent()).toHaveLength(2);
  });
});

test('a weekly digest comes on the next Monday, or at the first pass after it', async () => {
  await choose(agent, 'Weekly');
  await pass('2026-11-22');
  expect(await sent()).toEqual([]);
  await pass('2026-11-24');
  await pass('2026-11-26');
  expect(await sent()).toHaveLength(1);
  expect((await sent())[0]?.body).toContain('You get this on Mondays.');
  await pass('2026-11-30');
  expect(await sent()).toHaveLength(2);
  // A changed frequency does not begin again.
  await query("UPDATE view_digests SET starts_on = '2026-11-10'");
  await choose(agent, 'Daily');
  expect(await query('SELECT frequency, starts_on::text AS day FROM view_digests')).toEqual([
    { frequency: 'Daily', day: '2026-11-10' },
  ]);
});

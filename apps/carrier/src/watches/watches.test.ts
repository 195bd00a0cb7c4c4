import type { WatchNotice } from '@agent-portal/data/watches/contract';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { dana, homeOffice } from '../impersonation/testing.ts';
import { detailOf, type SignedIn, sharedServer } from '../testing.ts';

let delegate: SignedIn;
const server = await sharedServer();
const { actingAs } = homeOffice(server);
const { post, read } = server;

const started = new Date('2026-11-18T15:00:00Z');
beforeEach(async () => {
  server.clock.now = started;
  delegate = await server.signIn('sub.all');
});

const address = '/API/UserData/Watches';
const pending = 'NL0016A2206';

interface Watches {
  readonly watches: readonly { readonly policyNumber: string; readonly policyStatus: string }[];
  readonly notices: readonly WatchNotice[];
}

const watch = (session: Partial<SignedIn>, policyNumber: string) =>
  post(address, session, { policyNumber });

const stop = (session: Partial<SignedIn>, policyNumber: string) =>
  server.remove(`${address}/${policyNumber}`, session);

const look = (session: SignedIn) => read<Watches>(address, session);

const change = (statement: ReturnType<typeof sql>) => server.database.db.execute(statement);

const watchedBy = async (session: SignedIn) =>
  (await look(session)).watches.map(({ policyNumber }) => policyNumber);

describe('a watched policy', () => {
  test('is listed, and has no notice while nothing changes', async () => {
    const answer = await watch(delegate, pending);
    expect(answer.status).toBe(200);
    const expected = {
      watches: [
        {
          policyNumber: pending,
          primaryInsured: 'Abernathy, Joel',
          policyStatus: 'Pending',
          watchedAt: '2026-11-18T15:00:00.000Z',
        },
      ],
      notices: [],
    };
    expect(await answer.json()).toEqual(expected);
    expect(await look(delegate)).toEqual(expected);
  });

  test('stays as it is when it is watched again', async () => {
    server.clock.now = new Date('2026-11-18T15:02:00Z');
    expect((await watch(delegate, pending)).status).toBe(200);
    expect((await look(delegate)).watches).toMatchObject([
      { watchedAt: '2026-11-18T15:00:00.000Z' },
    ]);
  });

  test('gets one notice of all changes, and no second one', async () => {
    await change(
      sql`UPDATE requirements SET met_on = '2026-11-18' WHERE policy_number = ${pending}`,
    );
    await change(sql`INSERT INTO requirements (row_id, requirement_id, policy_number, requirement,
      requested_on, due_on, owed_by)
      VALUES (900001, 'A2206-new', ${pending}, 'Driver''s license', '2026-11-18', '2026-12-01', 'Agent')`);
    await change(sql`UPDATE policies SET status = 'Active', paid_to_date = '2026-12-18'
      WHERE policy_number = ${pending}`);
    server.clock.now = new Date('2026-11-18T15:05:00Z');
    const answers = await Promise.all(Array.from({ length: 5 }, () => look(delegate)));
    const { notices } = await look(delegate);
    expect(notices).toEqual([
      {
        noticeId: expect.any(Number) as number,
        policyNumber: pending,
        primaryInsured: 'Abernathy, Joel',
        noticedAt: '2026-11-18T15:05:00.000Z',
        noticedOn: '2026-11-18',
        changes: [
          { field: 'status', from: 'Pending', to: 'Active' },
          { field: 'paidToDate', from: null, to: '2026-12-18' },
          { field: 'requirement', requirement: "Driver's license", from: null, to: 'Open' },
          { field: 'requirement', requirement: 'Paramedical exam', from: 'Scheduled', to: 'Met' },
        ],
      },
    ]);
    for (const answer of answers) expect(answer.notices.length).toBeLessThanOrEqual(1);
  });

  test('has newer notices first, and says which requirements were withdrawn', async () => {
    await change(sql`DELETE FROM requirements WHERE requirement_id = 'A2206-new'`);
    server.clock.now = new Date('2026-11-18T15:10:00Z');
    const { notices } = await look(delegate);
    expect(notices.map(({ noticedAt }) => noticedAt.slice(14, 16))).toEqual(['10', '05']);
    expect(notices[0]!.changes).toEqual([
      { field: 'requirement', requirement: "Driver's license", from: 'Open', to: null },
    ]);
  });

  test('is hidden after it has left the book, and comes back with it', async () => {
    server.clock.now = new Date('2026-11-18T15:15:00Z');
    await change(sql`UPDATE policies SET agent_id = '4480055' WHERE policy_number = ${pending}`);
    await change(
      sql`UPDATE writing_agents SET agent_id = '4480055' WHERE policy_number = ${pending}`,
    );
    await change(sql`UPDATE policies SET status = 'Lapsed' WHERE policy_number = ${pending}`);
    expect(await look(delegate)).toEqual({ watches: [], notices: [] });
    await change(sql`UPDATE policies SET agent_id = '4470057' WHERE policy_number = ${pending}`);
    expect((await look(delegate)).notices[0]!.changes).toEqual([
      { field: 'status', from: 'Active', to: 'Lapsed' },
    ]);
  });

  test('loses notices older than 90 days when it changes again', async () => {
    const noticesOn = async (day: string, status: string) => {
      server.clock.now = new Date(`${day}T15:00:00Z`);
      const later = await server.signIn('sub.all');
      await change(sql`UPDATE policies SET status = ${status} WHERE policy_number = ${pending}`);
      return (await look(later)).notices.length;
    };
    expect(await noticesOn('2027-02-16', 'Active')).toBe(4);
    expect(await noticesOn('2027-02-17', 'Lapsed')).toBe(2);
  });

  test('loses its notices when the watch ends, and can end twice', async () => {
    const agent = await server.signIn('agent');
    await watch(agent, pending);
    expect((await stop(delegate, pending)).status).toBe(200);
    expect((await stop(delegate, pending)).status).toBe(200);
    expect(await look(delegate)).toEqual({ watches: [], notices: [] });
    expect(await watchedBy(agent)).toContain(pending);
  });
});

test('at most 100 policies are watched', async () => {
  const agent = await server.signIn('individual');
  const { rows } = await server.database.db.execute<{ policy_number: string }>(
    sql`SELECT policy_number FROM policies WHERE agent_id <> '4480011' LIMIT 12`,
  );
  for (const { policy_number: moved } of rows) {
    await change(sql`UPDATE policies SET agent_id = '4480011' WHERE policy_number = ${moved}`);
  }
  const own = await server.database.db.execute<{ policy_number: string }>(
    sql`SELECT policy_number FROM policies WHERE agent_id = '4480011' LIMIT 101`,
  );
  const [last, ...first] = own.rows.map(({ policy_number: policyNumber }) => policyNumber);
  const [newest, ...others] = first;
  await watch(agent, newest!);
  for (const policyNumber of others)
    await change(sql`INSERT INTO watches SELECT user_id, producer_id, ${policyNumber}, watched_at, seen
      FROM watches WHERE policy_number = ${newest}`);
  const refused = await watch(agent, last!);
  expect(refused.status).toBe(409);
  expect(await detailOf(refused)).toBe(
    'You watch 100 policies already. Stop watching one of them first.',
  );
  expect(await watchedBy(agent)).toHaveLength(100);
  expect((await watch(agent, first[0]!)).status).toBe(200);
});

test('watches belong to a user, and those of home office also to the agent it acts for', async () => {
  const own = await watchedBy(await server.signIn('agent'));
  expect(own).toContain('NL0018O0142');
  const asDana = await actingAs(dana);
  expect(await watchedBy(asDana)).toEqual([]);
  await watch(asDana, pending);
  expect(await watchedBy(asDana)).toEqual([pending]);
  expect(await watchedBy(await server.signIn('agent'))).toEqual(own);
});

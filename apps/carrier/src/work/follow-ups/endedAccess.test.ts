import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { nora, subAccountsOn } from '../../sub-accounts/testing.ts';
import { type SignedIn, type TestServer, testServer } from '../../testing.ts';
import { followUpsOn, policyNumber } from './testing.ts';

const followUpDate = '2026-11-20';

let server: TestServer;
let accounts: ReturnType<typeof subAccountsOn>;
let on: ReturnType<typeof followUpsOn>;
let agent: SignedIn;
let delegate: SignedIn;
let requirementId: string;
let noraId: number;
beforeAll(async () => {
  server = await testServer();
  accounts = subAccountsOn(server);
  on = followUpsOn(server);
  agent = await server.signIn('agent');
  [requirementId = ''] = await on.openIds();
  await accounts.invite(agent, { roles: ['PendingActiveTerminated'] });
  await accounts.accept();
  const { rows } = await server.database.pool.query<{ id: number }>(
    `SELECT user_id AS id FROM users WHERE username = '${nora}'`,
  );
  noraId = rows[0]?.id ?? 0;
});
afterAll(() => server.database.close());

const restore = sql`UPDATE users
  SET suspended_at = NULL, removed_at = NULL, ends_on = NULL, roles = '{PendingActiveTerminated}'
  WHERE username = ${nora}`;
beforeEach(async () => {
  await on.change(restore);
  await on.change(sql`DELETE FROM follow_ups`);
  delegate = await accounts.signIn();
});

/** Changes the user after the next call was accepted, and before its transaction begins. */
function changeMeanwhile(change: SQL): void {
  const { db } = server.database;
  const transaction = db.transaction.bind(db);
  vi.spyOn(db, 'transaction').mockImplementationOnce(async (...work) => {
    await on.change(change);
    return transaction(...work);
  });
}

/** The follow-ups that the user has. */
async function stored(): Promise<number> {
  const { rows } = await server.database.pool.query(
    `SELECT FROM follow_ups WHERE user_id = ${noraId} AND deleted_at IS NULL`,
  );
  return rows.length;
}

const end = {
  suspended: sql`UPDATE users SET suspended_at = now() WHERE username = ${nora}`,
  removed: sql`UPDATE users SET removed_at = now() WHERE username = ${nora}`,
  'past its last day': sql`UPDATE users SET ends_on = '2026-11-17' WHERE username = ${nora}`,
  'without the role': sql`UPDATE users SET roles = '{Claims}' WHERE username = ${nora}`,
};
const ends = Object.entries(end);

test.each(ends)(
  'a user who is %s before it saves a follow-up does not have it',
  async (how, by) => {
    changeMeanwhile(by);
    const answer = await on.save(delegate, { requirementId, followUpDate });
    expect(answer.status).toBe(how === 'without the role' ? 403 : 401);
    expect(await stored()).toBe(0);
  },
);

test.each(ends)(
  'a user who is %s before it is given a follow-up does not get it',
  async (_, by) => {
    await on.save(agent, { requirementId, followUpDate });
    changeMeanwhile(by);
    const assignment = { requirementId, followUpDate, personId: noraId, version: 1 };
    expect((await on.save(agent, assignment)).status).toBe(400);
    expect(await stored()).toBe(0);
    expect(await on.ofPolicy(agent)).toMatchObject([{ followUpDate, version: 1 }]);
  },
);

test.each(ends)('a user who is %s before it is given selected ones gets none', async (_, by) => {
  changeMeanwhile(by);
  const rows = [{ policyNumber, requirementId }];
  const body = { rows, followUpDate, note: '', personId: noraId };
  const answer = await server.post('/API/PolicyInfo/Selection/FollowUps', agent, body);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ outcomes: [{ isDone: false }] });
  expect(await stored()).toBe(0);
});

test('a user who is suspended while it saves leaves no follow-up behind', async () => {
  for (const [at, id] of (await on.openIds()).slice(0, 3).entries()) {
    await accounts.change(restore);
    const user = await accounts.signIn();
    const { version = 0 } = (await accounts.find(agent)) ?? {};
    await Promise.all([
      on.save(user, { requirementId: id, followUpDate }),
      accounts.save(agent, { version, state: 'Suspended', handOverTo: 'agent' }),
    ]);
    const suspended = (await accounts.find(agent))?.state === 'Suspended';
    expect({ at, suspended, stored: await stored() }).toEqual({ at, suspended: true, stored: 0 });
  }
});

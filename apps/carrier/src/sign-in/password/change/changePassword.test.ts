import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { goodPassword, nora, subAccountsOn } from '../../../sub-accounts/testing.ts';
import { sessionOf, type SignedIn, sharedServer } from '../../../testing.ts';
import { resetsOn } from '../../link/testing.ts';

const path = '/API/UserData/Password';
const newPassword = 'another four words';

let session: SignedIn;

const server = await sharedServer();
const users = subAccountsOn(server);

/** A user with a password, who is no demonstration account of the login page. */
beforeEach(async () => {
  await users.change(sql`DELETE FROM rate_limits`);
  const agent = await server.signIn('agent');
  const former = await users.find(agent);
  if (former) await users.remove(agent, former.version);
  await users.invite(agent);
  await users.accept();
  await users.change(sql`DELETE FROM outbox`);
  session = await users.signIn();
});

const change = (
  body: object = { password: goodPassword, newPassword },
  as: Partial<SignedIn> = session,
) => server.post(path, as, body);

const isSignedIn = async (as: SignedIn) =>
  (await users.whoIs(as).catch(() => undefined))?.isAuthenticated ?? false;

const errorsOf = async (response: Response) =>
  ((await response.json()) as { errors: { field: string; message: string }[] }).errors;

const lastAction = async () => {
  const { rows } = await server.database.pool.query<{ action: string }>(
    'SELECT action FROM audit_entries ORDER BY audit_entry_id DESC LIMIT 1',
  );
  return rows[0]?.action;
};

test('a change of the password ends the other sessions, and renews the token of this one', async () => {
  const other = await users.signIn();
  const answer = await change();
  expect([answer.status, await answer.json()]).toEqual([200, { managedBy: null }]);
  expect(await lastAction()).toBe('password changed');
  const renewed = sessionOf(answer);
  expect(await isSignedIn(renewed)).toBe(true);
  expect(await isSignedIn(session)).toBe(false);
  expect(await isSignedIn(other)).toBe(false);
  expect((await users.logIn()).status).toBe(401);
  expect((await users.logIn(nora, newPassword)).status).toBe(303);
  const { rows } = await server.database.pool.query<{ subject: string }>(
    `SELECT subject FROM outbox WHERE sent_to = '${nora}'`,
  );
  expect(rows).toEqual([{ subject: 'Your password was changed' }]);
});

test('a change with a wrong password is rejected and recorded', async () => {
  const answer = await change({ password: 'not it', newPassword });
  expect(answer.status).toBe(400);
  expect(await errorsOf(answer)).toEqual([{ field: 'password', message: 'is incorrect' }]);
  expect(await lastAction()).toBe('password refused');
  expect(await isSignedIn(session)).toBe(true);
});

test.each([
  ['short', 'has 5 characters. Use at least 8'],
  ['x'.repeat(129), 'has 129 characters. Use at most 128'],
  ['password1', 'is one of the first that others would guess. Choose another one'],
  ['Dana Whitfield', 'is one of the first that others would guess. Choose another one'],
  [goodPassword, 'must differ from the current password'],
])('a change to the password %s is rejected', async (typed, message) => {
  const answer = await change({ password: goodPassword, newPassword: typed });
  expect(answer.status).toBe(400);
  expect(await errorsOf(answer)).toEqual([{ field: 'newPassword', message }]);
  expect((await users.logIn()).status).toBe(303);
});

test('a user has no more than ten wrong passwords in 15 minutes', async () => {
  for (let at = 0; at < 10; at += 1)
    expect((await change({ password: 'not it', newPassword })).status).toBe(400);
  const refused = await change();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(800);
});

test('of two changes at the same time, one is accepted', async () => {
  const answers = await Promise.all([change(), change()]);
  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(statuses[0]).toBe(200);
  expect([400, 401, 409]).toContain(statuses[1]);
});

test('a change needs the CSRF token, and a call without it is recorded', async () => {
  expect((await change(undefined, { Cookie: session.Cookie })).status).toBe(403);
  expect(await lastAction()).toBe('password change refused');
});

test('a change ends a link for another password', async () => {
  const { ask, open, tokenTo } = resetsOn(server);
  await ask(nora);
  const token = await tokenTo(nora);
  expect((await open(token)).text).toContain('Choose a new password');
  await change();
  expect((await open(token)).text).toContain('This link no longer works');
});

test.each([
  ['agent', 'Demonstration'],
  ['sub.all', 'Demonstration'],
  ['sso', 'SingleSignOn'],
])('a user cannot change the password of %s, which belongs to %s', async (name, managedBy) => {
  const as = await server.signIn(name);
  const read = await server.get(path, as);
  expect(await read.json()).toEqual({ managedBy });
  expect((await change({ password: 'northfield', newPassword }, as)).status).toBe(409);
  expect(await isSignedIn(as)).toBe(true);
});

test('no log or table has a password', async () => {
  await change();
  const { rows } = await server.database.pool.query<{ rows: string }>(
    `SELECT concat((SELECT json_agg(u) FROM users u), (SELECT json_agg(o) FROM outbox o),
      (SELECT json_agg(a) FROM audit_entries a)) AS rows`,
  );
  const texts = server.logLines.join('') + (rows[0]?.rows ?? '');
  for (const secret of [newPassword, goodPassword]) expect(texts).not.toContain(secret);
});

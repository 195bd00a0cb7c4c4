import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { type SignedIn, sharedServer } from '../../testing.ts';
import { goodPassword, nora, subAccountsOn } from '../../sub-accounts/testing.ts';

let agent: SignedIn;
const server = await sharedServer();
const { accept, change, choose, find, invite, lastToken } = subAccountsOn(server);
const { logIn, open, remove } = subAccountsOn(server);

const now = new Date('2026-11-18T15:00:00Z');

beforeEach(async () => {
  server.clock.now = now;
  agent = await server.signIn('agent');
  const former = await find(agent);
  if (former) await remove(agent, former.version);
  await invite(agent);
});

const gone = 'This link no longer works';

test('the link leads to a page for choosing a password, without its token in the address', async () => {
  const { opened, Cookie, text } = await open(await lastToken());
  expect([opened.status, opened.headers.get('Location')]).toEqual([303, '/auth/invitation']);
  expect(opened.headers.get('Referrer-Policy')).toBe('no-referrer');
  expect(opened.headers.get('Set-Cookie')).toMatch(/HttpOnly; Secure; SameSite=Lax/);
  expect(Cookie).toContain(await lastToken());
  expect(text).toContain('Welcome, Nora. Dana Whitfield gives you access');
  expect(text).toContain(nora);
  expect(text).not.toContain(await lastToken());
});

test('the link works once: opening it does not use it up, choosing a password does', async () => {
  const token = await lastToken();
  await open(token);
  const { Cookie } = await open(token);
  const [first, second] = [await choose(Cookie), await choose(Cookie, 'another four words')];
  expect([first.status, second.status]).toEqual([200, 410]);
  const deleted = first.headers.getSetCookie();
  for (const name of ['__Host-invitation', 'invitation'])
    expect(deleted.find((cookie) => cookie.startsWith(`${name}=`))).toContain('Max-Age=0');
  expect(await first.text()).toContain('Your password is set');
  expect(await second.text()).toContain(gone);
  expect((await open(token)).text).toContain(gone);
  expect((await logIn()).status).toBe(303);
  expect((await logIn(nora, 'another four words')).status).toBe(401);
});

test('of two passwords chosen at the same time, one is accepted', async () => {
  const { Cookie } = await open(await lastToken());
  const answers = await Promise.all([choose(Cookie), choose(Cookie), choose(Cookie)]);
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '410', '410']);
});

test('the link ends after seven days', async () => {
  const { Cookie } = await open(await lastToken());
  server.clock.now = new Date('2026-11-25T14:59:59Z');
  expect((await open(await lastToken())).text).toContain('Choose a password');
  server.clock.now = new Date('2026-11-25T15:00:00Z');
  const { text } = await open(await lastToken());
  expect(text).toContain(gone);
  expect(text.replaceAll(/\s+/g, ' ')).toContain('ask the agent who invited you to send it again');
  expect((await choose(Cookie)).status).toBe(410);
});

test('the link ends with the access that it gives', async () => {
  await change(sql`UPDATE users SET ends_on = '2026-11-17' WHERE username = ${nora}`);
  expect((await open(await lastToken())).text).toContain(gone);
});

test('a wrong, a shortened and a missing token show the same message', async () => {
  const token = await lastToken();
  const [userId] = token.split('.');
  for (const wrong of ['', 'x', `${userId}.${'A'.repeat(43)}`, token.slice(0, -1), `1${token}`]) {
    expect((await open(wrong)).text).toContain(gone);
  }
  expect(await (await server.request('/auth/invitation')).text()).toContain(gone);
});

test.each([
  ['short', 'The password has 5 characters. Use at least 8.'],
  ['x'.repeat(129), 'The password has 129 characters. Use at most 128.'],
  ['Password1', 'one of the first that others would guess'],
  ['abababab', 'one of the first that others would guess'],
  ['23456789', 'one of the first that others would guess'],
  ['Nora.Quill', 'one of the first that others would guess'],
])('a password like %s is refused, and the link still works', async (password, message) => {
  const { Cookie } = await open(await lastToken());
  const refused = await choose(Cookie, password);
  expect(refused.status).toBe(400);
  const text = await refused.text();
  expect(text).toContain(message);
  expect(text).not.toContain(password);
  expect((await choose(Cookie)).status).toBe(200);
});

test('an invitation rejects names and passwords that leaks show often, in any spelling', async () => {
  const { Cookie } = await open(await lastToken());
  const names = ['NORA.QUILL@example.com', 'dana whitfield', 'Northfield-Mutual', 'Northfield1'];
  for (const password of [...names, 'ChocoLate', 'QazWsxEdc']) {
    const refused = await choose(Cookie, password);
    expect([password, refused.status]).toEqual([password, 400]);
  }
  expect((await choose(Cookie)).status).toBe(200);
});

test.each(['eight-88', 'пароль из слов', '🔑🔑 and a key'])(
  'an invitation accepts a password with any kind of characters: %s',
  async (password) => {
    const { Cookie } = await open(await lastToken());
    expect((await choose(Cookie, password)).status).toBe(200);
    expect((await logIn(nora, password.normalize('NFD'))).status).toBe(303);
  },
);

test('an invitation signs out the user who is signed in in the same browser', async () => {
  const { Cookie } = await open(await lastToken());
  await choose(`${Cookie}; ${agent.Cookie}`);
  const info = await server.get('/auth/userinfo', agent);
  expect(await info.json()).toMatchObject({ isAuthenticated: false });
});

test('no log or table except the e-mail has the token, the secret or the password', async () => {
  const token = await lastToken();
  const [, secret = ''] = token.split('.');
  await accept();
  await logIn();
  expect(server.logLines.join('')).not.toContain(secret);
  expect(server.logLines.join('')).not.toContain(goodPassword);
  const { rows } = await server.database.pool.query<{ rows: string }>(
    `SELECT concat((SELECT json_agg(u) FROM users u), (SELECT json_agg(i) FROM invitations i),
      (SELECT json_agg(a) FROM audit_entries a)) AS rows`,
  );
  expect(rows[0]?.rows).not.toContain(secret);
  expect(rows[0]?.rows).not.toContain(goodPassword);
});

test('the link does not work when the demonstration accounts are off', async () => {
  const { Cookie } = await open(await lastToken());
  await choose(Cookie);
  const { rows } = await server.database.pool.query<{ is_demo: boolean }>(
    `SELECT is_demo FROM users WHERE username = '${nora}' AND removed_at IS NULL`,
  );
  expect(rows).toEqual([{ is_demo: true }]);
});

test('the outbox shows the link as a link', async () => {
  const page = await (await server.request('/stand-ins/outbox')).text();
  expect(page).toContain(`/auth/invitation?token=${await lastToken()}">http`);
});

import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { goodPassword, nora, subAccountsOn } from '../../sub-accounts/testing.ts';
import { cookieOf, type SignedIn, sharedServer } from '../../testing.ts';
import { secondStepOn } from '../second-step/testing.ts';
import { createNora, resetsOn } from './testing.ts';

const newPassword = 'another four words';
const now = new Date('2026-11-18T15:00:00Z');
const gone = 'This link no longer works';

let agent: SignedIn;

const server = await sharedServer();
const { change, find, logIn, save, signIn } = subAccountsOn(server);
const { ask, choose, lastActions, mailTo, open, tokenTo } = resetsOn(server);

beforeEach(async () => {
  server.clock.now = now;
  agent = await createNora(server);
});

const versionOf = async () => (await find(agent))?.version ?? 0;

test('a link opens a page without the token in its address, which no cache or referrer keeps', async () => {
  await ask(nora);
  const token = await tokenTo(nora);
  const { opened, page, Cookie, text } = await open(token);
  expect([opened.status, opened.headers.get('Location')]).toEqual([303, '/auth/reset-password']);
  expect(opened.headers.get('Set-Cookie')).toMatch(/HttpOnly; Secure; SameSite=Lax/);
  for (const { headers } of [opened, page]) {
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(headers.get('Cache-Control')).toBe('no-store');
  }
  expect(Cookie).toContain(token);
  expect(text).toContain('Choose a new password');
  expect(text).toContain(nora);
  expect(text).not.toContain(token);
});

test('a link changes the password once, ends all sessions, and notifies the user', async () => {
  const session = await signIn();
  await ask(nora);
  const token = await tokenTo(nora);
  await open(token);
  const { Cookie } = await open(token);
  const answers = await Promise.all([1, 2, 3].map(() => choose(Cookie, newPassword)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410, 410]);
  expect((await open(token)).text).toContain(gone);
  const info = await server.get('/auth/userinfo', session);
  expect(await info.json()).toMatchObject({ isAuthenticated: false });
  const other = await server.get('/auth/userinfo', agent);
  expect(await other.json()).toMatchObject({ isAuthenticated: true });
  expect((await logIn()).status).toBe(401);
  expect((await logIn(nora, newPassword)).status).toBe(303);
  const [mail] = await mailTo(nora);
  expect(mail?.subject).toBe('Your password was changed');
  expect(await lastActions(3)).toContain(`password reset: ${nora}`);
});

test('a link ends after 30 minutes', async () => {
  await ask(nora);
  const token = await tokenTo(nora);
  server.clock.now = new Date('2026-11-18T15:29:59Z');
  const { Cookie, text } = await open(token);
  expect(text).toContain('Choose a new password');
  server.clock.now = new Date('2026-11-18T15:30:00Z');
  expect((await open(token)).text).toContain(gone);
  expect((await choose(Cookie, newPassword)).status).toBe(410);
  expect((await logIn()).status).toBe(303);
});

test('a link stays when another person requests links, until one is used', async () => {
  await ask(nora);
  const own = await tokenTo(nora);
  for (let at = 0; at < 10; at += 1) {
    server.clock.now = new Date(`2026-11-18T15:0${at}:00Z`);
    await ask(nora, { 'X-Forwarded-For': `203.0.113.${at}` });
    await change(sql`DELETE FROM rate_limits`);
  }
  // No more than five links at a time, and no e-mail without a link.
  expect(await mailTo(nora)).toHaveLength(5);
  const other = await tokenTo(nora);
  expect(other).not.toBe(own);
  for (const token of [own, other])
    expect((await open(token)).text).toContain('Choose a new password');
  const { Cookie } = await open(own);
  expect((await choose(Cookie, newPassword)).status).toBe(200);
  for (const token of [own, other]) expect((await open(token)).text).toContain(gone);
});

test('of two links used at the same time, one works', async () => {
  await ask(nora);
  const first = await open(await tokenTo(nora));
  await ask(nora);
  const second = await open(await tokenTo(nora));
  const answers = await Promise.all(
    [first, second].map(({ Cookie }) => choose(Cookie, newPassword)),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410]);
});

test('sends a link to a known device after strangers used up theirs', async () => {
  const login = await logIn();
  const Cookie = cookieOf(login, '__Host-device');
  for (let at = 0; at < 6; at += 1) await ask(nora, { 'X-Forwarded-For': `203.0.113.${at}` });
  expect((await ask(nora)).status).toBe(429);
  await change(sql`DELETE FROM outbox`);
  expect((await ask(nora, { Cookie })).status).toBe(200);
  expect((await open(await tokenTo(nora))).text).toContain('Choose a new password');
  // A device of another user is a stranger.
  expect((await ask('agent@northfield.example', { Cookie })).status).toBe(200);
  const forged = Cookie.slice(0, -1) + (Cookie.endsWith('A') ? 'B' : 'A');
  expect((await ask(nora, { Cookie: forged })).status).toBe(429);
  for (let at = 0; at < 4; at += 1) expect((await ask(nora, { Cookie })).status).toBe(200);
  expect((await ask(nora, { Cookie })).status).toBe(429);
});

test('a link ends the calendar address, and the page and the e-mail say so', async () => {
  await ask(nora);
  const { Cookie, text } = await open(await tokenTo(nora));
  expect(text.replaceAll(/\s+/g, ' ')).toContain('ends your calendar address.');
  await change(sql`INSERT INTO calendar_feeds (user_id, token_hash, id_key, created_at)
    SELECT user_id, 'x', 'y', now() FROM users WHERE username = ${nora} AND removed_at IS NULL`);
  const page = (await (await choose(Cookie, newPassword)).text()).replaceAll(/\s+/g, ' ');
  expect(page).toContain('calendar address no longer works');
  const { rows } = await server.database.pool.query('SELECT FROM calendar_feeds');
  expect(rows).toEqual([]);
  const [mail] = await mailTo(nora);
  expect(mail?.body).toContain('Your calendar address no longer works');
  await ask(nora);
  await choose((await open(await tokenTo(nora))).Cookie, goodPassword);
  const [second] = await mailTo(nora);
  expect(second?.body).not.toContain('calendar');
});

test('a link ends when the user loses access or gets single sign-on', async () => {
  await ask(nora);
  const token = await tokenTo(nora);
  const { Cookie } = await open(token);
  await change(sql`UPDATE users SET uses_sso = true WHERE username = ${nora}`);
  expect((await choose(Cookie, newPassword)).status).toBe(410);
  await change(sql`UPDATE users SET uses_sso = false WHERE username = ${nora}`);
  await save(agent, { version: await versionOf(), state: 'Suspended' });
  expect((await open(token)).text).toContain(gone);
});

test.each([
  ['no token', ''],
  ['a short token', 'x'],
  ['a wrong token', 'A'.repeat(43)],
  ['a long token', 'B'.repeat(200)],
])('a link with %s does not work', async (_, wrong) => {
  expect((await open(wrong)).text).toContain(gone);
  expect((await choose('', newPassword)).status).toBe(410);
});

test('a link accepts only passwords that an invitation accepts, and still works after a refusal', async () => {
  await ask(nora);
  const { Cookie } = await open(await tokenTo(nora));
  for (const [password, message] of [
    ['short', 'The password has 5 characters. Use at least 8.'],
    ['Password1', 'one of the first that others would guess'],
    ['dana whitfield', 'one of the first that others would guess'],
  ] as const) {
    const refused = await choose(Cookie, password);
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain(message);
  }
  expect((await choose(Cookie, newPassword)).status).toBe(200);
});

test('a link is in no log and no table except the e-mail, and neither is the password', async () => {
  await ask(nora);
  const token = await tokenTo(nora);
  const { Cookie } = await open(token);
  await choose(Cookie, newPassword);
  await ask(nora);
  const { rows } = await server.database.pool.query<{ rows: string }>(
    `SELECT concat((SELECT json_agg(u) FROM users u), (SELECT json_agg(r) FROM password_resets r),
      (SELECT json_agg(a) FROM audit_entries a)) AS rows`,
  );
  const texts = server.logLines.join('') + (rows[0]?.rows ?? '');
  expect(rows[0]?.rows).toContain('secret_hash');
  for (const secret of [token, await tokenTo(nora), newPassword, goodPassword])
    expect(texts).not.toContain(secret);
  expect(server.logLines.join('')).not.toContain(nora);
});

test('a link leaves the second step as it is, and ends a sign-in that waits for it', async () => {
  const staff = 'gwen.tash@example.com';
  const { addStaff, answer, begin, setUp } = secondStepOn(server);
  await addStaff(staff, goodPassword);
  const { codes } = await setUp(staff, goodPassword);
  const waiting = await begin(staff, goodPassword);
  await ask(staff);
  const { Cookie } = await open(await tokenTo(staff));
  expect((await choose(Cookie, newPassword)).status).toBe(200);
  const [recovery = ''] = codes;
  const former = await answer(waiting.Cookie, { recovery });
  expect(former.headers.get('Location')).toMatch(/^\/auth\/login/);
  const { response, Cookie: second } = await begin(staff, newPassword);
  expect(response.headers.get('Location')).toBe('/auth/second-step');
  expect((await answer(second, { recovery })).status).toBe(303);
});

import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { nora, subAccountsOn } from '../../sub-accounts/testing.ts';
import { type SignedIn, sharedServer, testServer } from '../../testing.ts';
import { createNora, resetsOn } from './testing.ts';
import { resetAnswerOf } from './resetRules.ts';

const now = new Date('2026-11-18T15:00:00Z');

let agent: SignedIn;

const server = await sharedServer({ env: { TRUST_PROXY: '127.0.0.1' } });
const { change, find, invite, remove, save } = subAccountsOn(server);
const { ask, lastActions, mailTo, tokenTo } = resetsOn(server);

const versionOf = async () => (await find(agent))?.version ?? 0;

describe('requesting a link', () => {
  beforeEach(async () => {
    server.clock.now = now;
    agent = await createNora(server);
  });

  test('sends a link of the portal, and records the request', async () => {
    const answer = await ask(`  ${nora.toUpperCase()} `);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('Check your e-mail');
    const [mail] = await mailTo(nora);
    expect(mail?.subject).toBe('Your request for a new password');
    expect(mail?.body).toMatch(
      /http:\/\/localhost(:\d+)?\/auth\/reset-password\?token=[\w-]{43}\n/,
    );
    expect(await lastActions(1)).toEqual([`password reset requested: ${nora}`]);
  });

  test('answers every user name alike', async () => {
    await save(agent, { version: await versionOf(), state: 'Suspended' });
    const names = [nora, 'unknown@example.com', 'sso@northfield.example', 'x'.repeat(5000)];
    const seen = await Promise.all(
      [...names, 'agent@northfield.example'].map(async (name) => {
        const answer = await ask(name);
        const text = await answer.text();
        return [answer.status, text.replaceAll(/nonce="[^"]*"/g, '')];
      }),
    );
    for (const one of seen) expect(one).toEqual(seen[0]);
    expect(seen[0]?.[0]).toBe(200);
  });

  test('makes the same statements for every user name', async () => {
    const { db } = server.database;
    const seen: string[][] = [];
    const run = db.transaction.bind(db);
    const spy = vi.spyOn(db, 'transaction').mockImplementation((work, config) => {
      const made: string[] = [];
      seen.push(made);
      return run((tx) => {
        for (const method of ['execute', 'insert', 'select', 'update', 'delete'] as const) {
          const real = tx[method].bind(tx) as (...args: unknown[]) => unknown;
          const noted = (...args: unknown[]) => (made.push(method), real(...args));
          Object.assign(tx, { [method]: noted });
        }
        return work(tx);
      }, config);
    });
    for (const name of [nora, 'unknown@example.com', 'sso@northfield.example']) await ask(name);
    spy.mockRestore();
    expect(seen[0]?.slice(0, 4)).toEqual(['select', 'execute', 'execute', 'insert']);
    expect(seen).toEqual([seen[0], seen[0], seen[0]]);
  });

  test.each([
    ['sso@northfield.example', 'You log in with single sign-on'],
    ['agent@northfield.example', 'This is a demonstration account'],
  ])('sends %s an e-mail without a link', async (username, text) => {
    await ask(username);
    const mails = await mailTo(username);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.body).toContain(text);
    expect(mails[0]?.body).not.toContain('token=');
    expect(await tokenTo(username)).toBe('');
  });

  test('sends nothing to a user who is removed, or invited', async () => {
    await remove(agent, await versionOf());
    await ask(nora);
    expect(await mailTo(nora)).toEqual([]);
    await invite(agent);
    await change(sql`DELETE FROM outbox`);
    await ask(nora);
    expect(await mailTo(nora)).toEqual([]);
    expect(await lastActions(1)).toEqual(['password reset requested: null']);
  });

  test('asks for a user name when there is none', async () => {
    const answer = await ask('   ');
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('Enter your username.');
  });

  test.each([nora, 'unknown@example.com'])(
    'accepts five requests for %s in 15 minutes, from any address',
    async (username) => {
      for (let at = 0; at < 5; at += 1)
        expect((await ask(username, { 'X-Forwarded-For': `203.0.113.${at}` })).status).toBe(200);
      const refused = await ask(username, { 'X-Forwarded-For': '203.0.113.9' });
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(800);
      expect(await refused.text()).toContain('Too many requests for a new password.');
      expect((await ask('other@example.com')).status).toBe(200);
    },
  );

  test('accepts 100 requests from one address in 15 minutes', async () => {
    const from = { 'X-Forwarded-For': '203.0.113.1' };
    await ask('first@example.com', from);
    await change(sql`UPDATE rate_limits SET points = 100 WHERE key LIKE '%address%'`);
    expect((await ask(nora, from)).status).toBe(429);
    expect((await ask(nora, { 'X-Forwarded-For': '203.0.113.2' })).status).toBe(200);
  });
});

test('the link is on the login page, but not where single sign-on is needed', async () => {
  const pageAt = async (path: string) => (await server.request(path)).text();
  expect(await pageAt('/auth/login')).toContain('href="/auth/forgot-password"');
  expect(await pageAt('/profile/pinglogin')).not.toContain('forgot-password');
});

test('the link has the origin of the settings', async () => {
  const other = await testServer({ env: { PORTAL_ORIGIN: 'https://portal.example' } });
  const pages = resetsOn(other);
  await other.database.pool.query(
    `UPDATE users SET username = 'real@example.com' WHERE username = 'solo@northfield.example'`,
  );
  await pages.ask('real@example.com', { Host: 'evil.example' });
  const [mail] = await pages.mailTo('real@example.com');
  expect(mail?.body).toContain('https://portal.example/auth/reset-password?token=');
  await other.database.close();
});

const user = {
  username: 'nora@example.com',
  passwordHash: 'x',
  usesSso: false,
  isDemo: false,
  suspendedAt: null,
  endsOn: null,
  removedAt: null,
};
const today = '2026-11-18';
const at = new Date('2026-11-18T15:00:00Z');

describe('the answer to a request for a new password', () => {
  test.each([
    ['a user with access', {}, 'link'],
    ['a user on the last day of its access', { endsOn: today }, 'link'],
    ['a user after the last day of its access', { endsOn: '2026-11-17' }, 'nothing'],
    ['a suspended user', { suspendedAt: at }, 'nothing'],
    ['a removed user', { removedAt: at }, 'nothing'],
    ['a user who has not accepted the invitation', { passwordHash: null }, 'nothing'],
    ['a user of single sign-on', { usesSso: true }, 'single sign-on'],
    ['a suspended user of single sign-on', { usesSso: true, suspendedAt: at }, 'nothing'],
    ['an invited user of a demonstration', { isDemo: true }, 'link'],
    [
      'a demonstration account',
      { isDemo: true, username: 'agent@northfield.example' },
      'demonstration',
    ],
  ])('of %s', (_, changed, answer) => {
    expect(resetAnswerOf({ ...user, ...changed }, today, true)).toBe(answer);
  });

  test('of an unknown user, and of a demonstration account while these are off', () => {
    expect(resetAnswerOf(undefined, today, true)).toBe('nothing');
    expect(resetAnswerOf({ ...user, isDemo: true }, today, false)).toBe('nothing');
  });
});

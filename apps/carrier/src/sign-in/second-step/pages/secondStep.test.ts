import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { cookieOf, sessionOf, sharedServer } from '../../../testing.ts';
import { codeAt, later, secondStepOn } from '../testing.ts';

const key = Buffer.alloc(32, 7).toString('base64');
const server = await sharedServer({ env: { SECOND_STEP_KEY: key, TRUST_PROXY: '127.0.0.1' } });
const { addStaff, answer, begin, keyOn, open, setUp } = secondStepOn(server);

const now = new Date('2026-11-18T15:00:10Z');
const gwen = 'gwen.tash@northfield.example';
const password = 'four words in a row';

beforeEach(async () => {
  server.clock.now = now;
  await server.database.db.execute(sql`delete from rate_limits`);
  await server.database.db.execute(sql`delete from users where username = ${gwen}`);
  await addStaff(gwen, password);
});

const rowsOf = async (text: string) => (await server.database.pool.query(text)).rows;
const whoIs = async (response: Response) => {
  const info = await server.request('/auth/userinfo', { headers: { ...sessionOf(response) } });
  return info.json();
};

describe('home office that is no demonstration account', () => {
  test('gets no session for its password, and must set up a second step', async () => {
    const { response, Cookie } = await begin(gwen, password);
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/auth/second-step']);
    expect(cookieOf(response, '__Host-session')).toBe('');
    const [line] = response.headers.getSetCookie();
    expect(line).toMatch(/^__Host-second-step=.*HttpOnly; Secure; SameSite=Lax/);
    expect(await rowsOf('SELECT 1 FROM sessions')).toEqual([]);
    const text = await (await open(Cookie)).text();
    expect(text).toContain('Home office requires a second step');
    expect(text).toMatch(/inputmode="numeric"\s+autocomplete="one-time-code"/);
  });

  test('gets a session for the first code of its app, and sees ten recovery codes once', async () => {
    const { response, codes, secret } = await setUp(gwen, password);
    expect(response.status).toBe(200);
    expect(await whoIs(response)).toMatchObject({ isAuthenticated: true, username: gwen });
    expect(new Set(codes).size).toBe(10);
    expect(cookieOf(response, '__Host-second-step')).toBe('__Host-second-step=');
    const stored = JSON.stringify([
      await rowsOf('SELECT * FROM recovery_codes'),
      await rowsOf('SELECT * FROM authenticators'),
      await rowsOf('SELECT * FROM audit_entries'),
      await rowsOf('SELECT * FROM outbox'),
      server.logLines,
    ]);
    for (const text of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
      expect(stored).not.toContain(text);
  });

  test('keeps the scanned key when the page is opened again', async () => {
    const { Cookie } = await begin(gwen, password);
    expect(await keyOn(Cookie)).toBe(await keyOn(Cookie));
    const refused = await answer(Cookie, { code: '000000' });
    expect(refused.status).toBe(401);
    expect(await refused.text()).toContain(
      await keyOn(Cookie).then((secret) => secret.slice(0, 4)),
    );
  });

  test('gets an e-mail about it, and an entry in its audit log', async () => {
    await setUp(gwen, password);
    const [email] = await rowsOf(`SELECT * FROM outbox WHERE sent_to = '${gwen}'`);
    expect(email).toMatchObject({ subject: 'Your login security was changed' });
    const entries = await rowsOf(`SELECT action, detail FROM audit_entries e
      JOIN users u ON u.user_id = e.user_id WHERE username = '${gwen}' ORDER BY audit_entry_id`);
    expect(entries).toEqual([
      { action: 'password accepted', detail: null },
      { action: 'sign-in', detail: 'Authenticator app' },
      { action: 'authenticator app added', detail: null },
    ]);
  });
});

describe('a user with an app', () => {
  test('must enter a code, and then gets to the page it asked for', async () => {
    const { secret } = await setUp(gwen, password);
    server.clock.now = later(now, 60);
    const { Cookie } = await begin(gwen, password, '/claims?page=2#here');
    expect(await (await open(Cookie)).text()).toContain('Confirm that it is you');
    const response = await answer(Cookie, { code: codeAt(secret, later(now, 60)) });
    expect([response.status, response.headers.get('Location')]).toEqual([
      303,
      '/claims?page=2#here',
    ]);
    expect(await whoIs(response)).toMatchObject({ username: gwen });
  });

  test('can use each code once, including the one that set it up and earlier ones', async () => {
    const { secret } = await setUp(gwen, password);
    const { Cookie } = await begin(gwen, password);
    for (const seconds of [-30, 0]) {
      const refused = await answer(Cookie, { code: codeAt(secret, later(now, seconds)) });
      expect(refused.status).toBe(401);
      expect(await refused.text()).toContain('was already used');
    }
    const next = codeAt(secret, later(now, 30));
    expect((await answer(Cookie, { code: next })).status).toBe(303);
    const again = await begin(gwen, password);
    expect((await answer(again.Cookie, { code: next })).status).toBe(401);
  });

  test('gets one session for a code that is sent twice at the same time', async () => {
    const { secret } = await setUp(gwen, password);
    const waiting = await Promise.all([begin(gwen, password), begin(gwen, password)]);
    const code = codeAt(secret, later(now, 30));
    const answers = await Promise.all(waiting.map(({ Cookie }) => answer(Cookie, { code })));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['303', '401']);
  });

  test('can use each recovery code once, in any spelling, also when sent twice at the same time', async () => {
    const { codes } = await setUp(gwen, password);
    const [first = '', second = ''] = codes;
    const { Cookie } = await begin(gwen, password);
    const typed = ` ${first.toLowerCase().replaceAll('-', ' ')} `;
    const answered = await answer(Cookie, { recovery: typed });
    expect(await whoIs(answered)).toMatchObject({ username: gwen });
    const again = await begin(gwen, password);
    expect((await answer(again.Cookie, { recovery: first })).status).toBe(401);
    const two = await Promise.all([begin(gwen, password), begin(gwen, password)]);
    const answers = await Promise.all(two.map((one) => answer(one.Cookie, { recovery: second })));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['303', '401']);
  });

  test('uses one of three recovery codes that are sent for one sign-in at the same time', async () => {
    const { codes } = await setUp(gwen, password);
    const { Cookie } = await begin(gwen, password);
    const three = codes.slice(0, 3);
    const answers = await Promise.all(three.map((recovery) => answer(Cookie, { recovery })));
    const places = answers.map(
      ({ headers }) => String(headers.get('Location')).split('?')[0] ?? '',
    );
    expect(places.toSorted((a, b) => a.localeCompare(b))).toEqual([
      '/auth/login',
      '/auth/login',
      '/pending#here',
    ]);
    // The count of attempts of the others is undone after the right one has forgotten all.
    expect(await rowsOf('SELECT key FROM rate_limits WHERE points < 0')).toEqual([]);
    const used = await rowsOf('SELECT 1 FROM recovery_codes WHERE used_at IS NOT NULL');
    expect(used).toHaveLength(1);
  });

  test('cannot set up another app instead', async () => {
    const { Cookie } = await begin(gwen, password);
    const theirs = await keyOn(Cookie);
    await setUp(gwen, password);
    const refused = await answer(Cookie, { code: codeAt(theirs, now) });
    expect(refused.status).toBe(303);
    expect(refused.headers.get('Location')).toContain('/auth/login');
  });
});

describe('a sign-in that waits', () => {
  test('ends after ten minutes, and goes back to the password with the return address', async () => {
    const { Cookie } = await begin(gwen, password, '/claims?page=2');
    server.clock.now = later(now, 10 * 60);
    const back = await answer(Cookie, { code: '123456' });
    const { pathname, searchParams } = new URL(
      back.headers.get('Location') ?? '',
      'https://a.test',
    );
    expect([pathname, searchParams.get('returnurl')]).toEqual(['/auth/login', '/claims?page=2']);
    const login = await server.request(back.headers.get('Location') ?? '');
    expect(await login.text()).toContain('Logging in was not finished in time');
  });

  test('that has ended keeps its return address for a day, also when another one begins', async () => {
    const { Cookie } = await begin(gwen, password, '/claims?page=2');
    const locationAfter = async (seconds: number) => {
      server.clock.now = later(now, seconds);
      await begin(gwen, password);
      return (await answer(Cookie, { code: '123456' })).headers.get('Location') ?? '';
    };
    const day = 24 * 60 * 60;
    expect(decodeURIComponent(await locationAfter(day))).toContain('returnurl=/claims?page=2');
    expect(await locationAfter(day + 11 * 60)).not.toContain('claims');
  });

  test.each(['suspended_at = now()', 'removed_at = now()', "ends_on = '2026-11-17'"])(
    'starts no session for a user whose account ended after the password: %s',
    async (ended) => {
      const { secret } = await setUp(gwen, password);
      const { Cookie } = await begin(gwen, password);
      const before = await rowsOf('SELECT 1 FROM sessions');
      await rowsOf(`UPDATE users SET kind = 'sub-account', ${ended}, parent_user_id =
        (SELECT user_id FROM users WHERE username = 'agent@northfield.example')
        WHERE username = '${gwen}'`);
      const code = codeAt(secret, later(now, 30));
      for (const response of [await open(Cookie), await answer(Cookie, { code })])
        expect(response.headers.get('Location')).toMatch(/^\/auth\/login/);
      expect(await rowsOf('SELECT 1 FROM sessions')).toEqual(before);
    },
  );

  test('rejects the code of another sign-in', async () => {
    const { secret } = await setUp(gwen, password);
    const { Cookie } = await begin(gwen, password);
    await answer(Cookie, { code: codeAt(secret, later(now, 30)) });
    server.clock.now = later(now, 60);
    const second = await answer(Cookie, { code: codeAt(secret, later(now, 60)) });
    expect(second.headers.get('Location')).toMatch(/^\/auth\/login/);
  });

  test.each(['', '__Host-second-step=unknown'])(
    'does not exist with the cookie %j',
    async (Cookie) => {
      expect((await open(Cookie)).headers.get('Location')).toMatch(/^\/auth\/login/);
      expect((await answer(Cookie, { code: '123456' })).status).toBe(303);
    },
  );

  test('is not a session: no call accepts its cookie', async () => {
    const { Cookie } = await begin(gwen, password);
    const token = Cookie.split('=')[1] ?? '';
    const headers = { Cookie: `__Host-session=${token}` };
    const info = await server.request('/auth/userinfo', { headers });
    expect(await info.json()).toMatchObject({ isAuthenticated: false });
  });
});

test('the second step limits wrong codes of an account from all addresses together', async () => {
  const { secret } = await setUp(gwen, password);
  const { Cookie } = await begin(gwen, password);
  const guess = (code: string, address: string) =>
    server.request('/auth/second-step', {
      method: 'POST',
      headers: { Cookie, 'X-Forwarded-For': address },
      body: new URLSearchParams({ code }),
    });
  for (let at = 0; at < 10; at += 1)
    expect((await guess('000000', `203.0.113.${at}`)).status).toBe(401);
  const right = codeAt(secret, later(now, 30));
  const refused = await guess(right, '198.51.100.1');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(800);
  expect(await refused.text()).toContain('Too many codes. Try again in 15 minutes.');
  await addStaff('otto.tash@northfield.example', password);
  const other = await begin('otto.tash@northfield.example', password);
  expect((await answer(other.Cookie, { code: '000000' })).status).toBe(401);
});

test('a demonstration account signs in without a second step, home office too', async () => {
  for (const name of ['agent', 'office', 'sub.all']) expect(await server.signIn(name)).toBeTruthy();
});

test('the script of the page comes from the portal’s own origin', async () => {
  const script = await server.request('/auth/second-step/passkey.js');
  expect(script.headers.get('Content-Type')).toContain('text/javascript');
  expect(await script.text()).toContain('startAuthentication');
});

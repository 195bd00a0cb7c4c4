import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sql } from 'drizzle-orm';
import { type TestServer, testServer } from '../../testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { TRUST_PROXY: '127.0.0.1' } });
});
// The clock stands still: the window is not over before the attempts are, and is so long to the second.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await server.database.db.execute(sql`delete from rate_limits`);
});
afterAll(() => server.database.close());

const tryLogin = (name: string, password: string, address = '203.0.113.1') =>
  server.postLogin(
    { username: `${name}@northfield.example`, password },
    { 'X-Forwarded-For': address },
  );

describe('signing in', () => {
  test('is refused after ten failures of one account, from wherever', async () => {
    for (let at = 0; at < 10; at += 1) {
      expect((await tryLogin('agent', 'nope', `203.0.113.${at}`)).status).toBe(401);
    }
    const refused = await tryLogin('agent', 'northfield', '203.0.113.99');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe('900');
    expect(refused.headers.getSetCookie()).toEqual([]);
    expect(await refused.text()).toContain('Too many attempts to log in. Try again in 15 minutes.');
    expect((await tryLogin('solo', 'northfield')).status).toBe(303);
  });

  test('says one minute where that is all there is to wait', async () => {
    for (let at = 0; at < 10; at += 1) await tryLogin('agent', 'nope');
    const soon = Date.now() + 50_000;
    await server.database.db.execute(sql`update rate_limits set expire = ${soon}`);
    const refused = await tryLogin('agent', 'northfield');
    expect(await refused.text()).toContain('Try again in 1 minute.');
  });

  test('counts guesses made all at once', async () => {
    const guesses = Array.from({ length: 14 }, () => tryLogin('agent', 'nope'));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  });

  test('forgets the failures of an account that signs in', async () => {
    for (let at = 0; at < 9; at += 1) await tryLogin('agent', 'nope');
    expect((await tryLogin('agent', 'northfield')).status).toBe(303);
    for (let at = 0; at < 9; at += 1) await tryLogin('agent', 'nope');
    expect((await tryLogin('agent', 'northfield')).status).toBe(303);
  });

  test('is refused after a hundred failures from one address, for that address alone', async () => {
    await server.database.db.execute(sql`update rate_limits set points = 0`);
    await tryLogin('nobody', 'nope', '198.51.100.1');
    await server.database.db.execute(sql`update rate_limits set points = 100`);
    expect((await tryLogin('agent', 'northfield', '198.51.100.1')).status).toBe(429);
    expect((await tryLogin('agent', 'northfield', '198.51.100.2')).status).toBe(303);
  });

  test('is refused for all addresses of an IPv6 network together, however they are written', async () => {
    await server.database.db.execute(sql`update rate_limits set points = 0`);
    await tryLogin('nobody', 'nope', '2001:db8:0:1::1');
    await server.database.db.execute(sql`update rate_limits set points = 100`);
    for (const address of ['2001:db8:0:1:ffff::2', '[2001:DB8::1:0:0:0:3]:4711']) {
      expect((await tryLogin('agent', 'northfield', address)).status).toBe(429);
    }
    expect((await tryLogin('agent', 'northfield', '2001:db8:0:2::1')).status).toBe(303);
  });

  test('counts an address once, whatever port it comes from', async () => {
    await server.database.db.execute(sql`update rate_limits set points = 0`);
    await tryLogin('nobody', 'nope', '198.51.100.7:1024');
    await server.database.db.execute(sql`update rate_limits set points = 100`);
    for (const address of ['198.51.100.7:1025', '198.51.100.7', '::ffff:198.51.100.7']) {
      expect((await tryLogin('agent', 'northfield', address)).status).toBe(429);
    }
  });
});

test('where attempts cannot be counted nobody is told to wait for them', async () => {
  await server.database.db.execute(sql`alter table rate_limits rename to rate_limits_gone`);
  try {
    expect((await tryLogin('agent', 'northfield')).status).toBe(500);
  } finally {
    await server.database.db.execute(sql`alter table rate_limits_gone rename to rate_limits`);
  }
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sql } from 'drizzle-orm';
import { cookieOf, sharedServer } from '../../testing.ts';
import { hashPassword } from '../password/password.ts';
import { createLoginAttempts } from './loginAttempts.ts';
import { countFailure } from './queries.ts';

const server = await sharedServer({ env: { TRUST_PROXY: '127.0.0.1' } });
// The clock moves only when a test moves it, so waits are exact.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await server.database.db.execute(sql`delete from rate_limits`);
});

const tryLogin = (name: string, password: string, address = '203.0.113.1', Cookie = '') =>
  server.postLogin(
    { username: `${name}@northfield.example`, password },
    { 'X-Forwarded-For': address, Cookie },
  );

const passTime = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

/** Wrong passwords in a row, each from another address. */
async function failTimes(times: number, device = '', name = 'agent'): Promise<void> {
  for (let at = 0; at < times; at += 1)
    expect((await tryLogin(name, 'nope', `203.0.113.${at}`, device)).status).toBe(401);
}

/** The cookie of a device on which an account signed in. */
const deviceOf = async (name: string) =>
  cookieOf(await tryLogin(name, 'northfield'), '__Host-device');

describe('signing in', () => {
  test('waits longer after each failure from the tenth on, from any address', async () => {
    await failTimes(10);
    for (const seconds of [1, 2, 4, 8]) {
      const refused = await tryLogin('agent', 'northfield', '203.0.113.99');
      expect(refused.status).toBe(429);
      expect(refused.headers.get('Retry-After')).toBe(String(seconds));
      expect(refused.headers.getSetCookie()).toEqual([]);
      const wait = `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
      expect(await refused.text()).toContain(`Too many attempts to log in. Try again in ${wait}.`);
      passTime(seconds * 1_000 - 1);
      expect((await tryLogin('agent', 'nope')).status).toBe(429);
      passTime(1);
      expect((await tryLogin('agent', 'nope')).status).toBe(401);
    }
    expect((await tryLogin('solo', 'northfield')).status).toBe(303);
  });

  test('never waits longer than five minutes, and forgets failures after a day', async () => {
    await failTimes(1);
    await server.database.db.execute(
      sql`update rate_limits set points = 1000 where key like 'login:%'`,
    );
    const refused = await tryLogin('agent', 'northfield');
    expect(refused.headers.get('Retry-After')).toBe('300');
    expect(await refused.text()).toContain('Try again in 5 minutes.');
    passTime(5 * 60_000);
    expect((await tryLogin('agent', 'nope')).status).toBe(401);
    expect((await tryLogin('agent', 'nope')).status).toBe(429);
    passTime(24 * 60 * 60_000);
    await failTimes(9);
    expect((await tryLogin('agent', 'northfield')).status).toBe(303);
  });

  test('does not extend the wait for attempts during the wait', async () => {
    await failTimes(10);
    for (let at = 0; at < 5; at += 1) expect((await tryLogin('agent', 'nope')).status).toBe(429);
    passTime(1_000);
    expect((await tryLogin('agent', 'northfield')).status).toBe(303);
  });

  test('counts guesses made all at once', async () => {
    const guesses = Array.from({ length: 14 }, () => tryLogin('agent', 'nope'));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  });

  test('forgets the failures of an account that signs in', async () => {
    await failTimes(9);
    expect((await tryLogin('agent', 'northfield')).status).toBe(303);
    await failTimes(9);
    expect((await tryLogin('agent', 'northfield')).status).toBe(303);
  });

  test('counts guesses of processes whose clocks differ', async () => {
    const growth = { waits: [0, 0, 1_000], forgetAfter: 60_000 };
    const { pool } = server.database;
    for (const now of [5_000, 4_000]) expect(await countFailure(pool, 'a', now, growth)).toBe(0);
    expect(await countFailure(pool, 'a', 4_500, growth)).toBe(0);
    expect(await countFailure(pool, 'a', 4_500, growth)).toBe(1_000);
    expect(await countFailure(pool, 'a', 5_999, growth)).toBe(1);
    expect(await countFailure(pool, 'a', 6_000, growth)).toBe(0);
  });

  test('accepts the owner on a device that signed in before, while strangers guess', async () => {
    const device = await deviceOf('agent');
    await failTimes(10);
    await server.database.db.execute(
      sql`update rate_limits set points = 100 where key not like 'login%'`,
    );
    expect((await tryLogin('agent', 'northfield')).status).toBe(429);
    expect((await tryLogin('agent', 'nope', '203.0.113.1', device)).status).toBe(401);
    const again = await tryLogin('agent', 'northfield', '203.0.113.1', device);
    expect(again.status).toBe(303);
    expect((await tryLogin('agent', 'northfield')).status).toBe(429);
    expect(cookieOf(again, '__Host-device')).toBe(device);
  });

  test('counts the guesses of a device that signed in before too', async () => {
    const device = await deviceOf('agent');
    await failTimes(10, device);
    expect((await tryLogin('agent', 'northfield', '203.0.113.1', device)).status).toBe(429);
    expect((await tryLogin('agent', 'northfield')).status).toBe(303);
  });

  test('knows a device only for the accounts that signed in on it', async () => {
    const device = await deviceOf('solo');
    await failTimes(10);
    const forged = device.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A'));
    for (const cookie of [device, forged, '__Host-device=', '__Host-device=x.y'])
      expect((await tryLogin('agent', 'northfield', '203.0.113.1', cookie)).status).toBe(429);
    passTime(1_000);
    const both = await tryLogin('agent', 'northfield', '203.0.113.1', device);
    const shared = cookieOf(both, '__Host-device');
    for (const name of ['agent', 'solo']) {
      await failTimes(10, '', name);
      expect((await tryLogin(name, 'northfield', '203.0.113.1', shared)).status).toBe(303);
    }
  });

  test('no longer knows a device after the password was changed', async () => {
    const device = await deviceOf('agent');
    const hashOf = async () => {
      const { rows } = await server.database.pool.query<{ password_hash: string }>(
        "select password_hash from users where username = 'agent@northfield.example'",
      );
      return rows[0]?.password_hash ?? '';
    };
    const setHash = (hash: string) =>
      server.database.pool.query(
        "update users set password_hash = $1 where username = 'agent@northfield.example'",
        [hash],
      );
    const former = await hashOf();
    await setHash(await hashPassword('northfield'));
    try {
      await failTimes(10);
      expect((await tryLogin('agent', 'northfield', '203.0.113.1', device)).status).toBe(429);
    } finally {
      await setHash(former);
    }
  });

  test.each([
    [
      'an address, with any port',
      '198.51.100.7:1024',
      ['198.51.100.7:1025', '198.51.100.7', '::ffff:198.51.100.7'],
      '198.51.100.8',
    ],
    [
      'a network of IPv6, in any notation',
      '2001:db8:0:1::1',
      ['2001:db8:0:1:ffff::2', '[2001:DB8::1:0:0:0:3]:4711'],
      '2001:db8:0:2::1',
    ],
  ])('is rejected after a hundred failures from %s, only there', async (_, from, same, other) => {
    await server.database.db.execute(sql`update rate_limits set points = 0`);
    await tryLogin('nobody', 'nope', from);
    await server.database.db.execute(sql`update rate_limits set points = 100`);
    for (const address of same) {
      const refused = await tryLogin('agent', 'northfield', address);
      expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '900']);
    }
    expect((await tryLogin('agent', 'northfield', other)).status).toBe(303);
  });
});

describe('an attempt without a verdict', () => {
  const attempt = {
    username: 'agent@northfield.example',
    address: '198.51.100.1',
    device: undefined,
  };
  const lost = () => Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  const loseIt = () => Promise.reject(lost());
  const log = { error: vi.fn<(...line: unknown[]) => void>() };
  afterEach(() => log.error.mockClear());
  const failuresOf = async () => {
    const { rows } = await server.database.pool.query<{ points: number }>(
      'select points from rate_limits order by points',
    );
    return rows.map(({ points }) => points);
  };

  test('counts neither for its account nor for its address, and causes no wait', async () => {
    await failTimes(10);
    passTime(1_000);
    const attempts = createLoginAttempts(server.database.pool, log);
    for (let at = 0; at < 20; at += 1)
      await expect(attempts.judge(attempt, loseIt)).rejects.toThrow('RESET');
    await vi.waitFor(async () => {
      expect(await failuresOf()).toEqual([0, ...Array.from({ length: 10 }, () => 1), 10]);
    });
    expect((await tryLogin('agent', 'northfield')).status).toBe(303);
  });

  test('is taken back before the next one when the database was unavailable', async () => {
    const { pool } = server.database;
    const attempts = createLoginAttempts(pool, log);
    const query = vi.spyOn(pool, 'query');
    const lose = async () => {
      query.mockImplementation(() => loseIt() as never);
      return loseIt();
    };
    await expect(attempts.judge(attempt, lose)).rejects.toThrow('RESET');
    await vi.waitFor(() => expect(query).toHaveBeenCalledTimes(3));
    query.mockRestore();
    expect(log.error).not.toHaveBeenCalled();
    expect(await failuresOf()).toEqual([1, 1]);
    // With a verdict, the attempt is not undone after the test.
    await attempts.judge(attempt, async (decide) => {
      decide('wrong');
      expect(await failuresOf()).toEqual([1, 1]);
    });
  });

  test('is logged and not retried when the database rejects the statement', async () => {
    const { pool } = server.database;
    const attempts = createLoginAttempts(pool, log);
    const refused = Object.assign(new Error(attempt.username), { code: '42501' });
    const query = vi.spyOn(pool, 'query');
    const lose = async () => {
      query.mockImplementation(() => Promise.reject(refused) as never);
      return loseIt();
    };
    await expect(attempts.judge(attempt, lose)).rejects.toThrow('RESET');
    // One for the address, one for the account.
    await vi.waitFor(() => expect(log.error).toHaveBeenCalledTimes(2));
    query.mockRestore();
    const facts = { error: expect.objectContaining({ type: 'Error', code: '42501' }) };
    expect(log.error).toHaveBeenCalledWith(facts, 'A count of attempts was not taken back');
    expect(JSON.stringify(log.error.mock.calls)).not.toContain(attempt.username);
    await attempts.judge(attempt, async (decide) => decide('wrong'));
    expect(await failuresOf()).toEqual([2, 2]);
  });

  test('counts once it is found wrong, and is forgiven once it is found right', async () => {
    const attempts = createLoginAttempts(server.database.pool, log);
    const asWrong = attempts.judge(attempt, async (decide) => {
      decide('wrong');
      throw lost();
    });
    await expect(asWrong).rejects.toThrow('RESET');
    expect(await failuresOf()).toEqual([1, 1]);
    await attempts.judge(attempt, async (decide) => decide('right'));
    expect(await failuresOf()).toEqual([1]);
  });

  test('counts for its address while its account has to wait', async () => {
    const attempts = createLoginAttempts(server.database.pool, log);
    await failTimes(10);
    const before = await failuresOf();
    await expect(attempts.judge(attempt, loseIt)).rejects.toMatchObject({ status: 429 });
    expect(await failuresOf()).toEqual([1, ...before]);
  });
});

test('the login shows no wait when attempts cannot be counted', async () => {
  await server.database.db.execute(sql`alter table rate_limits rename to rate_limits_gone`);
  try {
    expect((await tryLogin('agent', 'northfield')).status).toBe(500);
  } finally {
    await server.database.db.execute(sql`alter table rate_limits_gone rename to rate_limits`);
  }
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../testing.ts';
import { findUser, insertSession } from '../../session/queries.ts';
import { sessions } from '../../session/tables.ts';
import { hashToken, newToken } from '../../session/tokens.ts';

const started = new Date('2026-11-18T15:00:00Z');

let demo: TestServer;
let live: TestServer;
beforeAll(async () => {
  demo = await testServer();
  live = await testServer({ env: { CARRIER_DEMO: '0' } });
});
beforeEach(() => {
  demo.clock.now = started;
});
afterAll(async () => {
  await demo.database.close();
  await live.database.close();
});

/** The cookie of a demonstration account's session in the database. */
async function sessionIn({ database: { db } }: TestServer) {
  const user = await findUser(db, 'agent@northfield.example');
  if (!user) throw new Error('The demonstration account is not there.');
  const token = newToken();
  const tokenHash = hashToken(token);
  await insertSession(db, {
    tokenHash,
    userId: user.userId,
    audience: 'normal',
    createdAt: started,
    lastSeenAt: started,
    expiresAt: new Date(started.getTime() + 15 * 60_000),
  });
  const lastSeen = async () => {
    const [row] = await db.select().from(sessions).where(eq(sessions.tokenHash, tokenHash));
    return row?.lastSeenAt;
  };
  const isSignedIn = async (server: TestServer) => {
    const headers = { Cookie: `__Host-session=${token}` };
    const response = await server.request('/auth/userinfo', { headers });
    return ((await response.json()) as { isAuthenticated: boolean }).isAuthenticated;
  };
  return { isSignedIn, lastSeen };
}

describe('a session of a demonstration account', () => {
  test('is valid when demonstration accounts are on', async () => {
    const { isSignedIn } = await sessionIn(demo);
    expect(await isSignedIn(demo)).toBe(true);
  });

  test('is a visitor’s when they are off, even if the session is in the database', async () => {
    const { isSignedIn } = await sessionIn(live);
    expect(await isSignedIn(live)).toBe(false);
  });
});

test('a session’s use is not saved again within a minute', async () => {
  const { isSignedIn, lastSeen } = await sessionIn(demo);
  demo.clock.now = new Date(started.getTime() + 59_000);
  expect(await isSignedIn(demo)).toBe(true);
  expect(await lastSeen()).toEqual(started);
  demo.clock.now = new Date(started.getTime() + 60_000);
  expect(await isSignedIn(demo)).toBe(true);
  expect(await lastSeen()).toEqual(demo.clock.now);
});

import { endOtherSessions } from '@agent-portal/data/activity/contract';
import { saveDisplay } from '@agent-portal/data/display/contract';
import { readDisplay } from '@agent-portal/data/display/display';
import { changePassword } from '@agent-portal/data/password/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { homeOffice } from '../../impersonation/testing.ts';
import { limits } from '../../limits.ts';
import { type SignedIn, type TestServer, testServer } from '../../testing.ts';

const { perMinute } = limits.changes;
let server: TestServer;
let agent: SignedIn;
beforeAll(async () => {
  server = await testServer();
  agent = await server.signIn('agent');
});
afterAll(() => server.database.close());
beforeEach(() => server.database.pool.query('DELETE FROM rate_limits'));

const settings = readDisplay(null);
const change = (body: object = settings, session = agent) =>
  homeOffice(server).post(saveDisplay.path, session, body);

test('a user makes as many changes in a minute, in parallel too, and then waits', async () => {
  const answers = await Promise.all(Array.from({ length: perMinute + 5 }, () => change()));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(perMinute);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(5);
  for (const answer of refused) {
    const seconds = Number(answer.headers.get('Retry-After'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    const { detail } = (await answer.json()) as { detail: string };
    expect(detail).toMatch(/^Too many changes\. Try again in \d+ seconds?\.$/);
  }
  const read = await server.request(saveDisplay.path, { headers: { ...agent } });
  expect(read.status).toBe(200);
  expect((await change(settings, await server.signIn('solo'))).status).toBe(200);
});

test('an invalid change does not count', async () => {
  for (let at = 0; at <= perMinute; at += 1)
    expect((await change({ theme: 'pink' })).status).toBe(400);
  expect((await change()).status).toBe(200);
});

test('an owner ends other sessions and changes the password although the limit is used up', async () => {
  await Promise.all(Array.from({ length: perMinute }, () => change()));
  expect((await change()).status).toBe(429);
  const owner = await server.signIn('agent');
  const ended = await server.request(endOtherSessions.path, {
    method: 'DELETE',
    headers: { ...owner },
  });
  expect(ended.status).toBe(200);
  const changed = await homeOffice(server).post(changePassword.path, owner, {
    currentPassword: 'wrong',
    newPassword: 'a new password of the owner',
  });
  // A demonstration account keeps its password.
  expect(changed.status).not.toBe(429);
  agent = await server.signIn('agent');
});

import { groupSizes, type Today } from '@agent-portal/data/work/today/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SignedIn, type TestServer, testServer } from '../../testing.ts';
import { groupOfToday } from './testing.ts';

let server: TestServer;
let agent: SignedIn;
beforeAll(async () => {
  server = await testServer();
  agent = await server.signIn('agent');
  // As many open follow-ups as a user may have, all of them due, on one policy of the book.
  await server.database.db.execute(sql`
    WITH own AS (SELECT policy_number, user_id, producer_id
      FROM policies JOIN agents USING (agent_id) JOIN users USING (agent_id)
      WHERE username = 'agent@northfield.example' ORDER BY policy_number LIMIT 1),
    asked AS (INSERT INTO requirements (row_id, requirement_id, policy_number, requirement,
        requested_on, due_on, owed_by, changed_at)
      SELECT 100000 + n, 'MANY' || n, policy_number, 'Attending physician statement',
        '2026-08-01', '2026-08-10', 'Agent', now()
      FROM own, generate_series(1, 1000) n RETURNING policy_number, requirement_id, requirement),
    former AS (DELETE FROM follow_ups)
    INSERT INTO follow_ups (user_id, producer_id, subject, item_key, policy_number, who, what, follow_up_on, note,
      version, saved_at)
    SELECT user_id, producer_id, 'requirement', requirement_id, policy_number, '', requirement,
      date '2026-11-18' - substr(requirement_id, 5)::int % 90, '', 1, now() - interval '1 day'
    FROM own JOIN asked USING (policy_number)`);
});
afterAll(() => server.database.close());

const address = '/API/Business/Today';
const whole = () => groupOfToday(server, agent, 'followUps');

it('counts 1,000 open items, and answers the oldest hundred of them', async () => {
  const { total, items } = await whole();
  expect(total).toBe(1_000);
  expect(new Set(items.map(({ key }) => key)).size).toBe(groupSizes.all);
  const late = items.map(({ daysLate }) => daysLate);
  expect(late).toEqual(late.toSorted((a, b) => b - a));
  expect(late.at(-1)).toBeGreaterThan(75);
});

it('answers the queue with the first of them and their total', async () => {
  const { groups } = await server.read<Today>(address, agent);
  const group = groups.find(({ kind }) => kind === 'followUps');
  expect(group?.total).toBe(1_000);
  expect(group?.items).toEqual((await whole()).items.slice(0, groupSizes.first));
});

it('takes one of them out when it is moved to a later day', async () => {
  const last = (await whole()).items.at(-1);
  const { subject, key, version } = last?.followUp ?? {};
  const moved = { subject, key, followUpDate: '2026-11-25', note: '', version };
  const answer = await server.post('/API/UserData/FollowUps', agent, moved);
  expect(answer.status).toBe(200);
  const after = await whole();
  expect(after.total).toBe(999);
  expect(after.items.map((one) => one.key)).not.toContain(last?.key);
});

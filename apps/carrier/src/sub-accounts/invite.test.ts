import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { detailOf, sharedServer } from '../testing.ts';
import { handOverEnded } from './handOver.ts';
import { nora, subAccountsOn } from './testing.ts';

const colleague = 'sub.all@northfield.example';
const lastDay = { roles: ['PendingActiveTerminated'], endsOn: '2026-11-30' };

const server = await sharedServer();
const accounts = subAccountsOn(server);
const agent = await server.signIn('agent');

test('no user without access to the items of the agent can be chosen with an invitation', async () => {
  await accounts.change(sql`UPDATE users SET roles = '{PendingActiveTerminated}'
    WHERE username IN ('hannah.ortiz@example.com', 'mara.feld@example.com')`);
  for (const takesOver of [
    nora,
    'sub.production@northfield.example',
    // Suspended, invited, and of another agent.
    'hannah.ortiz@example.com',
    'mara.feld@example.com',
    'solo@northfield.example',
  ]) {
    const answer = await accounts.invite(agent, { ...lastDay, takesOver });
    expect([takesOver, answer.status]).toEqual([takesOver, 400]);
    expect(await detailOf(answer)).toContain('takesOver must be the agent');
  }
  expect(await accounts.find(agent)).toBeUndefined();
});

test('the user who was chosen with an invitation takes the items after the last day', async () => {
  const answer = await accounts.invite(agent, { ...lastDay, takesOver: colleague });
  expect(answer.status).toBe(200);
  expect(await accounts.find(agent)).toMatchObject({ state: 'Invited', takesOver: colleague });
  await accounts.accept();
  expect(await accounts.find(agent)).toMatchObject({ state: 'Active', takesOver: colleague });
  await accounts.change(sql`INSERT INTO follow_ups (user_id, producer_id, subject, item_key, who, what, follow_up_on,
      note, version, saved_at)
    SELECT user_id, producer_id, 'policy', 'item', 'Who', 'What', '2026-11-20', '', 1, now()
    FROM users, producers WHERE username = ${nora}
      AND producer_id = (SELECT producer_id FROM agents WHERE agent_id = '4471902')`);
  const log = { error: vi.fn<() => void>() };
  const { db } = server.database;
  await handOverEnded({ db, today: '2026-12-01', now: () => server.clock.now, log });
  expect(log.error).not.toHaveBeenCalled();
  const { rows } = await server.database.pool.query(
    `SELECT username FROM follow_ups JOIN users USING (user_id) WHERE deleted_at IS NULL AND item_key = 'item'`,
  );
  expect(rows).toEqual([{ username: colleague }]);
});

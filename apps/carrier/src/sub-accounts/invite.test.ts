import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { sharedServer } from '../testing.ts';
import { handOverEnded } from './handOver.ts';
import { nora, subAccountsOn } from './testing.ts';

const colleague = 'sub.all@northfield.example';
const lastDay = { roles: ['PendingActiveTerminated'], endsOn: '2026-11-30' };

const server = await sharedServer();
const accounts = subAccountsOn(server);
const agent = await server.signIn('agent');

test.each([
  ['the invited user itself', nora],
  ['a user without a role for items', 'sub.production@northfield.example'],
  ['a suspended user', 'hannah.ortiz@example.com'],
  ['a user who has not accepted an invitation', 'mara.feld@example.com'],
  ['a user of no or another agent', 'solo@northfield.example'],
])(
  '%s cannot take the open items of an invited user after its last day',
  async (_who, successor) => {
    await accounts.change(sql`UPDATE users SET roles = '{PendingActiveTerminated}'
    WHERE username IN ('hannah.ortiz@example.com', 'mara.feld@example.com')`);
    const answer = await accounts.invite(agent, { ...lastDay, takesOver: successor });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      detail: expect.stringContaining('takesOver must be the agent') as string,
    });
    expect(await accounts.find(agent)).toBeUndefined();
  },
);

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

import type { ActivityEntry } from '@agent-portal/data/activity/contract';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { sharedServer } from '../testing.ts';

const server = await sharedServer();

it('the activity shows only the policy of an action, because users without that area read it too', async () => {
  await server.database.db.execute(sql`
    INSERT INTO audit_entries (at, action, user_id, agent_id, request_id, detail)
    SELECT now(), 'action taken', user_id, '4471902', 'r', 'NL0016B8835, Provided information: Exam'
    FROM users WHERE username = 'agent@northfield.example'`);
  const agent = await server.signIn('agent');
  const { entries } = await server.read<{ entries: readonly ActivityEntry[] }>(
    '/API/UserData/Activity',
    agent,
  );
  expect(entries.find(({ kind }) => kind === 'Change')?.about).toBe('NL0016B8835');
});

import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sharedServer, type TestCaller } from '../../testing.ts';

const policyNumber = 'NL0018O0142';
const asked = { policyNumber, action: 'RequestContact', note: 'Please call.' };

const server = await sharedServer();

const post = (who: TestCaller, body: object = asked) =>
  server.post('/API/send/takeAction', who, body);

interface Entry extends Record<string, unknown> {
  readonly action: string;
  readonly username: string;
  readonly agentId: string | null;
}

/** The entries of the audit log about actions since the last call. */
let last = 0;
async function audited(): Promise<Entry[]> {
  const { rows } = await server.database.db.execute<Entry & { readonly id: number }>(sql`
    SELECT audit_entry_id::int AS id, action, username, audit_entries.agent_id AS "agentId"
    FROM audit_entries LEFT JOIN users USING (user_id)
    WHERE audit_entry_id > ${last} AND action LIKE 'action %' ORDER BY audit_entry_id`);
  last = rows.at(-1)?.id ?? last;
  return rows.map(({ action, username, agentId }) => ({ action, username, agentId }));
}

const dana = { username: 'agent@northfield.example', agentId: '4471902' };

describe('the audit log', () => {
  it('has an action once, even when it is sent again', async () => {
    const agent = 'agent';
    const body = { ...asked, idempotencyKey: crypto.randomUUID() };
    await Promise.all([post(agent, body), post(agent, body), post(agent, body)]);
    expect(await audited()).toEqual([{ action: 'action taken', ...dana }]);
  });

  it('identifies the action, and the call in the server log', async () => {
    const { rows } = await server.database.db.execute<{ n: string; detail: string; r: string }>(sql`
      SELECT policy_number AS n, detail, request_id AS r FROM audit_entries
      JOIN action_items ON audit_entries.user_id = action_items.user_id AND at = taken_at
      WHERE audit_entries.action = 'action taken'`);
    expect(rows).toMatchObject([
      { n: policyNumber, detail: expect.stringContaining(`${policyNumber}, `) },
    ]);
    expect(server.logLines.some((line) => line.includes(String(rows[0]?.r)))).toBe(true);
  });

  it('says who acted, and for which agent', async () => {
    expect((await post('sub.all')).status).toBe(200);
    const username = 'sub.all@northfield.example';
    expect(await audited()).toEqual([{ action: 'action taken', ...dana, username }]);
  });

  it('has attempts on a policy of another book', async () => {
    expect((await post('solo')).status).toBe(404);
    expect(await audited()).toMatchObject([
      { action: 'action refused', username: 'solo@northfield.example' },
    ]);
  });

  it('has attempts of a sub-account without the role, and calls without the token', async () => {
    expect((await post('sub.listbill')).status).toBe(403);
    const { Cookie } = await server.signIn('agent');
    expect((await post({ Cookie })).status).toBe(403);
    expect(await audited()).toMatchObject([
      { action: 'action refused', username: 'sub.listbill@northfield.example' },
      { action: 'action refused', ...dana },
    ]);
  });

  it('has no entry for an invalid action', async () => {
    const agent = 'agent';
    expect((await post(agent, { ...asked, note: ' ' })).status).toBe(400);
    expect((await post(agent, { ...asked, requirementId: 'none' })).status).toBe(400);
    expect(await audited()).toEqual([]);
  });
});

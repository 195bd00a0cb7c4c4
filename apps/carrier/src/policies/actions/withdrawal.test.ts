import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { type SignedIn, sharedServer } from '../../testing.ts';

const policyNumber = 'NL0018O0142';

const server = await sharedServer();
const dana = await server.signIn('agent');
const priya = await server.signIn('sub.all');
beforeEach(() => server.database.db.execute(sql`DELETE FROM action_items`));

/** Withdraws the application, by default as another submission than any before. */
async function withdraw(who: SignedIn, idempotencyKey = randomUUID(), more: object = {}) {
  const asked = { policyNumber, action: 'WithdrawApplication', note: 'Changed their mind.' };
  const response = await server.post('/API/send/takeAction', who, {
    ...asked,
    idempotencyKey,
    ...more,
  });
  const body = (await response.json()) as { actionItemId?: string; detail?: string };
  return { status: response.status, ...body };
}

async function written() {
  const { rows } = await server.database.db.execute<{ items: number; audited: number }>(sql`
    SELECT (SELECT count(*)::int FROM action_items WHERE action = 'WithdrawApplication') AS items,
      (SELECT count(*)::int FROM audit_entries WHERE action = 'action taken') AS audited`);
  return rows[0];
}

describe('an application', () => {
  it('is withdrawn once, and a second attempt says by whom and when', async () => {
    const before = await written();
    expect((await withdraw(dana)).status).toBe(200);
    const detail =
      'The application of NL0018O0142 was withdrawn already, by Dana Whitfield on 11/18/2026.';
    expect(await withdraw(dana)).toMatchObject({ status: 409, detail });
    expect(await withdraw(priya)).toMatchObject({ status: 409, detail });
    expect(await written()).toEqual({ items: 1, audited: (before?.audited ?? 0) + 1 });
  });

  it('is withdrawn once by parallel calls', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, number) => withdraw(number % 2 ? dana : priya)),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array.from({ length: 11 }, () => 409)]);
    expect((await written())?.items).toBe(1);
  });

  it('hands every open requirement to the carrier, also when it names one', async () => {
    const { db } = server.database;
    const { rows } = await db.execute<{ policyNumber: string; requirementId: string }>(sql`
      UPDATE requirements SET owed_by = 'Agent', met_on = NULL WHERE policy_number = (
        SELECT policy_number FROM requirements JOIN policies USING (policy_number)
        WHERE agent_id = '4471902' AND status = 'Pending'
        GROUP BY 1 HAVING count(*) > 1 ORDER BY 1 LIMIT 1)
      RETURNING policy_number AS "policyNumber", requirement_id AS "requirementId"`);
    expect((await withdraw(dana, randomUUID(), rows[0])).status).toBe(200);
    const { rows: left } = await db.execute(sql`SELECT FROM requirements
      WHERE policy_number = ${rows[1]?.policyNumber} AND owed_by = 'Agent'`);
    expect(left).toEqual([]);
  });

  it('gives the same answer to a repeated submission, at once and later', async () => {
    const key = randomUUID();
    const answers = await Promise.all([withdraw(dana, key), withdraw(dana, key)]);
    answers.push(await withdraw(dana, key));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ actionItemId }) => actionItemId)).size).toBe(1);
  });

  it('that was withdrawn twice before that was prevented stays as it is', async () => {
    await withdraw(dana);
    await server.database.db.execute(sql`
      INSERT INTO action_items SELECT gen_random_uuid(), gen_random_uuid(), user_id, agent_id,
        policy_number, requirement_id, action, note, contact_email, taken_at + interval '1 day'
      FROM action_items`);
    expect(await withdraw(priya)).toMatchObject({
      status: 409,
      detail: expect.stringContaining('by Dana Whitfield on 11/18/2026'),
    });
    expect((await written())?.items).toBe(2);
  });
});

import type { FollowUp } from '@agent-portal/data/follow-ups/contract';
import type { getRecovered, PolicyLapse } from '@agent-portal/data/lapse/contract';
import type { OutputOf } from '@agent-portal/data/endpoint';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dana, homeOffice } from '../../impersonation/testing.ts';
import { type SignedIn, type TestServer, testServer } from '../../testing.ts';

let server: TestServer;
let agent: SignedIn;
let office: ReturnType<typeof homeOffice>;
let late: string;
beforeAll(async () => {
  server = await testServer();
  agent = await server.signIn('agent');
  office = homeOffice(server);
  late = await policyOf(`paid_to_date BETWEEN '2026-11-01' AND '2026-11-10'
    AND NOT EXISTS (SELECT FROM lapse_calls c WHERE c.policy_number = policies.policy_number)`);
});
afterAll(() => server.database.close());

/** The first active policy of the agent that meets a condition. */
async function policyOf(condition: string): Promise<string> {
  const { rows } = await server.database.pool.query<{ number: string }>(
    `SELECT policy_number AS number FROM policies
      WHERE agent_id = '${dana}' AND status = 'Active' AND ${condition} ORDER BY 1 LIMIT 1`,
  );
  return rows[0]!.number;
}

const look = (session: SignedIn, of = late) =>
  office.read<PolicyLapse>(`/API/PolicyInfo/${of}/Lapse`, session);
const record = (session: SignedIn, call: object) =>
  office.post('/API/PolicyInfo/LapseCalls', session, {
    policyNumber: late,
    outcome: 'LeftMessage',
    willPayOn: null,
    nextAttemptOn: null,
    version: 0,
    ...call,
  });
/** The follow-ups of a user on the policy. */
const planned = async (session: SignedIn) => {
  const path = `/API/UserData/FollowUps/${late}`;
  const { followUps } = await office.read<{ followUps: readonly FollowUp[] }>(path, session);
  return followUps.map(({ subject, key, followUpDate }) => [subject, key, followUpDate]);
};
const detailOf = async (answer: Response) => ((await answer.json()) as { detail: string }).detail;

describe('a policy past due', () => {
  test('counts down to its lapse, with what is due and who to call', async () => {
    await server.database.db.execute(sql`UPDATE parties SET phone = '4065550123'
      WHERE policy_number = ${late} AND position = 1`);
    const { rows } = await server.database.db.execute<{ paidTo: string; premium: string }>(
      sql`SELECT paid_to_date::text AS "paidTo", modal_premium::text AS premium FROM policies
        WHERE policy_number = ${late}`,
    );
    const lapse = await look(agent);
    const days = Math.round((Date.parse('2026-11-18') - Date.parse(rows[0]!.paidTo)) / 86_400_000);
    expect(lapse).toMatchObject({
      daysLate: days,
      daysLeft: 31 - days,
      amountDue: rows[0]!.premium,
      phone: '4065550123',
      version: 0,
      calls: [],
    });
    expect(lapse.atRisk).toMatch(/^\d+\.\d\d$/);
  });

  test('keeps each call with who made it, the latest first', async () => {
    expect((await record(agent, { nextAttemptOn: '2026-11-20' })).status).toBe(200);
    const delegate = await server.signIn('sub.all');
    const call = { outcome: 'WillPay', willPayOn: '2026-11-24', version: 1 };
    expect((await record(delegate, call)).status).toBe(200);
    const { calls, version } = await look(agent);
    expect(version).toBe(2);
    expect(calls).toMatchObject([
      { outcome: 'WillPay', willPayOn: '2026-11-24', nextAttemptOn: null },
      { outcome: 'LeftMessage', nextAttemptOn: '2026-11-20', calledBy: 'Dana Whitfield' },
    ]);
    expect(calls[0]?.calledBy).not.toBe('Dana Whitfield');
    // What follows is a follow-up of the user who called: the next attempt, or the promised day.
    expect(await planned(agent)).toEqual([['policy', late, '2026-11-20']]);
    expect(await planned(delegate)).toEqual([['policy', late, '2026-11-24']]);
  });

  test('rejects a call of a user who did not see the last one', async () => {
    const answer = await record(agent, { version: 1 });
    expect(answer.status).toBe(409);
    expect(await detailOf(answer)).toBe(
      'Another call about this policy was recorded while you were typing.',
    );
    const both = await Promise.all([
      record(agent, { version: 2, nextAttemptOn: '2026-11-23' }),
      record(agent, { version: 2, nextAttemptOn: '2026-11-23', outcome: 'Reached' }),
    ]);
    expect(await planned(agent)).toEqual([['policy', late, '2026-11-23']]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test.each([
    [{ outcome: 'WillPay' }, 'willPayOn', 'is needed for this outcome'],
    [{ willPayOn: '2026-11-20' }, 'willPayOn', 'must be empty for this outcome'],
    [{ nextAttemptOn: '2026-11-17' }, 'nextAttemptOn', 'must be today or later'],
    [{ nextAttemptOn: '2027-02-17' }, 'nextAttemptOn', 'must be within 90 days from today'],
  ])('rejects %j', async (call, field, message) => {
    const answer = await record(agent, { version: 3, ...call });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: [{ field, message }] });
  });

  test('has the chargeback at risk that debt shows', async () => {
    const { policies } = await office.read<{
      policies: readonly { readonly policyNumber: string; readonly atRisk: string }[];
    }>('/API/CommissionsAndDebt/Debt/AtRisk', agent);
    expect(policies.length).toBeGreaterThan(0);
    const [first] = policies;
    expect((await look(agent, first!.policyNumber)).atRisk).toBe(first!.atRisk);
  });

  test('says what a lapse would charge back only to users who may see commissions', async () => {
    const policiesOnly = await server.signIn('sub.pendingactiveterminated');
    expect((await look(policiesOnly)).atRisk).toBe(null);
    expect((await look(policiesOnly)).amountDue).not.toBe(null);
  });

  test('is shown to home office that acts for the agent, with the calls', async () => {
    expect((await look(await office.actingAs(dana))).version).toBe(3);
  });

  test('is on the lapse tab with its last call, until it is paid', async () => {
    const row = async () => {
      const path = '/API/PolicyInfo/ActivePolicies/Summaries?pageSize=100&filters=';
      const filters = encodeURIComponent(JSON.stringify({ lapsesWithin: '30' }));
      const page = await office.read<{ policies: { policyNumber: string; lastCall: object }[] }>(
        path + filters,
        agent,
      );
      return page.policies.find(({ policyNumber }) => policyNumber === late);
    };
    expect(await row()).toMatchObject({
      lapsesOn: expect.any(String) as string,
      daysLate: expect.any(Number) as number,
      lastCall: { calledOn: '2026-11-18' },
    });
    await server.database.db.execute(sql`UPDATE policies SET paid_to_date = '2026-12-15'
      WHERE policy_number = ${late}`);
    expect(await row()).toBeUndefined();
    expect(await look(agent)).toMatchObject({
      lapsesOn: null,
      daysLeft: null,
      daysLate: 0,
      amountDue: null,
      atRisk: null,
      version: 3,
    });
    const answer = await record(agent, { version: 3 });
    expect(answer.status).toBe(409);
    expect(await detailOf(answer)).toBe(
      'This policy is no longer past due. There is no call to record.',
    );
  });
});

test('a call of a policy outside the book is not found, and audited', async () => {
  const solo = await server.signIn('solo');
  expect((await record(solo, {})).status).toBe(404);
  const { rows } = await server.database.db.execute<{ action: string; times: number }>(
    sql`SELECT action, count(*)::int AS times FROM audit_entries
      WHERE action LIKE 'lapse call%' GROUP BY 1 ORDER BY 1`,
  );
  expect(rows).toEqual([
    { action: 'lapse call recorded', times: 3 },
    { action: 'lapse call refused', times: 1 },
  ]);
});

describe('what was recovered this month', () => {
  const recovered = (session: SignedIn, viewAs?: string) =>
    office.read<OutputOf<typeof getRecovered>>(
      `/API/PolicyInfo/Policies/Recovered${viewAs ? `?viewAs=${viewAs}` : ''}`,
      session,
    );
  const pay = (policyNumber: string, paidOn: string, before: string) =>
    server.database.db.execute(sql`INSERT INTO late_payments
      VALUES (${policyNumber}, ${paidOn}, ${before}, 10420)`);
  const call = (policyNumber: string, calledOn: string, paidTo: string) =>
    server.database.db.execute(sql`INSERT INTO lapse_calls
      VALUES (${policyNumber}, 90, 'Reached', NULL, NULL, ${calledOn}, ${paidTo}, now(), NULL)`);

  test('is policies that were paid late after a call about that premium', async () => {
    await server.database.db.execute(sql`DELETE FROM late_payments`);
    const none = { from: '2026-11-01', policies: 0, premium: '0.00' };
    expect(await recovered(agent)).toEqual(none);
    const [one, two, three, four] = await Promise.all(
      [3, 4, 5, 6].map((offset) => policyOf(`row_id % 7 = ${offset}`)),
    );
    await pay(one!, '2026-11-10', '2026-10-20');
    await call(one!, '2026-11-09', '2026-10-20');
    // Paid without a call, paid last month, and called about another premium.
    await pay(two!, '2026-11-10', '2026-10-20');
    await pay(three!, '2026-10-31', '2026-10-20');
    await call(three!, '2026-10-30', '2026-10-20');
    await pay(four!, '2026-11-10', '2026-10-20');
    await call(four!, '2026-09-09', '2026-08-20');
    expect(await recovered(agent)).toEqual({ ...none, policies: 1, premium: '104.20' });
    expect(await recovered(agent, `${dana}-only`)).toMatchObject({ policies: 1 });
    expect(await recovered(agent, '4471918-only')).toEqual(none);
    expect(await recovered(await server.signIn('solo'))).toEqual(none);
  });
});

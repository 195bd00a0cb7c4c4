import type { getRecovered, PolicyLapse } from '@agent-portal/data/work/lapse/contract';
import type { OutputOf } from '@agent-portal/data/endpoint';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dana } from '../../impersonation/testing.ts';
import { type SignedIn, type TestServer, testServer } from '../../testing.ts';
import { contactsOf } from '../contacts/testing.ts';

let server: TestServer;
let agent: SignedIn;
let late: string;
beforeAll(async () => {
  server = await testServer();
  agent = await server.signIn('agent');
  late = await policyOf(`paid_to_date BETWEEN '2026-11-01' AND '2026-11-10'
    AND NOT EXISTS (SELECT FROM contacts c WHERE c.policy_number = policies.policy_number)`);
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
  server.read<PolicyLapse>(`/API/PolicyInfo/${of}/Lapse`, session);

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
      contacts: [],
    });
    expect(lapse.atRisk).toMatch(/^\d+\.\d\d$/);
  });

  test('has the chargeback at risk that debt shows', async () => {
    const { policies } = await server.read<{
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

  test('is on the lapse tab with the last contact, until it is paid', async () => {
    const contacts = contactsOf(server);
    await contacts.save(agent, late);
    const row = async () => {
      const path = '/API/PolicyInfo/ActivePolicies/Summaries?pageSize=100&filters=';
      const filters = encodeURIComponent(JSON.stringify({ lapsesWithin: '30' }));
      const page = await server.read<{ policies: { policyNumber: string; lastCall: object }[] }>(
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
      version: 1,
    });
    const willPay = { outcome: 'WillPay', willPayOn: '2026-11-24', version: 1 };
    const answer = await contacts.save(agent, late, willPay);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({
      detail: 'This policy is no longer past due. There is no payment to agree on.',
    });
  });
});

describe('what was recovered this month', () => {
  const recovered = (session: SignedIn, viewAs?: string) =>
    server.read<OutputOf<typeof getRecovered>>(
      `/API/PolicyInfo/Policies/Recovered${viewAs ? `?viewAs=${viewAs}` : ''}`,
      session,
    );
  const pay = (policyNumber: string, paidOn: string, before: string) =>
    server.database.db.execute(sql`INSERT INTO late_payments
      VALUES (${policyNumber}, ${paidOn}, ${before}, 10420)`);
  const contact = (policyNumber: string, contactedOn: string, paidTo: string) =>
    server.database.db
      .execute(sql`INSERT INTO contacts (subject, item_key, version, policy_number, who, what,
        outcome, note, contacted_on, paid_to_date, contacted_at)
      VALUES ('policy', ${policyNumber}, 90, ${policyNumber}, '', 'Term', 'Reached', '', ${contactedOn}, ${paidTo},
        now())`);

  test('is policies that were paid late after a contact about that premium', async () => {
    await server.database.db.execute(sql`DELETE FROM late_payments`);
    const none = { from: '2026-11-01', policies: 0, premium: '0.00' };
    expect(await recovered(agent)).toEqual(none);
    const [one, two, three, four] = await Promise.all(
      [3, 4, 5, 6].map((offset) => policyOf(`row_id % 7 = ${offset}`)),
    );
    await pay(one!, '2026-11-10', '2026-10-20');
    await contact(one!, '2026-11-09', '2026-10-20');
    // Paid without a contact, paid last month, and contacted about another premium.
    await pay(two!, '2026-11-10', '2026-10-20');
    await pay(three!, '2026-10-31', '2026-10-20');
    await contact(three!, '2026-10-30', '2026-10-20');
    await pay(four!, '2026-11-10', '2026-10-20');
    await contact(four!, '2026-09-09', '2026-08-20');
    expect(await recovered(agent)).toEqual({ ...none, policies: 1, premium: '104.20' });
    expect(await recovered(agent, `${dana}-only`)).toMatchObject({ policies: 1 });
    expect(await recovered(agent, '4471918-only')).toEqual(none);
    expect(await recovered(await server.signIn('solo'))).toEqual(none);
  });
});

import type { ClientDetail } from '@agent-portal/data/clients/contract';
import { sql, type SQL } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type TestServer, sharedServer, testServer } from '../testing.ts';

const [agent, solo] = ['4471902', '4480055'];

const server = await sharedServer();

async function rowsOf<Row>(query: SQL): Promise<Row[]> {
  return (await server.database.db.execute(query)).rows as unknown as Row[];
}

async function get(path: string, account = 'agent', from = server) {
  const answer = await from.get(path, account);
  return { status: answer.status, body: (await answer.json()) as ClientDetail };
}
const look = (clientId: string, account?: string, from?: TestServer) =>
  get(`/API/Clients/${clientId}`, account, from);

/** A client with several policies of one agent, the most policies first. */
async function shared(agentId = agent) {
  const [found] = await rowsOf<{ id: string; numbers: string[] }>(sql`
    SELECT client_id AS id, array_agg(DISTINCT policy_number ORDER BY policy_number) AS numbers
    FROM party_clients JOIN policies USING (policy_number) WHERE agent_id = ${agentId}
    GROUP BY 1 HAVING count(DISTINCT policy_number) > 1 AND min(position) = 1
    ORDER BY count(DISTINCT policy_number) DESC, 1 LIMIT 1`);
  if (!found) throw new Error('The seed has no client with several policies.');
  return found;
}

/** The client of a policy's primary insured. */
async function insuredOf(policyNumber: string): Promise<string> {
  const [found] = await rowsOf<{ id: string }>(sql`
    SELECT client_id AS id FROM party_clients WHERE policy_number = ${policyNumber} AND position = 1`);
  return found?.id ?? '';
}

/** The first policy of the agent that has a row in a table. */
async function policyWith(table: 'claims' | 'cases'): Promise<string> {
  const [found] = await rowsOf<{ number: string }>(sql`
    SELECT policy_number AS number FROM ${sql.identifier(table)} JOIN policies USING (policy_number)
    WHERE agent_id = ${agent} ORDER BY 1 LIMIT 1`);
  return found?.number ?? '';
}

describe('a client', () => {
  it('has all policies of the book that it is on, by its id, and no other of the same name', async () => {
    const { id, numbers } = await shared();
    const { status, body } = await look(id);
    expect(status).toBe(200);
    expect(body.policies.map(({ policyNumber }) => policyNumber).toSorted()).toEqual(numbers);
    expect(body.morePolicies).toBe(0);
    expect(body.policies.every(({ parts }) => parts.length > 0)).toBe(true);
    const [other] = await rowsOf<{ number: string }>(sql`
      SELECT policy_number AS number FROM parties JOIN party_clients USING (policy_number, position)
      JOIN policies USING (policy_number)
      WHERE agent_id = ${agent} AND position = 1 AND client_id <> ${id} AND name = (
        SELECT name FROM parties JOIN party_clients USING (policy_number, position)
        WHERE client_id = ${id} LIMIT 1)
      LIMIT 1`);
    // If there is no such person, the test creates one: the same name, and another client.
    if (!other) {
      await server.database.db.execute(sql`
        UPDATE parties SET name = ${body.name} WHERE policy_number = 'NL0018O0142' AND position = 1`);
    }
    const again = await look(id);
    expect(again.body.policies.map(({ policyNumber }) => policyNumber)).not.toContain(
      other?.number ?? 'NL0018O0142',
    );
  });

  it('has one birth date on all its policies', async () => {
    const dates = await rowsOf(sql`
      SELECT client_id FROM party_clients JOIN parties USING (policy_number, position)
      GROUP BY 1 HAVING count(DISTINCT birth_date) > 1`);
    expect(dates).toEqual([]);
  });

  it('has the open requirements, claims, cases and actions of its policies', async () => {
    const [pending] = await rowsOf<{ number: string }>(sql`
      SELECT policy_number AS number FROM requirements JOIN policies USING (policy_number)
      WHERE agent_id = ${agent} AND status = 'Pending' AND met_on IS NULL ORDER BY 1 LIMIT 1`);
    const asked = await look(await insuredOf(pending?.number ?? ''));
    expect(asked.body.requirements[0]).toMatchObject({ policyNumber: pending?.number });
    expect(asked.body.requirements.every(({ met }) => met !== 'Met')).toBe(true);
    const claimed = await policyWith('claims');
    const ofClaim = await look(await insuredOf(claimed));
    expect(ofClaim.body.claims?.map(({ policyNumber }) => policyNumber)).toContain(claimed);
    const sent = await policyWith('cases');
    const ofCase = await look(await insuredOf(sent));
    expect(ofCase.body.cases?.map(({ policyNumber }) => policyNumber)).toContain(sent);
  });

  it('has the open follow-ups of the caller only', async () => {
    const [set] = await rowsOf<{ number: string }>(sql`
      SELECT policy_number AS number FROM follow_ups ORDER BY follow_up_on, policy_number LIMIT 1`);
    const id = await insuredOf(set?.number ?? '');
    const own = await look(id);
    expect(own.body.followUps.length + own.body.requirements.length).toBeGreaterThan(0);
    expect(own.body.followUps.every(({ state }) => state !== 'Closed')).toBe(true);
    expect((await look(id, 'sub.all')).body.followUps).toEqual([]);
  });

  it.each([
    ['sub.pendingactiveterminated', 200, false],
    ['sub.all', 200, true],
    ['sub.claims', 403, false],
    ['sub.casemanagement', 403, false],
    ['sub.none', 403, false],
    ['historical', 403, false],
    ['office', 403, false],
    ['solo', 404, false],
  ])('shows %s only what its roles allow', async (account, status, seesParts) => {
    const found = await look(await insuredOf(await policyWith('claims')), account);
    expect(found.status).toBe(status);
    expect('claims' in found.body).toBe(seesParts);
    expect('cases' in found.body).toBe(seesParts);
  });

  it('has no claims and no cases while the features are off', async () => {
    const off = await testServer({ env: { CARRIER_FEATURES: 'claims=off,casemanagement=off' } });
    const { body } = await look(await insuredOf(await policyWith('claims')), 'agent', off);
    expect(body.policies.length).toBeGreaterThan(0);
    expect(body).not.toHaveProperty('claims');
    expect(body).not.toHaveProperty('cases');
    await off.database.close();
  });

  it('shows each book only its own policies of a client that is in both', async () => {
    const [foreign] = await rowsOf<{ number: string }>(sql`
      SELECT policy_number AS number FROM policies WHERE agent_id = ${solo}
      ORDER BY policy_number LIMIT 1`);
    const { id, numbers } = await shared();
    const number = foreign?.number ?? '';
    await server.database.db.execute(sql`
      UPDATE party_clients SET client_id = ${id} WHERE policy_number = ${number} AND position = 1`);
    const own = await look(id);
    expect(own.body.policies.map(({ policyNumber }) => policyNumber).toSorted()).toEqual(numbers);
    const theirs = await look(id, 'solo');
    expect(theirs.body.policies.map(({ policyNumber }) => policyNumber)).toEqual([number]);
    expect(JSON.stringify(theirs.body)).not.toContain(numbers[0]);
    const phones = theirs.body.phones.flatMap(({ policyNumbers }) => policyNumbers);
    expect(phones.every((one) => one === number)).toBe(true);
  });

  it.each(['lower', 'mixed'])('is found by its id in %s case', async (spelling) => {
    const { id, numbers } = await shared();
    const typed = spelling === 'lower' ? id.toLowerCase() : id.replace('CL', 'cL');
    const { body } = await look(typed);
    expect(body.clientId).toBe(id);
    expect(body.policies.map(({ policyNumber }) => policyNumber).toSorted()).toEqual(numbers);
    expect((await look(`${typed}0`)).status).toBe(404);
  });
});

describe('names', () => {
  it('carry the client id in lists, on the policy and in the search', async () => {
    const { id } = await shared();
    const read = async (path: string) => JSON.stringify(await server.read(path, 'agent'));
    const [{ name, number } = { name: '', number: '' }] = await rowsOf<{
      name: string;
      number: string;
    }>(sql`
      SELECT primary_insured AS name, policy_number AS number
      FROM policies JOIN party_clients USING (policy_number)
      WHERE client_id = ${id} AND position = 1 AND agent_id = ${agent} ORDER BY 2 LIMIT 1`);
    expect(await read(`/API/PolicyInfo/Policies/${number}`)).toContain(`"clientId":"${id}"`);
    for (const list of [
      'Policies/PendingPolicyRequirements',
      'Policies/Summaries/Active',
      'Policies/Summaries/Terminated',
      'PendingPolicies/Summaries',
      'ActivePolicies/Summaries',
      'TerminatedPolicies/Summaries',
    ]) {
      expect(await read(`/API/PolicyInfo/${list}`)).toMatch(/"clientId":"CL\d+"/);
    }
    expect(await read('/API/UserData/FollowUps')).toMatch(/"clientId":"CL\d+"/);
    const found = JSON.parse(await read(`/API/Search?term=${encodeURIComponent(name)}`)) as {
      people: { clientId: string; policies: number }[];
    };
    const person = found.people.find(({ clientId }) => clientId === id);
    expect(person?.policies).toBeGreaterThan(1);
    expect(new Set(found.people.map(({ clientId }) => clientId)).size).toBe(found.people.length);
  });

  it('are found as people only by callers who may open clients', async () => {
    const people = async (account: string) => {
      const found = await server.read<{ people: unknown[] }>('/API/Search', account, {
        term: 'okafor',
      });
      return found.people.length;
    };
    expect(await people('agent')).toBeGreaterThan(0);
    for (const account of ['sub.claims', 'sub.none', 'historical', 'office', 'solo'])
      expect(await people(account)).toBe(0);
  });

  it('of a case have the client id only for callers who may open clients', async () => {
    const [sent] = await rowsOf<{ id: string }>(sql`
      SELECT envelope_id AS id FROM cases JOIN policies USING (policy_number)
      WHERE agent_id = ${agent} ORDER BY 1 LIMIT 1`);
    const path = `/API/CaseManagement/Cases/${sent?.id}`;
    expect((await get(path)).body).toHaveProperty('clientId');
    const other = await get(path, 'sub.casemanagement');
    expect(other.status).toBe(200);
    expect(other.body).not.toHaveProperty('clientId');
  });
});

import type { ClientDetail, Household } from '@agent-portal/data/clients/contract';
import type { Deadline } from '@agent-portal/data/deadlines/contract';
import type { PolicyLapse } from '@agent-portal/data/work/lapse/contract';
import type { Policy } from '@agent-portal/data/policies/policy/shapes';
import { groupOfToday } from '../work/today/testing.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { testToday } from '../db/testing.ts';
import { deadlinesAhead } from '../deadlines/queries/deadlinesAhead.ts';
import { issuedLists } from '../policies/v2/issuedPolicies.ts';
import { type SignedIn, type TestServer, sharedServer, testServer } from '../testing.ts';

interface Death {
  readonly claimNumber: string;
  readonly status: string;
  readonly policyNumber: string;
  readonly clientId: string;
}

const query = async <Row extends object>(text: string) =>
  (await server.database.pool.query<Row>(text)).rows;
const read = <Answer>(path: string, session = agent, of = server) => of.read<Answer>(path, session);
const policyOf = ({ policyNumber }: Death, ...from: [SignedIn?, TestServer?]) =>
  read<Policy>(`/API/PolicyInfo/Policies/${policyNumber}`, ...from);
const clientOf = ({ clientId }: Death, ...from: [SignedIn?, TestServer?]) =>
  read<ClientDetail>(`/API/Clients/${clientId}`, ...from);
const lapseOf = ({ policyNumber }: Death, ...from: [SignedIn?, TestServer?]) =>
  read<PolicyLapse>(`/API/PolicyInfo/${policyNumber}/Lapse`, ...from);
const recordContact = ({ policyNumber }: Death) =>
  server.post('/API/UserData/Contacts', agent, {
    subject: 'policy',
    key: policyNumber,
    outcome: 'Reached',
    willPayOn: null,
    nextAttemptOn: null,
    note: '',
    version: 0,
  });
async function deadlinesOf(...deaths: Death[]): Promise<string[]> {
  const pages = '/API/PolicyInfo/Policies/Deadlines?pageSize=100&page=';
  const { totalPages } = await read<{ totalPages: number }>(`${pages}1`);
  const found = await Promise.all(
    Array.from({ length: totalPages }, (_, at) =>
      read<{ deadlines: Deadline[] }>(`${pages}${at + 1}`),
    ),
  );
  const numbers = new Set(deaths.map(({ policyNumber }) => policyNumber));
  return found
    .flatMap(({ deadlines }) => deadlines)
    .filter(({ policyNumber }) => numbers.has(policyNumber))
    .map(({ kind, part }) => `${kind} ${part}`)
    .toSorted();
}
const setClaim = ({ claimNumber }: Death, status: string, type = 'Death') =>
  query(`UPDATE claims SET status = '${status}', claim_type = '${type}'
    WHERE claim_number = '${claimNumber}'`);

const server = await sharedServer();
const agent = await server.signIn('agent');
const [late, owned, second] = (await query<Death>(`
  SELECT claim_number AS "claimNumber", claims.status, policy_number AS "policyNumber",
    client_id AS "clientId"
  FROM claims JOIN policies USING (policy_number) JOIN party_clients USING (policy_number)
  WHERE claim_type = 'Death' AND policies.status = 'Active' AND position = 1
  ORDER BY claims.row_id`)) as unknown as [Death, Death, Death];
// A day on which everyone on the three policies has a birthday, and each policy an anniversary.
const numbers = [late, owned, second].map(({ policyNumber }) => `'${policyNumber}'`).join();
await query(`UPDATE parties SET birth_date = '1960-11-21', phone = '6085550100' || position
  WHERE policy_number IN (${numbers}) AND parts && ARRAY['Insured', 'Annuitant', 'Owner']`);
await query(`UPDATE policies SET issue_date = '2020-11-20' WHERE policy_number IN (${numbers})`);
await query(`UPDATE policies SET paid_to_date = '2026-10-21'
  WHERE policy_number = '${late.policyNumber}'`);
beforeEach(async () => {
  for (const one of [late, owned, second]) await setClaim(one, one.status);
});

describe('a person who has died', () => {
  it('is one of three in the seed, with a claim in review or paid', () => {
    expect([late, owned, second].map(({ status }) => status)).toEqual([
      'In Review',
      'In Review',
      'Paid',
    ]);
  });

  it('has no deadlines and greetings, while the owner of the policy keeps them', async () => {
    expect(await deadlinesOf(late, second)).toEqual([]);
    expect(await deadlinesOf(owned)).toEqual(['Birthday Owner']);
  });

  it('has no deadlines on other policies either', async () => {
    const [other] = await query<{ number: string }>(`
      SELECT policy_number AS number FROM party_clients JOIN policies USING (policy_number)
      WHERE client_id = '${second.clientId}' AND status = 'Active'
        AND policy_number <> '${second.policyNumber}'`);
    const ofOther = { ...second, policyNumber: other?.number ?? '' };
    // Everyone on the policy has the birthday, and all but one are alive.
    await query(`UPDATE parties SET birth_date = '1960-11-22'
      WHERE policy_number = '${ofOther.policyNumber}' AND birth_date IS NOT NULL`);
    const isBirthday = (one: string) => one.startsWith('Birthday');
    const living = (await deadlinesOf(ofOther)).filter(isBirthday);
    await setClaim(second, 'Denied');
    expect((await deadlinesOf(ofOther)).filter(isBirthday).length).toBe(living.length + 1);
    await setClaim(second, 'Paid');
    const { insureds, owners } = await policyOf(ofOther);
    const dead = [...insureds, ...owners].filter(({ clientId }) => clientId === second.clientId);
    expect(dead.length).toBeGreaterThan(0);
    for (const party of dead) expect(party).toMatchObject({ phone: null, doNotCall: true });
  });

  it('gets no alert ahead of a deadline', async () => {
    const days = { from: '2026-05-01', to: '2027-05-01' };
    const { rows } = await server.database.db.execute<{ policy_number: string }>(
      deadlinesAhead(days),
    );
    const numbers = new Set(rows.map((row) => row.policy_number));
    expect(numbers.size).toBeGreaterThan(0);
    expect(numbers).not.toContain(late.policyNumber);
    expect(numbers).not.toContain(second.policyNumber);
  });

  it('gets no call about a late premium', async () => {
    for (const kind of ['lapsing', 'chargebacksAtRisk', 'deadlines'] as const) {
      const { items } = await groupOfToday(server, agent, kind);
      expect(items.map(({ policyNumber }) => policyNumber)).not.toContain(late.policyNumber);
    }
    expect(await lapseOf(late)).toMatchObject({
      lapsesOn: null,
      amountDue: null,
      phone: null,
      noCall: { claim: { claimNumber: late.claimNumber, status: 'In Review' } },
    });
    const answer = await recordContact(late);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ detail: 'Do not call: contact the home office.' });
  });

  it('stays on the tab of late policies, without a phone number', async () => {
    const filters = encodeURIComponent('{"pastDue":true}');
    for (const path of [
      `/API/PolicyInfo/ActivePolicies/Summaries?pageSize=100&filters=${filters}`,
      `/API/PolicyInfo/Policies/Summaries/Active?PageSize=100&Filters=${filters}`,
    ]) {
      const page = await read<{ policies: { policyNumber: string }[] }>(path);
      const row = page.policies.find(({ policyNumber }) => policyNumber === late.policyNumber);
      expect(row).toMatchObject({ phone: null, doNotCall: true });
    }
  });

  it('has the claim on the pages of the policy, the client and the household', async () => {
    const claim = { claimNumber: second.claimNumber, status: 'Paid' };
    const policy = await policyOf(second);
    expect(policy.noCall).toEqual({ claim });
    const client = await clientOf(second);
    expect(client).toMatchObject({ noCall: { claim }, phones: [], emails: [] });
    await query(`
      UPDATE party_clients SET household_id = 'H-1' WHERE client_id = '${owned.clientId}' OR client_id = (
        SELECT min(client_id) FROM party_clients JOIN policies USING (policy_number)
        WHERE agent_id = '4471902' AND client_id <> '${owned.clientId}')`);
    const [relative] = await query<{ id: string }>(`SELECT client_id AS id FROM party_clients
      WHERE household_id = 'H-1' AND client_id <> '${owned.clientId}'`);
    const { members } = await read<Household>(`/API/Clients/${relative?.id}/Household`);
    const member = members.find(({ clientId }) => clientId === owned.clientId);
    expect(member).toMatchObject({ doNotCall: true });
  });

  it('leaves the phone number of the living owner', async () => {
    const { insureds, owners } = await policyOf(owned);
    expect(insureds[0]).toMatchObject({ phone: null, email: null, doNotCall: true });
    expect(owners[0]?.phone).toMatch(/^608/);
    expect(owners[0]).not.toHaveProperty('doNotCall');
  });
});

it("exports of the active list have the phone of a late policy, or 'Do not call'", async () => {
  const rows = await query<{ rowId: number; isDead: boolean }>(`
    SELECT row_id AS "rowId", policy_number = '${late.policyNumber}' AS "isDead" FROM policies
    WHERE status = 'Active' AND paid_to_date < '${testToday}'
      AND (policy_number = '${late.policyNumber}' OR policy_number NOT IN (SELECT policy_number FROM claims))
    ORDER BY 2 DESC LIMIT 20`);
  const deps = { db: server.database.db, today: testToday } as Parameters<
    typeof issuedLists.Active.findRows
  >[0];
  const rowIds = Int32Array.from(rows, ({ rowId }) => rowId);
  const found = await issuedLists.Active.findRows(deps, rowIds);
  const phone = issuedLists.Active.columns(testToday).find(({ header }) => header === 'Phone');
  const texts = found.map((row) => (phone && 'text' in phone ? phone.text(row) : null));
  expect(texts[0]).toBe('Do not call');
  expect(texts.slice(1).some((text) => /^[\d() -]{10,}$/.test(text ?? ''))).toBe(true);
});

describe('users who may not open the claim', () => {
  const looks = [policyOf, clientOf, lapseOf];

  it("see only 'Do not call'", async () => {
    const delegate = await server.signIn('sub.pendingactiveterminated');
    for (const look of looks) {
      const answer = await look(late, delegate);
      expect(answer.noCall).toEqual({});
      expect(JSON.stringify(answer)).not.toContain(late.claimNumber);
    }
  });

  it('do not see the claim while the feature is off', async () => {
    const off = await testServer({ env: { CARRIER_FEATURES: 'claims=off' } });
    const session = await off.signIn('agent');
    for (const look of looks) expect((await look(late, session, off)).noCall).toEqual({});
    await off.database.close();
  });

  it('do not see the claim in the book of another agent', async () => {
    await query(`UPDATE claims SET policy_number = (
        SELECT policy_number FROM policies WHERE agent_id NOT LIKE '447%' AND status = 'Active' LIMIT 1)
      WHERE claim_number = '${late.claimNumber}'`);
    await query(`UPDATE party_clients SET client_id = '${late.clientId}'
      FROM claims WHERE claims.policy_number = party_clients.policy_number AND position = 1
        AND claim_number = '${late.claimNumber}'`);
    expect((await policyOf(late)).noCall).toEqual({});
    await query(`UPDATE claims SET policy_number = '${late.policyNumber}'
      WHERE claim_number = '${late.claimNumber}'`);
  });
});

it.each([
  ['Denied', 'Death'],
  ['In Review', 'Waiver of Premium'],
])('a claim that is %s and about %s ends nothing', async (status, type) => {
  await setClaim(late, status, type);
  await setClaim(owned, status, type);
  expect((await deadlinesOf(late)).length).toBeGreaterThan(2);
  expect((await deadlinesOf(owned)).length).toBeGreaterThan(2);
  const [policy, client, lapse] = await Promise.all([
    policyOf(late),
    clientOf(late),
    lapseOf(late),
  ]);
  for (const one of [policy, client, lapse]) expect(one).not.toHaveProperty('noCall');
  expect(lapse.lapsesOn).toBe('2026-11-21');
  expect(client.phones.length).toBeGreaterThan(0);
});

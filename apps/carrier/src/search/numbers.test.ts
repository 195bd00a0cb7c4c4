import type {
  FoundCase,
  FoundClaim,
  FoundClient,
  FoundGroup,
} from '@agent-portal/data/search/contract';
import { type SQL, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sharedServer, testServer } from '../testing.ts';
import { findCasesNumbered, findClientsByPhone } from './queries/byNumber.ts';
import { findPoliciesLike } from './queries/findPoliciesLike.ts';
import { phoneOf } from './rules.ts';

const today = '2026-11-18';
/** The agent at the top of the hierarchy. */
const everyBook = ['4400001'];

const server = await sharedServer();

interface Found {
  readonly claims: FoundClaim[];
  readonly cases: FoundCase[];
  readonly clients: FoundClient[];
  readonly groups: FoundGroup[];
}

const find = (term: string, account = 'agent', from = server) =>
  from.read<Found>('/API/Search', account, { term });

async function rowOf<Row>(query: SQL): Promise<Row> {
  const { rows } = await server.database.db.execute(query);
  const [first] = rows;
  if (!first) throw new Error('The book holds no such row.');
  return first as Row;
}

/** The number of a claim, and of a case, of the agent's own policies. */
const numbers = {
  claim: () =>
    rowOf<{ number: string }>(sql`
      SELECT claim_number AS number FROM claims JOIN policies USING (policy_number)
      WHERE agent_id = '4471902' ORDER BY 1 LIMIT 1`),
  case: () =>
    rowOf<{ number: string }>(sql`
      SELECT envelope_id AS number FROM cases JOIN policies USING (policy_number)
      WHERE agent_id = '4471902' ORDER BY 1 LIMIT 1`),
};

describe('a number', () => {
  it.each(['claim', 'case'] as const)('finds the %s with it, in any case', async (kind) => {
    const { number } = await numbers[kind]();
    for (const term of [number, number.toLowerCase(), ` ${number} `]) {
      const { claims, cases } = await find(term);
      const found = [
        ...claims.map((one) => one.claimNumber),
        ...cases.map((one) => one.envelopeId),
      ];
      expect(found).toContain(number);
    }
  });

  it('finds those that start with it, and no others', async () => {
    const { claims } = await find('C1000');
    expect(claims.length).toBeGreaterThan(1);
    expect(claims.length).toBeLessThanOrEqual(5);
    expect(claims.every(({ claimNumber }) => claimNumber.startsWith('C1000'))).toBe(true);
    expect((await find('1000')).claims).toEqual([]);
    expect((await find('C10%')).claims).toEqual([]);
    expect((await find('e_nl')).cases).toEqual([]);
  });

  it('says how many more start with it, as many as the page of claims lists', async () => {
    const { number } = await numbers.claim();
    expect(await find(number)).toMatchObject({ claims: { length: 1 }, moreClaims: 0 });
    const { totalRecords } = await server.read<{ totalRecords: number }>('/API/Claims', 'agent', {
      ClaimNumber: 'C10000',
    });
    expect(totalRecords).toBeGreaterThan(5);
    expect(await find('C10000')).toMatchObject({
      claims: { length: 5 },
      moreClaims: totalRecords - 5,
    });
  });

  it('counts at most 50 more', async () => {
    const { rows, more } = await findCasesNumbered(server.database.db, everyBook, 'e-', today);
    expect(rows).toHaveLength(5);
    expect(more).toBe(51);
  });

  it.each(['claim', 'case'] as const)('of another agent’s %s finds nothing', async (kind) => {
    const { number } = await numbers[kind]();
    expect(await find(number, 'solo')).toMatchObject({ claims: [], cases: [], clients: [] });
  });

  it.each([
    ['sub.claims', { claims: true, cases: false }],
    ['sub.casemanagement', { claims: false, cases: true }],
    ['sub.pendingactiveterminated', { claims: false, cases: false }],
    ['sub.none', { claims: false, cases: false }],
    ['historical', { claims: false, cases: false }],
    ['office', { claims: false, cases: false }],
    ['sub.all', { claims: true, cases: true }],
  ])('finds for %s what its pages show', async (account, finds) => {
    const { number: claim } = await numbers.claim();
    const { number: envelope } = await numbers.case();
    expect((await find(claim, account)).claims.length > 0).toBe(finds.claims);
    expect((await find(envelope, account)).cases.length > 0).toBe(finds.cases);
  });

  it('finds nothing of a feature that is off', async () => {
    const off = await testServer({ env: { CARRIER_FEATURES: 'claims=off,casemanagement=off' } });
    const { number: claim } = await numbers.claim();
    const { number: envelope } = await numbers.case();
    expect(await find(claim, 'agent', off)).toMatchObject({ claims: [] });
    expect(await find(envelope, 'agent', off)).toMatchObject({ cases: [] });
    await off.database.close();
  });

  it('puts cases that need attention first', async () => {
    const { rows: found } = await findCasesNumbered(server.database.db, everyBook, 'e-', today);
    const waits = found.map(({ attention }) => attention !== undefined);
    expect(waits).toContain(true);
    expect(waits).toEqual(waits.toSorted((a, b) => Number(b) - Number(a)));
  });
});

describe('a phone number', () => {
  it.each([
    ['2185550123', '2185550123'],
    ['218-555-0123', '2185550123'],
    ['(218) 555-0123', '2185550123'],
    ['+1 218.555.0123', '2185550123'],
    ['555-0123', '5550123'],
    ['218–555\u00A00123', '2185550123'],
    ['218-555-0123 x', '2185550123'],
    ['218-555-0123 ext. 22', '2185550123'],
    ['1-800-FLOWERS', '8003569377'],
    ['+47 22 12 34 56', '4722123456'],
    ['0047 22 12 34 56', '4722123456'],
    ['020 7946 0958', '2079460958'],
    ['1-218-555-0', '2185550'],
    ['555-012', undefined],
    ['11/18/2026', undefined],
    ['NL2185550123', undefined],
    ['okafor', undefined],
  ])('%j has the digits %s', (term, digits) => {
    expect(phoneOf(term)).toBe(digits);
  });

  it('finds the clients with it, with or without punctuation', async () => {
    const { phone, name } = await rowOf<{ phone: string; name: string }>(sql`
      SELECT phone, name FROM parties JOIN policies USING (policy_number)
      WHERE agent_id = '4471902' AND phone IS NOT NULL ORDER BY name, policy_number LIMIT 1`);
    const [area, exchange, line] = [phone.slice(0, 3), phone.slice(3, 6), phone.slice(6)];
    for (const term of [phone, `(${area}) ${exchange}-${line}`, `1-${area}-${exchange}-${line}`]) {
      const { clients } = await find(term);
      expect(clients.length).toBeGreaterThan(0);
      expect(clients.every((client) => client.phone === phone)).toBe(true);
    }
    const words = `${area}5${line}`;
    expect((await find(words)).clients).toEqual([]);
    const { rows: all } = await findClientsByPhone(server.database.db, everyBook, phone, today);
    expect(all.length).toBeLessThanOrEqual(8);
    const { rows: own } = await findClientsByPhone(server.database.db, ['4471902'], phone, today);
    expect(own.map((client) => client.name)).toContain(name);
  });

  it.each([
    ['+1 (701) 555-0199', ['7015550199', '555-0199', '+1 701 555 0199 ext. 3']],
    ['(701) 555-0199 ext. 22', ['7015550199', '701-555-0199 x22', '555-0199']],
    ['701-555-0199 / 701-555-0201', ['7015550199', '(701) 555-0201']],
    ['٧٠١٥٥٥٠١٩٩', ['7015550199']],
    ['1-800-FLOWERS', ['1-800-flowers', '800-356-9377']],
    ['+47 22 12 34 56', ['+4722123456', '0047 22 12 34 56', '4722123456', '22 12 34 56']],
    ['011 44 (0)20 7946 0958', ['+44 20 7946 0958', '020 7946 0958', '7946 0958']],
  ])('finds %j by each of %j', async (phone, terms) => {
    const { db } = server.database;
    await db.execute(sql`
      UPDATE parties SET phone = ${phone} WHERE policy_number = 'NL0018O0142' AND position = 1`);
    for (const term of terms) {
      const { clients } = await find(term);
      const found = clients.find(({ policyNumber }) => policyNumber === 'NL0018O0142');
      expect(found?.phone).toBe(phone);
    }
  });

  it('finds groups by the phone number of a contact, for anyone who may open the inventory', async () => {
    const { phone } = await rowOf<{ phone: string }>(sql`
      SELECT phone FROM group_contacts WHERE group_number = 'G001001' ORDER BY position LIMIT 1`);
    const groupsFor = async (account: string) =>
      (await find(phone, account)).groups.map(({ groupNumber }) => groupNumber);
    expect(await groupsFor('sub.worksiteparticipation')).toContain('G001001');
    expect(await groupsFor('sub.listbill')).toEqual([]);
    expect(await groupsFor('solo')).toEqual([]);
  });

  it.each(['sub.claims', 'sub.none', 'historical', 'office'])(
    'finds no client for %s, who may open no policy',
    async (account) => {
      expect((await find('5550123', account)).clients).toEqual([]);
    },
  );
});

it('policies that need action come before others of the same name', async () => {
  const { db } = server.database;
  const { rows: policies } = await findPoliciesLike(db, everyBook, 'hernandez', today);
  const waits = policies.map(({ needsAction }) => needsAction !== undefined);
  expect(waits).toContain(true);
  expect(waits).toEqual(waits.toSorted((a, b) => Number(b) - Number(a)));
});

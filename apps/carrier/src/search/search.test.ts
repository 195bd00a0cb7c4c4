import type { FoundGroup } from '@agent-portal/data/search/contract';
import { searchWords } from '@agent-portal/format';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sharedServer, testServer } from '../testing.ts';
import { findEmployersLike } from './queries/findGroupsLike.ts';
import { findPoliciesLike } from './queries/findPoliciesLike.ts';

const today = '2026-11-18';

const server = await sharedServer();

interface Found {
  readonly policies: { policyNumber: string; primaryInsured: string }[];
  readonly morePolicies: number;
  readonly employers: string[];
  readonly groups: FoundGroup[];
  readonly agents: { email: string }[];
}

const find = (term: string, account = 'agent') =>
  server.read<Found>('/API/Search', account, { term });
const numbersOf = async (term: string, account?: string) =>
  (await find(term, account)).policies.map(({ policyNumber }) => policyNumber);

describe('the search', () => {
  it.each([
    'NL0018O0142',
    'nl0018o0142',
    '18O0142',
    'Okafor, Ifeoma',
    'ifeoma okafor',
    ' IFEOMA  ',
  ])('finds the policy under %s', async (term) => {
    expect(await numbersOf(term)).toContain('NL0018O0142');
  });

  it('finds only results with every word', async () => {
    expect(await numbersOf('Okafor Unknown')).toEqual([]);
  });

  it('puts the number that starts with the term before names', async () => {
    expect((await numbersOf('NL0018O'))[0]).toBe('NL0018O0142');
  });

  it('returns at most eight policies, and says how many more there are', async () => {
    expect(await find('NL00')).toMatchObject({ policies: { length: 8 }, morePolicies: 51 });
    const { rows } = await server.database.db.execute<{ name: string }>(sql`
      SELECT primary_insured AS name FROM policies WHERE policy_number = 'NL0018O0142'`);
    expect(await find(rows[0]?.name ?? '')).toMatchObject({ morePolicies: 0 });
  });

  it('puts names whose words start with the words before names that contain them', async () => {
    const { db } = server.database;
    const { rows } = await db.execute<{ name: string }>(sql`
      SELECT DISTINCT primary_insured AS name FROM policies
      WHERE primary_insured LIKE 'Hernandez, %' ORDER BY 1`);
    const names = rows.map(({ name }) => name);
    // The last name also starts with an H.
    const firsts = names.map((name) => name.charAt('Hernandez, '.length));
    const letters = [...new Set(firsts)].filter((letter) => letter !== 'H');
    expect(letters.length).toBeGreaterThan(3);
    for (const letter of letters) {
      const found = await findPoliciesLike(db, ['4471902'], `hernandez ${letter}`, today);
      const ranks = found.rows.map(({ primaryInsured }) =>
        Number(primaryInsured.includes(` ${letter}`)),
      );
      expect(ranks).toEqual(ranks.toSorted((a, b) => b - a));
    }
  });

  it('finds only the employers of the own policies', async () => {
    const { db } = server.database;
    const { rows } = await db.execute<{ id: string; name: string }>(sql`
      SELECT p.agent_id AS id, g.name FROM groups g JOIN policies p USING (group_number)
      ORDER BY p.policy_number LIMIT 1`);
    const [{ id, name }] = rows as [{ id: string; name: string }];
    const words = searchWords(name);
    expect((await findEmployersLike(db, [id], words)).rows).toContain(name);
    expect((await findEmployersLike(db, [id], [...words, 'nobody'])).rows).toEqual([]);
    expect((await findEmployersLike(db, ['4480055'], words)).rows).toEqual([]);
    expect((await find(name, 'sub.claims')).employers).toEqual([]);
  });
});

describe('groups', () => {
  const own = { groupNumber: 'G001001', hasBills: true, hasInventory: true };

  it('are found by number and by name, with their pages', async () => {
    const [byNumber] = (await find('g001001')).groups;
    expect(byNumber).toMatchObject(own);
    expect((await find(byNumber?.group ?? '')).groups).toContainEqual(byNumber);
    expect((await find(`${byNumber?.group} unknown`)).groups).toEqual([]);
  });

  it.each([
    ['sub.listbill', [{ ...own, hasInventory: false }]],
    ['sub.worksiteparticipation', [{ ...own, hasBills: false }]],
    ['sub.pendingactiveterminated', []],
    ['historical', []],
    ['office', []],
    // Another agent's hierarchy.
    ['solo', []],
  ])('are for %s what it may open', async (account, groups) => {
    expect((await find('G001001', account)).groups).toMatchObject(groups);
  });

  it('are not found for their bills while the feature is off', async () => {
    const off = await testServer({ env: { CARRIER_FEATURES: 'listbill=off' } });
    const found = await off.read('/API/Search', 'sub.listbill', { term: 'G001001' });
    expect(found).toMatchObject({ groups: [] });
    await off.database.close();
  });
});

describe("another agent's policy", () => {
  it('is not found, by its number or its insured', async () => {
    expect(await numbersOf('NL0018O0142', 'solo')).toEqual([]);
    const { rows } = await server.database.db.execute<{
      number: string;
      name: string;
      id: string;
    }>(sql`
      SELECT policy_number AS number, primary_insured AS name, agent_id AS id FROM policies
      WHERE agent_id <> '4480055' ORDER BY policy_number LIMIT 8`);
    for (const { number, name } of rows) {
      for (const term of [number, name]) {
        const found = await findPoliciesLike(server.database.db, ['4480055'], term, today);
        expect(found.rows.map(({ policyNumber }) => policyNumber)).not.toContain(number);
      }
    }
  });

  it('is found by every agent above its agent', async () => {
    const found = await findPoliciesLike(server.database.db, ['4400001'], 'NL0018O0142', today);
    expect(found.rows).toHaveLength(1);
  });

  it.each(['sub.claims', 'sub.none', 'historical', 'office'])(
    'and every other policy is hidden from %s, who may open none',
    async (account) => {
      expect(await find('okafor', account)).toMatchObject({ policies: [] });
    },
  );

  it('is found by a sub-account with the role', async () => {
    expect(await numbersOf('NL0018O0142', 'sub.pendingactiveterminated')).toEqual(['NL0018O0142']);
  });
});

describe('agents', () => {
  const agentsFor = async (account: string, term: string) => (await find(term, account)).agents;

  it('are found by home-office staff, at most eight', async () => {
    expect(await agentsFor('office', '4471902')).toMatchObject([
      { agents: [{ name: 'Dana Whitfield' }] },
    ]);
    expect(await agentsFor('office', 'example')).toHaveLength(8);
  });

  it.each(['agent', 'sub.all', 'historical'])('are not found by %s', async (account) => {
    expect(await agentsFor(account, 'whitfield')).toEqual([]);
  });
});

describe('too many searches', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are 429 with the seconds to wait, until the minute is over', async () => {
    // The clock moves only when the test moves it.
    vi.useFakeTimers({ toFake: ['Date'] });
    const headers = { ...(await server.signIn('worksite')) };
    const search = () => server.get('/API/Search', headers, { term: 'zzzzzz' });
    const statuses = new Set<number>();
    for (let at = 0; at < 120; at += 1) statuses.add((await search()).status);
    expect([...statuses]).toEqual([200]);
    const refused = await search();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe('60');
    // Other users are not limited.
    await find('okafor');
    vi.setSystemTime(Date.now() + 60_000);
    expect((await search()).status).toBe(200);
  });
});

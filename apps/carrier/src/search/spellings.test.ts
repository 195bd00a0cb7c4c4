import type { FoundPolicy } from '@agent-portal/data/search/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sharedServer } from '../testing.ts';

const server = await sharedServer();
const { rows } = await server.database.db.execute<{ number: string }>(sql`
  SELECT policy_number AS number FROM policies JOIN parties USING (policy_number)
  WHERE agent_id = '4471902' AND policy_number <> 'NL0018O0142'
  GROUP BY policy_number HAVING count(*) = 1 ORDER BY 1 LIMIT 12`);
/** Policies of the account `agent` with one party, whose insureds and parties the tests rename. */
const numbers = rows.map(({ number }) => number);

interface Found {
  readonly policies: FoundPolicy[];
  readonly people: { readonly name: string; readonly clientId: string }[];
  readonly agents: { readonly email: string }[];
}

const find = (term: string, account = 'agent') =>
  server.read<Found>('/API/Search', account, { term });
const claimsOf = async (query: object) => {
  const found = await server.read<{ claims: { claimNumber: string }[] }>(
    '/API/Claims',
    'agent',
    query,
  );
  return found.claims.map(({ claimNumber }) => claimNumber);
};

const numbersOf = async (term: string, account?: string) =>
  (await find(term, account)).policies.map(({ policyNumber }) => policyNumber);

async function rename(policyNumber: string, name: string) {
  const { db } = server.database;
  await db.execute(
    sql`UPDATE policies SET primary_insured = ${name} WHERE policy_number = ${policyNumber}`,
  );
  await db.execute(
    sql`UPDATE parties SET name = ${name} WHERE policy_number = ${policyNumber} AND position = 1`,
  );
}

interface Party {
  readonly name: string;
  readonly parts: readonly string[];
  readonly email?: string;
}
const addParty = (policyNumber: string, { name, parts, email }: Party) =>
  server.database.db.execute(sql`
    INSERT INTO parties (policy_number, position, parts, name, relationship, address_lines, email)
    SELECT ${policyNumber}, max(position) + 1, ${sql.param(parts)}, ${name}, 'Other', '{}', ${email ?? null}
    FROM parties WHERE policy_number = ${policyNumber}`);

describe('a name', () => {
  it.each([
    ['Þórðardóttir, Guðrún', ['Þórðardóttir', 'ÞÓRÐARDÓTTIR', 'thordardottir', 'gudrun thordar']],
    ['O’Brien, Maeve', ['O’Brien', "O'Brien", 'obrien', 'O‘BRIEN', 'oʼbrien maeve', 'o brien']],
    ["O'Brien-Zhou, Kit", ['O’Brien–Zhou', 'obrien zhou', "o'brien-zhou"]],
    ['Picard, Jean-Luc', ['Jean-Luc', 'Jean–Luc', 'jean luc', 'jean‑luc picard']],
    ['Mu\u0308ller, Jose\u0301', ['Müller', 'mu\u0308ller', 'MULLER, JOSÉ', '"Müller"']],
    ['Strauß, Jörg', ['STRAUSS', 'strauß', 'STRAUẞ']],
    ['Işık, İpek', ['isik', 'IŞIK', 'İPEK', 'ipek']],
    ['Ａｂｅ\u00a0Ｋｅｎ', ['abe ken', 'Abe\u00a0Ken', 'A\u00adbe']],
    ['Σίσυφος, Άρης', ['ΣΊΣΥΦΟΣ', 'σισυφοσ']],
  ])('%s is found in each spelling', async (name, terms) => {
    const [number = ''] = numbers;
    await rename(number, name);
    for (const term of [name, ...terms]) expect(await numbersOf(term)).toContain(number);
  });

  it('of two letters is found as a whole word, on either side of the comma', async () => {
    const [, number = '', other = '', another = ''] = numbers;
    await rename(number, 'Ng, Kim');
    await rename(other, 'Li, Bo');
    await addParty(another, { name: 'Xu, Ida', parts: ['Payor'], email: 'lin@example.org' });
    for (const term of ['Ng', 'ng', ' NG ', 'Ng, Kim', 'kim ng', 'Ng,Kim', '(Ng)']) {
      expect(await numbersOf(term)).toContain(number);
    }
    const found = await find('ng');
    expect(found.policies.map(({ primaryInsured }) => primaryInsured)).toEqual([
      'Ng, Al',
      'Ng, Kim',
    ]);
    expect(await numbersOf('li')).toEqual([other]);
    expect(await numbersOf('bo l')).toEqual([other]);
    expect(await numbersOf('kimi ng')).toEqual([]);
  });

  it('takes %, _ and a backslash as they are', async () => {
    const [, , , number = ''] = numbers;
    await rename(number, String.raw`100%_\Sure, Ann`);
    for (const term of ['%%', '___', '0_', String.raw`\\`, '%a%'])
      expect(await numbersOf(term)).toEqual([]);
    for (const term of ['100%', String.raw`_\sure`])
      expect(await numbersOf(term)).toEqual([number]);
  });
});

describe('everyone on a policy', () => {
  const parties: readonly (Party & { readonly terms: readonly string[] })[] = [
    { name: 'Quillfeather Family Trust', parts: ['Owner'], terms: ['quillfeather', 'family trust quill'] },
    { name: 'Brzęczyszczykiewicz, Grzegorz', parts: ['Payor'], terms: ['brzeczysz'] },
    { name: 'Xylander, Uma', parts: ['Beneficiary'], terms: ['uma xylander', 'Xylander, Uma'] },
    { name: 'First Zephyr Bank', parts: ['Assignee', 'Payee'], terms: ['zephyr'] },
    { name: 'Yttrium, Noor', parts: ['Annuitant'], terms: ['yttrium'] },
    { name: 'Wojtyla, Ada', parts: ['Owner'], email: 'a-da.w77@example.org', terms: ['a-da.w77@example.org', 'Ada W <A-DA.W77@EXAMPLE.ORG>', 'a-da.w77'] },
  ]; // prettier-ignore

  it('finds it, and is named with the part', async () => {
    const own = numbers.slice(4);
    for (const [at, { terms, ...party }] of parties.entries()) {
      const number = own[at] ?? '';
      await addParty(number, party);
      for (const term of terms) {
        const { policies } = await find(term);
        expect(policies).toMatchObject([
          { policyNumber: number, party: { name: party.name, parts: party.parts } },
        ]);
      }
      expect(await numbersOf(party.name, 'solo')).toEqual([]);
      expect(await numbersOf(party.name, 'sub.claims')).toEqual([]);
    }
  });

  it('comes after the primary insured, who is not named again', async () => {
    const [number = ''] = numbers;
    await rename(number, 'Vanterpool, Ida');
    await addParty(numbers[1] ?? '', { name: 'Vanterpool, Ida', parts: ['Beneficiary'] });
    const { policies } = await find('vanterpool');
    expect(policies.map(({ party }) => party?.parts)).toEqual([undefined, ['Beneficiary']]);
  });

  it('is among the people, if the carrier knows the client', async () => {
    const { rows } = await server.database.db.execute<{ name: string; clientId: string }>(sql`
      SELECT name, client_id AS "clientId" FROM parties JOIN party_clients USING (policy_number, position)
      JOIN policies USING (policy_number)
      WHERE agent_id = '4471902' AND position > 1 AND name NOT IN (SELECT primary_insured FROM policies)
      ORDER BY policy_number LIMIT 1`);
    const [{ name, clientId }] = rows as [{ name: string; clientId: string }];
    expect((await find(name)).people).toContainEqual(expect.objectContaining({ name, clientId }));
  });
});

it.each([
  'NL0018O0142.', '#NL0018O0142', '(NL0018O0142)', 'Policy NL0018O0142', 'Policy # NL0018O0142',
  'Policy No. NL0018O0142:', 'policy#nl0018o0142', 'NL-0018-O0142', 'nl 0018 o0142', '“NL0018O0142”',
  '‘NL0018O0142’,', 'NL0018O0142\u00a0', 'NL0018\u00adO0142', '\r\nNL0018O0142\r\n', 'Policy number: NL0018O0142;',
])('the search finds a policy by its number as mail writes it: %j', async (term) => {
  expect((await numbersOf(term))[0]).toBe('NL0018O0142');
}); // prettier-ignore

it('the search finds the address of a policy, and claims, by a number as mail writes it', async () => {
  for (const typed of ['NL0018O0142.', '#nl0018o0142', 'Policy NL-0018-O0142', '(NL0018O0142)'])
    await server.read(`/API/PolicyInfo/Policies/${encodeURIComponent(typed)}`, 'agent');
  const { rows } = await server.database.db.execute<{ claim: string; policy: string }>(sql`
    SELECT claim_number AS claim, policy_number AS policy FROM claims JOIN policies USING (policy_number)
    WHERE agent_id = '4471902' ORDER BY 1 LIMIT 1`);
  const [{ claim, policy }] = rows as [{ claim: string; policy: string }];
  for (const query of [
    { ClaimNumber: `Claim # ${claim}.` },
    { PolicyNumber: `(${policy.toLowerCase()})` },
    { PolicyNumber: `${policy.slice(0, 2)}-${policy.slice(2)}` },
  ])
    expect(await claimsOf(query)).toContain(claim);
});

it('the search finds claims by the claimant in each spelling', async () => {
  const { db } = server.database;
  const { rows } = await db.execute<{ claim: string }>(sql`
    UPDATE claims SET claimant_last_name = 'Þórðardóttir', claimant_first_name = 'D’Arcy'
    WHERE claim_number = (SELECT min(claim_number) FROM claims JOIN policies USING (policy_number)
      WHERE agent_id = '4471902') RETURNING claim_number AS claim`);
  for (const query of [
    { ClaimantLastName: 'Þórðardóttir' },
    { ClaimantLastName: 'thord' },
    { ClaimantFirstName: "D'ARCY" },
    { ClaimantFirstName: 'darcy ' },
  ])
    expect(await claimsOf(query)).toEqual([rows[0]?.claim]);
  for (const ClaimantLastName of ['%', '_', '’']) expect(await claimsOf({ ClaimantLastName })).toEqual([]);
}); // prettier-ignore

it('the search finds agents for home office in each spelling', async () => {
  const { db } = server.database;
  await db.execute(sql`UPDATE producers SET first_name = 'Þóra', last_name = 'Ng'
    WHERE producer_id = (SELECT producer_id FROM agents WHERE agent_id = '4480055')`);
  for (const term of ['thora ng', 'ÞÓRA', 'Ng, Þóra', 'ng']) {
    const { agents } = await find(term, 'office');
    expect(JSON.stringify(agents[0])).toContain('4480055');
  }
});

import {
  type Claim,
  claimSearchFields,
  type ClaimDetail,
} from '@agent-portal/data/claims/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readVisibility } from '../book/queries/testVisibility.ts';
import { readWorkbook } from '../documents/readWorkbook.ts';
import { sharedServer } from '../testing.ts';

const dana = ['4471902', '4471918', '4471925'];
const server = await sharedServer();
const account = 'sub.claims';
const { db } = server.database;
const sees = await readVisibility(db);
const { rows } = await db.execute<{ claim: Claim; writers: string[] }>(sql`
  SELECT json_build_object('claimNumber', claim_number, 'policyNumber', policy_number,
      'claimant', claimant_last_name || ', ' || claimant_first_name, 'type', claim_type,
      'received', received_on, 'status', status, 'lastUpdate', updated_on,
      'paid', CASE status WHEN 'Paid' THEN paid::text END,
      'missing', (SELECT count(*) FROM claim_items i
        WHERE i.claim_number = c.claim_number AND i.received_on IS NULL),
      'missingItem', (SELECT item FROM claim_items i WHERE i.claim_number = c.claim_number
        AND i.received_on IS NULL ORDER BY due_on, position LIMIT 1),
      'missingBy', (SELECT min(due_on) FROM claim_items i
        WHERE i.claim_number = c.claim_number AND i.received_on IS NULL)) AS claim,
    ARRAY(SELECT agent_id FROM writing_agents w WHERE w.policy_number = c.policy_number) AS writers
  FROM claims c ORDER BY received_on DESC, claim_number`);
const mine = rows.filter((row) => sees(dana, row)).map(({ claim }) => claim);

const ask = (query: object, of = '') => server.get(`/API/Claims${of}`, account, query);
const read = <Answer>(query: object, of = '') =>
  server.read<Answer>(`/API/Claims${of}`, account, query);
const claimsOf = async (query: object) =>
  (await read<{ claims: Claim[] }>({ PageSize: '100', ...query })).claims;

describe('claims', () => {
  it('are those on the own book, ten a page, the last received first', async () => {
    const page = await read({ ClaimNumber: 'c', PageNumber: '2' });
    const [totalRecords, totalPages] = [mine.length, Math.ceil(mine.length / 10)];
    expect(totalPages).toBeGreaterThan(2);
    const claims = mine.slice(10, 20);
    expect(page).toMatchObject({ currentPage: 2, totalPages, totalRecords, claims });
  });

  it('are without a search the ten that were received last', async () => {
    expect(await read({}, '/Latest')).toEqual({ claims: mine.slice(0, 10) });
  });

  it('that wait for items are those to decide that lack some, the first due first', async () => {
    const { claims } = await read<{ claims: Claim[] }>({ waiting: 'true' }, '/Latest');
    const waiting = mine.filter(
      ({ status, missing = 0 }) => missing > 0 && status !== 'Paid' && status !== 'Denied',
    );
    const due = ({ missingBy }: Claim) => missingBy ?? '';
    expect(claims.length).toBeGreaterThan(1);
    expect(claims).toEqual(
      waiting.toSorted((a, b) => (due(a) < due(b) ? -1 : Number(due(a) > due(b)))),
    );
  });

  it('are found by their numbers, those of other agents left out', async () => {
    const named = mine.slice(-2);
    const foreign = rows.find((row) => !sees(dana, row))?.claim;
    expect(foreign).toBeDefined();
    const query = new URLSearchParams();
    for (const one of [...named, foreign]) query.append('claimNumbers', one?.claimNumber ?? '');
    expect(await read({}, `/Latest?${query.toString()}`)).toEqual({ claims: named });
  });

  it.each(['received', 'lastUpdate', 'paid', 'claimNumber'] as const)(
    'sort by %s either way, what has none last and equal ones by their number',
    async (field) => {
      for (const sign of [1, -1]) {
        const value = (claim: Claim) => (field === 'paid' ? Number(claim.paid) : claim[field]);
        const compare = (a: Claim, b: Claim) =>
          Number(a[field] === null) - Number(b[field] === null) ||
          (value(a) === value(b) ? 0 : (value(a) ?? 0) < (value(b) ?? 0) ? -sign : sign) ||
          (a.claimNumber < b.claimNumber ? -1 : 1);
        const sorted = await claimsOf({
          ClaimNumber: 'C',
          orderBy: field + (sign < 0 ? ' desc' : ''),
        });
        expect(sorted).toEqual(mine.toSorted(compare));
      }
    },
  );

  it('are found by how each field begins, in any case, all of them together', async () => {
    const { claimNumber, policyNumber, claimant } = mine[3]!;
    const [last = '', first = ''] = claimant.split(', ');
    const ofFamily = mine.filter((claim) => claim.claimant.startsWith(`${last}, `));
    expect(await claimsOf({ ClaimantLastName: last.toUpperCase() })).toEqual(ofFamily);
    const all = { PolicyNumber: policyNumber, ClaimantFirstName: first, ClaimNumber: claimNumber };
    expect(await claimsOf(all)).toEqual([mine[3]]);
    expect(await claimsOf({ ...all, ClaimantFirstName: 'Nobody' })).toEqual([]);
    expect(await claimsOf({ ...all, PolicyNumber: '%' })).toEqual([]);
  });

  it.each(['', '/Export'])('need something to look for: the refusal of %s names it', async (of) => {
    const answer = await ask({ orderBy: 'paid' }, of);
    const { errors } = (await answer.json()) as { errors: { field: string }[] };
    expect(answer.status).toBe(400);
    expect(errors.map(({ field }) => field)).toEqual(Object.keys(claimSearchFields));
  });

  it('export a workbook in the current order', async () => {
    const { body } = await ask({ ClaimNumber: 'C', orderBy: 'paid desc' }, '/Export');
    const { rows, about } = await readWorkbook(body!);
    const sorted = await claimsOf({ ClaimNumber: 'C', orderBy: 'paid desc' });
    expect(rows.slice(1).map((row) => [row[0]?.value, row[4]?.kind])).toEqual(
      sorted.map(({ claimNumber }) => [claimNumber, 'number']),
    );
    expect(rows[1]?.[7]).toEqual({ kind: 'number', value: String(Number(sorted[0]?.paid)) });
    expect(about.map((row) => row.map(({ value }) => value))).toContainEqual(['Claim number', 'C']);
  });

  it('of a death are on policies that it ended, but for three, and all others on policies in force', async () => {
    const { rows } = await server.database.db.execute<Record<'wrong' | 'deaths', number>>(sql`
      SELECT count(*) FILTER (WHERE received_on > updated_on OR received_on < issue_date
          OR (claim_type <> 'Death' AND policies.status = 'Terminated'))::int AS wrong,
        count(*) FILTER (WHERE claim_type = 'Death' AND policies.status <> 'Terminated')::int AS deaths
      FROM claims JOIN policies USING (policy_number)`);
    expect(rows).toEqual([{ wrong: 0, deaths: 3 }]);
  });

  it('do not wait for items once they are decided', async () => {
    const readWaiting = () => read<{ claims: Claim[] }>({ waiting: 'true' }, '/Latest');
    const { claims } = await readWaiting();
    const [decided, ...others] = claims;
    await server.database.db.execute(
      sql`UPDATE claims SET status = 'Denied' WHERE claim_number = ${decided?.claimNumber}`,
    );
    expect(await readWaiting()).toEqual({ claims: others });
  });
});

const { rows: everyClaim } = await db.execute<{
  number: string;
  insured: string;
  writers: string[];
}>(sql`
  SELECT claim_number AS number, primary_insured AS insured,
    ARRAY(SELECT agent_id FROM writing_agents w WHERE w.policy_number = c.policy_number) AS writers
  FROM claims c JOIN policies USING (policy_number) ORDER BY claim_number`);

const open = (number: string) => read<ClaimDetail>({}, `/Details/${number}`);

describe('a claim', () => {
  it('is the row of the list, with its policy, items and history', async () => {
    const claims = await claimsOf({ ClaimNumber: 'C' });
    expect(claims.some(({ missing = 0 }) => missing > 0)).toBe(true);
    for (const row of claims) {
      const claim = await open(row.claimNumber);
      expect(claim).toMatchObject(row);
      expect(claim.policy.primaryInsured).toBe(
        everyClaim.find(({ number }) => number === row.claimNumber)?.insured,
      );
      const waiting = claim.items.filter(({ receivedOn }) => receivedOn === null);
      expect(waiting).toHaveLength(row.missing ?? -1);
      // What home office waits for is first.
      expect(claim.items.slice(0, waiting.length)).toEqual(waiting);
      expect(claim.history[0]).toMatchObject({ event: 'Received', date: row.received });
      expect(claim.history.at(-1)?.date).toBe(row.lastUpdate);
    }
  });
});

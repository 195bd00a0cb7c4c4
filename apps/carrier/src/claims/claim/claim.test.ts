import type { Claim, ClaimDetail } from '@agent-portal/data/claims/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readVisibility } from '../../book/queries/testVisibility.ts';
import { type SignedIn, type TestServer, testServer } from '../../testing.ts';

const dana = ['4471902', '4471918', '4471925'];
let server: TestServer;
let headers: SignedIn;
let all: readonly { number: string; insured: string; writers: string[] }[];
let sees: Awaited<ReturnType<typeof readVisibility>>;
beforeAll(async () => {
  server = await testServer();
  headers = await server.signIn('sub.claims');
  const { db } = server.database;
  sees = await readVisibility(db);
  const { rows } = await db.execute<(typeof all)[number]>(sql`
    SELECT claim_number AS number, primary_insured AS insured,
      ARRAY(SELECT agent_id FROM writing_agents w WHERE w.policy_number = c.policy_number) AS writers
    FROM claims c JOIN policies USING (policy_number) ORDER BY claim_number`);
  all = rows;
});
afterAll(() => server.database.close());

const ask = (path: string, signedIn = headers) =>
  server.request(`/API/Claims${path}`, { headers: { ...signedIn } });
const open = async (number: string) =>
  (await (await ask(`/Details/${number}`)).json()) as ClaimDetail;

describe('a claim', () => {
  it('is the row of the list, with its policy, items and history', async () => {
    const answer = await ask('?ClaimNumber=C&PageSize=100');
    const { claims } = (await answer.json()) as { claims: Claim[] };
    expect(claims.some(({ missing = 0 }) => missing > 0)).toBe(true);
    for (const row of claims) {
      const claim = await open(row.claimNumber);
      expect(claim).toMatchObject(row);
      expect(claim.policy.primaryInsured).toBe(
        all.find(({ number }) => number === row.claimNumber)?.insured,
      );
      const waiting = claim.items.filter(({ receivedOn }) => receivedOn === null);
      expect(waiting).toHaveLength(row.missing ?? -1);
      // What home office waits for is first.
      expect(claim.items.slice(0, waiting.length)).toEqual(waiting);
      expect(claim.history[0]).toMatchObject({ event: 'Received', date: row.received });
      expect(claim.history.at(-1)?.date).toBe(row.lastUpdate);
    }
  });

  it('of another book answers 404, like a claim that does not exist', async () => {
    const foreign = all.find((row) => !sees(dana, row));
    const own = all.find((row) => sees(dana, row));
    expect((await ask(`/Details/${own?.number}`)).status).toBe(200);
    for (const number of [foreign?.number, 'C9']) {
      const answer = await ask(`/Details/${number}`);
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toContain(foreign?.insured);
    }
  });

  it('needs the role Claims', async () => {
    const other = await server.signIn('sub.casemanagement');
    expect((await ask(`/Details/${all[0]?.number}`, other)).status).toBe(403);
  });
});

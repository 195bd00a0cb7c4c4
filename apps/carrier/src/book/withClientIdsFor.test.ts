import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sharedServer } from '../testing.ts';

interface Row {
  readonly policyNumber: string;
  readonly primaryInsured: string;
  readonly clientId?: string;
}

const server = await sharedServer();
const { rows } = await server.database.db.execute<{
  number: string;
  name: string;
  id: string | null;
}>(sql`
  SELECT p.policy_number AS number, primary_insured AS name, client_id AS id
  FROM policies p LEFT JOIN party_clients c ON c.policy_number = p.policy_number AND position = 1`);
const insureds = new Map(rows.map((row) => [row.number, row]));

const numberOf = ({ policyNumber }: Row) => policyNumber;

/** The claims of a caller: the insured is only on the page of each one. */
async function claimPages(account: string): Promise<Row[]> {
  const query = { ClaimNumber: 'C', PageSize: 10 };
  const { claims } = await server.read<{ claims: { claimNumber: string }[] }>(
    '/API/Claims',
    account,
    query,
  );
  type Page = { policyNumber: string; policy: Omit<Row, 'policyNumber'> };
  const pages = claims.map(({ claimNumber }) =>
    server.read<Page>(`/API/Claims/Details/${claimNumber}`, account),
  );
  return (await Promise.all(pages)).map(({ policyNumber, policy }) =>
    Object.assign(policy, { policyNumber }),
  );
}

const money = '/API/CommissionsAndDebt';
const listAt = (path: string, field: string) => async (account: string) =>
  (await server.read<Record<string, Row[]>>(path, account))[field] ?? [];

const production = '/API/ProductionCredit/Individual/PolicyDetails?pageSize=25';
const finance = 'sub.commissionsagentdebt';

/** Each call, with an account that may make it but may not open clients. */
const calls = [
  ['a claim', claimPages, 'sub.claims'],
  [
    'the commissions',
    listAt(`${money}/Commissions/PolicyDetails?pageSize=25`, 'policyDetails'),
    finance,
  ],
  [
    'the expected commissions',
    listAt(`${money}/Commissions/Expected?pageSize=25`, 'policies'),
    finance,
  ],
  ['the secured advances', listAt(`${money}/Debt/SecuredAdvances?pageSize=25`, 'agents'), finance],
  ['the debt at risk', listAt(`${money}/Debt/AtRisk`, 'policies'), finance],
  ['the production', listAt(production, 'policyDetails'), 'sub.production'],
] as const;

/** Clients that a list named. */
const opened = new Set<string>();

describe.each(calls)('the names of %s', (_, rowsFor, account) => {
  it('have the client id of the insured of their policy, in the own book', async () => {
    const rows = await rowsFor('agent');
    for (const { policyNumber, primaryInsured, clientId } of rows) {
      const insured = insureds.get(policyNumber);
      expect(primaryInsured).toBe(insured?.name);
      expect(clientId ?? null).toBe(insured?.id);
    }
    const ids = new Set(rows.flatMap(({ clientId = [] }) => clientId));
    expect(ids.size).toBeGreaterThan(0);
    // No id of another agency: the caller can open each one.
    for (const id of ids) if (!opened.has(id)) await server.read(`/API/Clients/${id}`, 'agent');
    for (const id of ids) opened.add(id);
  });

  it('have no client id for a caller who may not open clients', async () => {
    const rows = await rowsFor(account);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row).not.toHaveProperty('clientId');
    const all = await rowsFor('agent');
    expect(rows.map(numberOf)).toEqual(all.map(numberOf));
  });
});

it('agents with historical access see names without client ids in their commissions', async () => {
  const [, [, rowsFor]] = calls;
  const rows = await rowsFor('historical');
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(row).not.toHaveProperty('clientId');
});

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

const askAs = async (account: string) => {
  const headers = { ...(await server.signIn(account)) };
  return (path: string) => server.request(path, { headers });
};
type Ask = Awaited<ReturnType<typeof askAs>>;
async function read<Answer>(ask: Ask, path: string): Promise<Answer> {
  const answer = await ask(path);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Answer;
}

/** The claims of the caller: the insured is only on the page of each one. */
async function claimPages(ask: Ask): Promise<Row[]> {
  const found = await read<{ claims: { claimNumber: string }[] }>(
    ask,
    '/API/Claims?ClaimNumber=C&PageSize=100',
  );
  const pages = found.claims.map(({ claimNumber }) =>
    read<{ policyNumber: string; policy: Omit<Row, 'policyNumber'> }>(
      ask,
      `/API/Claims/Details/${claimNumber}`,
    ),
  );
  return (await Promise.all(pages)).map(({ policyNumber, policy }) =>
    Object.assign(policy, { policyNumber }),
  );
}

const money = '/API/CommissionsAndDebt';
const listAt =
  (path: string, field: string) =>
  async (ask: Ask): Promise<Row[]> =>
    (await read<Record<string, Row[]>>(ask, path))[field] ?? [];

/** Each call, with an account that may make it but may not open clients. */
const calls = [
  ['a claim', claimPages, 'sub.claims'],
  [
    'the commissions',
    listAt(`${money}/Commissions/PolicyDetails?pageSize=100`, 'policyDetails'),
    'sub.commissionsagentdebt',
  ],
  [
    'the expected commissions',
    listAt(`${money}/Commissions/Expected?pageSize=100`, 'policies'),
    'sub.commissionsagentdebt',
  ],
  [
    'the secured advances',
    listAt(`${money}/Debt/SecuredAdvances?pageSize=100`, 'agents'),
    'sub.commissionsagentdebt',
  ],
  ['the debt at risk', listAt(`${money}/Debt/AtRisk`, 'policies'), 'sub.commissionsagentdebt'],
  [
    'the production',
    listAt('/API/ProductionCredit/Individual/PolicyDetails?pageSize=100', 'policyDetails'),
    'sub.production',
  ],
] as const;

describe.each(calls)('the names of %s', (_, rowsFor, account) => {
  it('have the client id of the insured of their policy, in the own book', async () => {
    const ask = await askAs('agent');
    const rows = await rowsFor(ask);
    for (const { policyNumber, primaryInsured, clientId } of rows) {
      const insured = insureds.get(policyNumber);
      expect(primaryInsured).toBe(insured?.name);
      expect(clientId ?? null).toBe(insured?.id);
    }
    const ids = new Set(rows.flatMap(({ clientId = [] }) => clientId));
    expect(ids.size).toBeGreaterThan(0);
    // No id of another agency: the caller can open each one.
    const answers = await Promise.all([...ids].map((id) => ask(`/API/Clients/${id}`)));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  });

  it('have no client id for a caller who may not open clients', async () => {
    const rows = await rowsFor(await askAs(account));
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row).not.toHaveProperty('clientId');
    const all = await rowsFor(await askAs('agent'));
    expect(rows.map(numberOf)).toEqual(all.map(numberOf));
  });
});

it('agents with historical access see names without client ids in their commissions', async () => {
  const [, [, rowsFor]] = calls;
  const rows = await rowsFor(await askAs('historical'));
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(row).not.toHaveProperty('clientId');
});

import type { getSecuredAdvances, getUnsecuredAdvances } from '@agent-portal/data/debt/contract';
import type { DebtAtRisk } from '@agent-portal/data/debt/contract';
import type { OutputOf } from '@agent-portal/data/endpoint';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readVisibility } from '../book/queries/testVisibility.ts';
import { centsOf } from '../db/cents.ts';
import { readWorkbook } from '../documents/readWorkbook.ts';
import { sharedServer } from '../testing.ts';

type Unsecured = OutputOf<typeof getUnsecuredAdvances>;
type Secured = OutputOf<typeof getSecuredAdvances>;

interface Row {
  readonly id: number;
  readonly agent: string;
  readonly policy: string;
  readonly secured: boolean;
  readonly advanced: number;
  readonly recovered: number;
}

const dana = ['4471902', '4471918', '4471925'];
const server = await sharedServer();
const { db } = server.database;
const sees = await readVisibility(db);
const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
  SELECT row_id AS id, agent_id AS agent, policy_number AS policy, is_secured AS secured,
    advanced_cents AS advanced,
    coalesce((SELECT -sum(commission_cents) FROM commission_lines l
      WHERE l.advance_id = a.row_id AND transaction <> 'Advance'), 0)::int AS recovered
  FROM advances a`);
const mine = rows.filter(({ agent }) => sees(dana, { writers: [agent] }));

const root = '/API/CommissionsAndDebt/Debt';
const ask = (of: string, query = {}) => server.get(`${root}/${of}`, 'agent', query);
const get = <Answer>(of: string, query = {}) =>
  server.read<Answer>(`${root}/${of}`, 'agent', query);
const sumOf = (rows: readonly Row[], of: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + of(row), 0);
const balance = ({ advanced, recovered }: Row) => advanced - recovered;

describe.each([
  ['UnsecuredAdvances', false],
  ['SecuredAdvances', true],
])('%s', (of, isSecured) => {
  const ofKind = () => mine.filter(({ secured }) => secured === isSecured);

  it('are the advances of the own book, and the debt is advances minus recoveries', async () => {
    const page = await get<Unsecured>(of, { pageSize: '100' });
    expect(page.agents.length).toBe(page.totalRecords);
    expect(page.agents.map(({ advanceId = 0 }) => advanceId).toSorted((a, b) => a - b)).toEqual(
      ofKind()
        .map(({ id }) => id)
        .toSorted((a, b) => a - b),
    );
    expect(centsOf(page.totalDebt)).toBe(sumOf(ofKind(), balance));
    for (const row of page.agents) {
      expect(centsOf(row.balance)).toBe(centsOf(row.advanced) - centsOf(row.recovered));
    }
  });

  it('are filtered by agent, last name, policy and hierarchy', async () => {
    const { agent, policy } = ofKind().find((row) => row.agent === '4473322')!;
    const count = async (query: object) => (await get<Secured>(of, query)).totalRecords;
    const ofAgent = ofKind().filter((row) => row.agent === agent).length;
    expect(ofAgent).toBeGreaterThan(0);
    expect(await count({ agentIds: agent })).toBe(ofAgent);
    expect(await count({ agentNames: 'Raman' })).toBe(ofAgent);
    const below = new Set(['4473322', '4473341', '4473347']);
    expect(await count({ HierarchyAgentNumber: agent })).toBe(
      ofKind().filter((row) => below.has(row.agent)).length,
    );
    expect(await count({ policyNumbers: policy })).toBe(
      ofKind().filter((row) => row.policy === policy).length,
    );
    const { totalDebt } = await get<Secured>(of, { agentIds: agent });
    const rowsOfAgent = ofKind().filter((row) => row.agent === agent);
    expect(centsOf(totalDebt)).toBe(sumOf(rowsOfAgent, balance));
    expect(await count({ agentIds: 'nobody' })).toBe(0);
    expect(await count({ AgentId: agent })).toBeLessThan(ofKind().length);
  });

  it('hide settled advances with openOnly, also in the export', async () => {
    const query = { openOnly: 'true', pageSize: '100' };
    const open = ofKind().filter((row) => balance(row) !== 0);
    expect(open.length).toBeGreaterThan(0);
    const { agents, totalRecords, totalDebt, filters } = await get<Unsecured>(of, {
      ...query,
      includeFilters: 'true',
    });
    expect(filters?.hasOpenOnly).toBe(true);
    expect(totalRecords).toBe(open.length);
    expect(agents.every((row) => centsOf(row.balance) !== 0)).toBe(true);
    expect(centsOf(totalDebt)).toBe(sumOf(open, balance));
    const { rows, about } = await readWorkbook(
      (await ask(`${of}/Export`, { openOnly: 'true' })).body!,
    );
    expect(rows).toHaveLength(open.length + 1);
    expect(about.map((row) => row.map(({ value }) => value))).toContainEqual([
      'Open balances only',
      'Yes',
    ]);
  });

  it('export a workbook with the cells of the screen', async () => {
    const query = { orderBy: 'balance', sortDirection: 'desc' };
    const answer = await ask(`${of}/Export`, query);
    const name = isSecured ? 'SecuredDebt' : 'UnsecuredDebt';
    expect(answer.headers.get('Content-Disposition')).toContain(`${name}-11-18-2026.xlsx`);
    const { rows, totals } = await readWorkbook(answer.body!);
    const { agents, totalDebt } = await get<Secured>(of, { ...query, pageSize: '100' });
    expect(Number(totals['Total balance']?.value)).toBe(Number(totalDebt));
    expect(rows.slice(1).map((row) => Number(row.at(-1)?.value))).toEqual(
      agents.map((row) => Number(row.balance)),
    );
  });
});

describe('debt at risk', () => {
  it('lists policies past due, largest amount first, and sums to its total', async () => {
    const { policies, totalAtRisk } = await get<DebtAtRisk>('AtRisk');
    expect(policies.length).toBeGreaterThan(0);
    const amounts = policies.map(({ atRisk }) => centsOf(atRisk));
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(centsOf(totalAtRisk));
    const [first] = policies;
    const of = (policyNumbers: string) => get<DebtAtRisk>('AtRisk', { policyNumbers });
    expect(await of(first!.policyNumber)).toMatchObject({
      totalAtRisk: first!.atRisk,
      policies: [first],
    });
    expect((await of('NL0')).policies).toEqual([]);
    for (const policy of policies) {
      expect(policy.paidToDate < '2026-11-18').toBe(true);
      expect(centsOf(policy.commission) + centsOf(policy.advance)).toBe(centsOf(policy.atRisk));
    }
  });

  it('is the unrecovered advances of a policy, apart from its other commission', async () => {
    const { db } = server.database;
    const { rows } = await db.execute<{ policy: string; paid_to_date: string }>(sql`
      SELECT policy_number AS policy, paid_to_date::text FROM policies WHERE status = 'Active'`);
    const open = mine.filter((row) => balance(row) > 0);
    const { policy = '', paid_to_date } =
      rows.find((row) => open.some((one) => one.policy === row.policy)) ?? {};
    const set = (day: string | undefined) =>
      db.execute(sql`UPDATE policies SET paid_to_date = ${day} WHERE policy_number = ${policy}`);
    const advance = sumOf(
      open.filter((row) => row.policy === policy),
      balance,
    );
    expect(advance).toBeGreaterThan(0);
    await set('2026-10-18');
    const { policies } = await get<DebtAtRisk>('AtRisk');
    await set(paid_to_date);
    const found = policies.find(({ policyNumber }) => policyNumber === policy);
    expect(found?.daysPastDue).toBe(31);
    expect(centsOf(found?.advance ?? '')).toBe(advance);
    expect(policies.some(({ commission }) => centsOf(commission) > 0)).toBe(true);
  });
});

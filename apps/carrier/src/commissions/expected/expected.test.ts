import { testDeps } from '../../http/testing.ts';
import { and, inArray, sql } from 'drizzle-orm';
import { expect, test, vi, it } from 'vitest';
import { findDownline } from '../../book/queries/downline.ts';
import { topAgentId } from '../../hierarchy/fixedPeople.ts';
import { sharedServer } from '../../testing.ts';
import { aboveOf } from '../rates.ts';
import { cycleOf } from '../cycles.ts';
import { findPayingPolicies, findWritersBelow } from '../queries/expected.ts';
import { commissionLines } from '../tables.ts';
import { expectedOf } from './expected.ts';
import { addExpected, addReceived, type Expectation, noExpectation } from './expectedOf.ts';
import type { getCommissionDetails } from '@agent-portal/data/commissions/contract';
import type { getPolicyCommissions } from '@agent-portal/data/commissions/explained/contract';
import type { OutputOf } from '@agent-portal/data/endpoint';
import { centsOf } from '../../db/cents.ts';

const server = await sharedServer();
const { db } = server.database;
const deps = testDeps(db);
// Paid in the open cycle, and due in a closed one.
await db.execute(sql`UPDATE commission_lines SET due_on = '2026-10-05' WHERE row_id IN (
  SELECT row_id FROM commission_lines WHERE cycle_end_date = '2026-11-30' ORDER BY row_id LIMIT 20)`);

type Scope = Parameters<typeof expectedOf>[1];
type Span = Parameters<typeof expectedOf>[2];

/** The same from each line, for the policies of all agents below, whether they pay an agent or not. */
async function expectedOfAllBelow(paidTo: Scope, span: Span) {
  const { db } = deps;
  const paths = new Map(
    (await findWritersBelow(db, paidTo)).map(({ agentId, path }) => [agentId, path]),
  );
  const open = cycleOf(span.today).cycleEndDate;
  const lines = await db
    .select()
    .from(commissionLines)
    .where(
      and(
        inArray(commissionLines.paidAgentId, [...paidTo]),
        inArray(commissionLines.cycleEndDate, [span.cycleEndDate, open]),
      ),
    )
    .orderBy(commissionLines.rowId);
  const linesOf = Map.groupBy(lines, ({ policyNumber }) => policyNumber);
  const all: Record<string, Expectation> = {};
  const of = (policyNumber: string) => (all[policyNumber] ??= noExpectation());
  const days = { from: span.cycleStartDate, to: span.cycleEndDate };
  for (const row of await findPayingPolicies(db, [...paths.keys()], days)) {
    const { agentId, policyNumber, split } = row;
    const paid = [agentId, ...aboveOf(paths.get(agentId) ?? '')].flatMap((id, level) =>
      paidTo.includes(id) ? [{ agentId: id, level }] : [],
    );
    const paying = { ...row, splitThousandths: Math.round(split * 1_000), paid };
    addExpected(of(policyNumber), paying, linesOf.get(policyNumber) ?? [], span);
  }
  for (const line of lines)
    if (line.cycleEndDate === span.cycleEndDate) addReceived(of(line.policyNumber), line, span);
  return Object.fromEntries(
    Object.entries(all).filter(([, one]) => one.expected || one.received || one.differences.size),
  );
}

const cycles = [
  { cycleStartDate: '2026-11-16', cycleEndDate: '2026-11-30', today: '2026-11-18' },
  { cycleStartDate: '2026-10-01', cycleEndDate: '2026-10-15', today: '2026-11-18' },
];

const byPolicy = (all: Awaited<ReturnType<typeof expectedOf>>) =>
  Object.fromEntries(
    all.map(({ policyNumber, expected, received, differences }) => [
      policyNumber,
      { expected, received, differences },
    ]),
  );

const idsOfAll = async () =>
  (await findDownline(deps.db, [topAgentId])).map(({ agentId }) => agentId);

test('the expected commission reads only the policies that pay the agents, with the same result as the whole downline', async () => {
  const everybody = await idsOfAll();
  const some = everybody.filter((_, at) => at % 6 === 0);
  let policies = 0;
  for (const scope of [...some.map((id) => [id]), some, [topAgentId], everybody]) {
    for (const span of cycles) {
      const all = await expectedOf(deps, scope, span);
      policies += all.length;
      expect(byPolicy(all)).toEqual(await expectedOfAllBelow(scope, span));
    }
  }
  expect(policies).toBeGreaterThan(300);
});

test('the expected commission sums lines that differ only in their amount, with the same result as each line', async () => {
  const [span] = cycles;
  const some = await idsOfAll();
  const before = await expectedOf(deps, some, span!);
  // Two more of each line, in another order, so that the first one in the order of the table is not the first.
  await deps.db.execute(sql`
    INSERT INTO commission_lines
    SELECT last.row_id + row_number() OVER (ORDER BY line.row_id DESC), cycle_end_date, policy_number,
      writing_agent_id, paid_agent_id, transaction, posted_on, due_on, premium_cents, rate_bp,
      split_thousandths, commission_cents * copy, policy_year, NULL, advance_id, reason
    FROM commission_lines line, generate_series(2, 3) copy,
      (SELECT max(row_id) AS row_id FROM commission_lines) last
    WHERE line.cycle_end_date IN ('2026-10-15', '2026-11-30')`);
  const all = await expectedOf(deps, some, span!);
  expect(all.map(({ received }) => received)).not.toEqual(before.map(({ received }) => received));
  for (const one of cycles) {
    expect(byPolicy(await expectedOf(deps, some, one))).toEqual(
      await expectedOfAllBelow(some, one),
    );
  }
});

test('the expected commission reads for home office only its own policies, because others pay it nothing', async () => {
  const [span] = cycles;
  const query = vi.spyOn(server.database.pool, 'query');
  expect(await expectedOf(deps, [topAgentId], span!)).toEqual([]);
  const read = query.mock.calls.map((call) => JSON.stringify(call));
  const ofPolicies = read.filter((text) => text.includes('modal_premium'));
  query.mockRestore();
  expect(ofPolicies).toHaveLength(1);
  expect(ofPolicies[0]).toContain(`[["${topAgentId}"],`);
});

const get = <Answer>(of: string) =>
  server.read<Answer>(`/API/CommissionsAndDebt/Commissions/${of}`, 'sub.commissionsagentdebt');
const detailsOf = (query: string) =>
  get<OutputOf<typeof getCommissionDetails>>(`PolicyDetails?pageSize=100&${query}`);
const ofPolicy = (policyNumber: string) =>
  get<OutputOf<typeof getPolicyCommissions>>(`Policies/${policyNumber}`);

const byId = (lines: OutputOf<typeof getPolicyCommissions>['lines']) =>
  lines.toSorted((a, b) => (a.lineId ?? 0) - (b.lineId ?? 0));
const sumOf = (amounts: readonly string[]) =>
  amounts.reduce((total, amount) => total + centsOf(amount), 0);

it('a policy shows the lines that commissions show', async () => {
  const policyNumber = 'NL0020Q1852';
  const { lines, paidTotal, estimatedTotal } = await ofPolicy(policyNumber);
  const page = await detailsOf(`policyNumbers=${policyNumber}`);
  expect(lines.length).toBeGreaterThan(10);
  expect(byId(lines)).toEqual(byId(page.policyDetails));
  expect(sumOf([paidTotal, estimatedTotal])).toBe(centsOf(page.commissionTotal ?? ''));
});

it('a policy does not count the open cycle as paid', async () => {
  const open = await detailsOf('CycleBeginDate=2026-11-16&CycleEndDate=2026-11-30');
  const { policyNumber = '' } =
    open.policyDetails.find(({ commission }) => centsOf(commission) !== 0) ?? {};
  const { lines, paidTotal, estimatedTotal } = await ofPolicy(policyNumber);
  const commissions = (isOpen: boolean) =>
    sumOf(
      lines
        .filter(({ cycleDate }) => (cycleDate === '2026-11-30') === isOpen)
        .map(({ commission }) => commission),
    );
  expect(commissions(true)).not.toBe(0);
  expect(centsOf(estimatedTotal)).toBe(commissions(true));
  expect(centsOf(paidTotal)).toBe(commissions(false));
});

import type {
  getCommissionDetails,
  getWritingAgentDetails,
} from '@agent-portal/data/commissions/contract';
import type {
  CommissionTrace,
  ExpectedCommissions,
  getCommissionSummary,
} from '@agent-portal/data/commissions/explained/contract';
import type { OutputOf } from '@agent-portal/data/endpoint';
import { describe, expect, it } from 'vitest';
import { centsOf } from '../db/cents.ts';
import { readWorkbook } from '../documents/readWorkbook.ts';
import { sharedServer } from '../testing.ts';
import { termsOf } from './trace/termsOf.ts';
import { advances, commissionLines } from './tables.ts';

type Details = OutputOf<typeof getCommissionDetails>;
type Writers = OutputOf<typeof getWritingAgentDetails>;
type Summary = OutputOf<typeof getCommissionSummary>;

const dana = new Set(['4471902', '4471918', '4471925']);
const closed = { CycleBeginDate: '2026-11-01', CycleEndDate: '2026-11-15' };
const server = await sharedServer();
const account = 'sub.commissionsagentdebt';
const all = await server.database.db.select().from(commissionLines).orderBy(commissionLines.rowId);
const mine = all.filter(({ paidAgentId }) => dana.has(paidAgentId));

const root = '/API/CommissionsAndDebt/Commissions';
const ask = (of: string, query: object = {}) => server.get(`${root}/${of}`, account, query);
const get = <Answer>(of: string, query: object = {}) =>
  server.read<Answer>(`${root}/${of}`, account, query);

const sum = (lines: readonly { readonly commissionCents: number }[]) =>
  lines.reduce((total, { commissionCents }) => total + commissionCents, 0);
const sumOfMoney = (amounts: readonly string[]) =>
  amounts.reduce((total, amount) => total + centsOf(amount), 0);

describe('the policy details', () => {
  it('list what was paid to the own agent ids, ten a page, newest cycle first', async () => {
    const page = await get<Details>('PolicyDetails', { page: 2 });
    const expected = mine.toSorted(
      (a, b) =>
        Number(a.cycleEndDate < b.cycleEndDate) - Number(a.cycleEndDate > b.cycleEndDate) ||
        a.rowId - b.rowId,
    );
    expect(page.policyDetails.map(({ lineId }) => lineId)).toEqual(
      expected.slice(10, 20).map(({ rowId }) => rowId),
    );
    expect(page).toMatchObject({ page: 2, pageSize: 10, totalRecords: mine.length, filters: null });
    expect(page.totalPages).toBe(Math.ceil(mine.length / 10));
    expect(centsOf(page.commissionTotal ?? '')).toBe(sum(mine));
  });

  it('are filtered by cycle, writing agent, last name, policy and hierarchy, all together', async () => {
    const ids = async (query: object) => {
      const { policyDetails } = await get<Details>('PolicyDetails', { pageSize: 100, ...query });
      return policyDetails.map(({ lineId = 0 }) => lineId).toSorted((a, b) => a - b);
    };
    const ofCycle = mine.filter(({ cycleEndDate }) => cycleEndDate === '2026-11-15');
    const idsOf = (lines: typeof mine) => lines.map(({ rowId }) => rowId);
    expect(await ids(closed)).toEqual(idsOf(ofCycle));
    const ofMarco = ofCycle.filter(({ writingAgentId }) => writingAgentId === '4473310');
    expect(ofMarco).not.toEqual([]);
    expect(await ids({ ...closed, WritingAgentIds: '4473310,0' })).toEqual(idsOf(ofMarco));
    expect(await ids({ ...closed, writingAgents: ['Reyes', 'Nobody'] })).toEqual(idsOf(ofMarco));
    const below = new Set(['4473310', '4473322', '4473329', '4473341', '4473347']);
    expect(await ids({ ...closed, HierarchyAgentNumber: '4473310' })).toEqual(
      idsOf(ofCycle.filter(({ writingAgentId }) => below.has(writingAgentId))),
    );
    const { policyNumber = '' } = ofCycle[0] ?? {};
    const ofPolicy = mine.filter((line) => line.policyNumber === policyNumber).slice(0, 100);
    expect(await ids({ policyNumbers: [policyNumber] })).toEqual(idsOf(ofPolicy));
    expect(await ids({ ...closed, WritingAgentIds: '0' })).toEqual([]);
  });

  it('are those of a downline agent on request, and 404 for any other agent', async () => {
    const { totalRecords } = await get<Details>('PolicyDetails', { AgentId: '4473310' });
    expect(totalRecords).toBe(all.filter((line) => line.paidAgentId === '4473310').length);
    expect((await ask('PolicyDetails', { AgentId: '4480055' })).status).toBe(404);
  });

  it('list the options of their filters', async () => {
    const { filters } = await get<Details>('PolicyDetails', { includeFilters: true });
    const distinct = (values: readonly string[]) => [...new Set(values)].toSorted();
    expect(filters?.policyNumberFilterValues).toEqual(
      distinct(mine.map(({ policyNumber }) => policyNumber)),
    );
    expect(filters?.writingAgentFilterValues.map(({ agentId }) => agentId).toSorted()).toEqual(
      distinct(mine.map(({ writingAgentId }) => writingAgentId)),
    );
    expect(filters?.cycleDateFilterValues).toHaveLength(73);
    expect(filters?.hierarchyFilterValues[0]).toMatchObject({ agentNumber: '4470057' });
  });

  it('export a workbook with the cells of the screen', async () => {
    const query = { ...closed, orderBy: 'commission' };
    const answer = await ask('PolicyDetails/Export', query);
    expect(answer.headers.get('Content-Disposition')).toContain(
      'Commissions-PolicyDetails-11-18-2026.xlsx',
    );
    const { rows, totals } = await readWorkbook(answer.body!);
    const page = await get<Details>('PolicyDetails', { ...query, pageSize: 100 });
    const { policyDetails, premiumTotal, commissionTotal } = page;
    expect(rows).toHaveLength(page.totalRecords + 1);
    expect(Number(totals['Total premium']?.value)).toBe(Number(premiumTotal));
    expect(Number(totals['Total commission']?.value)).toBe(Number(commissionTotal));
    expect(rows.slice(1).map((row) => (row[7] ? Number(row[7].value) : null))).toEqual(
      policyDetails.map(({ rate }) => rate),
    );
    expect(rows.slice(1).map((row) => [row[0]?.value, Number(row[8]?.value)])).toEqual(
      policyDetails.map(({ policyNumber, commission }) => [policyNumber, Number(commission)]),
    );
  });
});

describe('the figures agree to the cent', () => {
  it('a cycle is the sum of its details, and a year to date the sum of its cycles', async () => {
    const summary = await get<Summary>('Summary', {});
    expect(summary.cycles).toHaveLength(73);
    for (const cycle of summary.cycles) {
      const lines = mine.filter(({ cycleEndDate }) => cycleEndDate === cycle.cycleEndDate);
      expect(centsOf(cycle.myCommissions)).toBe(sum(lines));
      const firstYear = lines.filter(({ transaction }) => transaction === 'First Year');
      expect(centsOf(cycle.firstYear)).toBe(sum(firstYear));
    }
    const ofYear = summary.cycles.filter(({ cycleEndDate }) => cycleEndDate.startsWith('2026'));
    const total = (field: 'myCommissions' | 'firstYear' | 'renewal') =>
      sumOfMoney(ofYear.map((cycle) => cycle[field]));
    expect(centsOf(summary.taxableCommissionsTotal)).toBe(total('myCommissions'));
    expect(centsOf(summary.firstYearCommissionsCurrentYear)).toBe(total('firstYear'));
    expect(centsOf(summary.renewalCommissionsCurrentYear)).toBe(total('renewal'));
    expect(sumOfMoney(summary.months.map(({ currentYear }) => currentYear))).toBe(
      total('myCommissions'),
    );
    expect(summary.cycle).toEqual(summary.cycles[0]);
    expect(summary.cycle.estimated).toBe(true);
  });

  it('the year before counts up to the same cycle', async () => {
    const summary = await get<Summary>('Summary', { CycleEndDate: '2026-06-30' });
    const before = mine.filter(
      ({ cycleEndDate }) => cycleEndDate >= '2025-01-01' && cycleEndDate <= '2025-06-30',
    );
    expect(centsOf(summary.commissionsPreviousYear)).toBe(sum(before));
    const of = (name: string) => sum(before.filter(({ transaction }) => transaction === name));
    expect(centsOf(summary.firstYearCommissionsPreviousYear)).toBe(of('First Year'));
    expect(centsOf(summary.renewalCommissionsPreviousYear)).toBe(of('Renewal'));
    expect(summary.cycle.cycleEndDate).toBe('2026-06-30');
  });

  it('the months of both years end with the chosen cycle', async () => {
    const { months, ...summary } = await get<Summary>('Summary', { CycleEndDate: '2026-06-15' });
    expect(months.map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(sumOfMoney(months.map(({ currentYear }) => currentYear))).toBe(
      centsOf(summary.taxableCommissionsTotal),
    );
    expect(sumOfMoney(months.map(({ previousYear }) => previousYear))).toBe(
      centsOf(summary.commissionsPreviousYear),
    );
  });

  it('the writing agents sum to the cycle and to the year', async () => {
    const writers = await get<Writers>('WritingAgentDetails', { ...closed, pageSize: 100 });
    const summary = await get<Summary>('Summary', { CycleEndDate: '2026-11-15' });
    const rows = writers.writingAgentCommissions;
    expect(writers.totalRecords).toBe(rows.length);
    expect(sumOfMoney(rows.map(({ cycleFirstYear }) => cycleFirstYear))).toBe(
      centsOf(writers.cyclePaidFirstYearTotal),
    );
    expect(writers.cyclePaidFirstYearTotal).toBe(summary.cycle.firstYear);
    expect(writers.cyclePaidRenewalTotal).toBe(summary.cycle.renewal);
    expect(writers.yearTotDateFirstYearTotal).toBe(summary.firstYearCommissionsCurrentYear);
    expect(writers.yearToDateRenewalTotal).toBe(summary.renewalCommissionsCurrentYear);
    expect(writers.commissionCycle).toEqual(summary.cycle);
    const byName = { ...closed, pageSize: 100, orderBy: 'agentName', sortDirection: 'asc' };
    expect(rows).toEqual(
      (await get<Writers>('WritingAgentDetails', byName)).writingAgentCommissions,
    );
  });

  it.each([
    ['Summary', '2023-11-15'],
    ['Summary', '2026-12-01'],
    ['Expected', '2023-11-15'],
    ['Expected', '2026-12-01'],
    ['Expected', '2199-12-31'],
    ['Expected', '9999-12-31'],
  ])('%s rejects a cycle that the carrier does not have: %s', async (call, CycleEndDate) => {
    const answer = await ask(call, { CycleEndDate });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('"field":"CycleEndDate"');
  });

  it('the terms of every line sum to its amount', async () => {
    const opened = await server.database.db.select().from(advances);
    const byId = new Map(opened.map((advance) => [advance.rowId, advance]));
    const byPolicy = Map.groupBy(all, ({ policyNumber }) => policyNumber);
    for (const line of all) {
      const lines = byPolicy.get(line.policyNumber) ?? [];
      const advance = line.advanceId === null ? undefined : byId.get(line.advanceId);
      const terms = termsOf({ line, lines, advance });
      const total = terms.reduce((cents, term) => cents + term.cents, 0);
      expect([line.rowId, total]).toEqual([line.rowId, line.commissionCents]);
    }
  });

  it('received equals expected plus the explained differences', async () => {
    const { cycles } = await get<Summary>('Summary');
    for (const { cycleEndDate, myCommissions } of cycles.slice(0, 12)) {
      const query = { CycleEndDate: cycleEndDate, pageSize: 100 };
      const answer = await get<ExpectedCommissions>('Expected', query);
      expect(answer.receivedTotal).toBe(myCommissions);
      for (const one of [answer, ...answer.policies]) {
        const [expected, received] =
          'expectedTotal' in one
            ? [one.expectedTotal, one.receivedTotal]
            : [one.expected, one.received];
        const differences = sumOfMoney(one.differences.map(({ amount }) => amount));
        expect(centsOf(expected) + differences).toBe(centsOf(received));
      }
    }
  });
});

describe('the trace of a line', () => {
  const idOf = (transaction: string) =>
    mine.find((line) => line.transaction === transaction)?.rowId;

  it('has the sum, its effect on the debt, and its subject', async () => {
    const trace = await get<CommissionTrace>(`Lines/${idOf('Recovery')}/Trace`);
    expect(sumOfMoney(trace.terms.map(({ amount }) => amount))).toBe(
      centsOf(trace.line.commission),
    );
    expect(trace.line.transaction).toBe('Recovery');
    expect(centsOf(trace.debt?.after ?? '') - centsOf(trace.debt?.before ?? '')).toBe(
      centsOf(trace.line.commission),
    );
  });

  it('of a chargeback names the line that it reverses, and that line names it', async () => {
    const id = idOf('Chargeback');
    const trace = await get<CommissionTrace>(`Lines/${id}/Trace`);
    expect(trace.reason).toMatch(/^Policy ended within 12 months of its issue: /);
    const reversed = await get<CommissionTrace>(`Lines/${trace.reverses?.lineId}/Trace`);
    expect(reversed.reversedBy?.lineId).toBe(id);
    expect(centsOf(reversed.line.commission)).toBe(-centsOf(trace.line.commission));
  });
});

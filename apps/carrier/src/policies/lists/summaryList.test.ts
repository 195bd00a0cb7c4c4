import { testDeps } from '../../http/testing.ts';
import {
  activeSortFields,
  getPolicySummaries,
  type PolicySummary,
  type SummaryStatus,
  summaryStatuses,
  terminatedSortFields,
} from '@agent-portal/data/policies/summaries/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { testToday } from '../../db/testing.ts';
import { isMiddleTier } from '../../db/testing/tier.ts';
import { defaultSummaryOrder, type SummaryFilters, type SummaryOrder } from '../filters.ts';
import { readTestSummaryBook } from '../queries/testSummaryBook.ts';
import { getSummaryPage } from './summaryList.ts';
import { sharedDatabase } from '../../testing.ts';

const dana = { agentIds: ['4471902', '4471918', '4471925'] };
const june = { agentIds: ['4480055'] };
const topAgent = { agentIds: ['4400001'] };
const sortFields = { Active: activeSortFields, Terminated: terminatedSortFields } as const;
const orders = (status: SummaryStatus) =>
  sortFields[status].flatMap((field): SummaryOrder[] => [
    { field, direction: 'desc' },
    { field, direction: 'asc' },
  ]);
const database = await sharedDatabase();
const deps = testDeps(database.db);
const book = await readTestSummaryBook(database.db, testToday);

type Query = Parameters<typeof getSummaryPage>[2]['query'];
const ask = (status: SummaryStatus, query: Query, caller = dana) =>
  getSummaryPage(deps, caller, { params: { status }, query });

async function walk(status: SummaryStatus, query: Query, caller = dana) {
  const rows: PolicySummary[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await ask(status, { ...query, Page: page, PageSize: 50 }, caller);
    pages = answer.totalPages;
    rows.push(...answer.policies);
  }
  return rows;
}

/** The counts of tabs that depend on the rows of the list. Other tests check the tabs of deadlines. */
function expectedCounts(status: SummaryStatus, filters: SummaryFilters) {
  const { pastDue: _, firstPaymentFail: __, lapsesWithin: ___, ...others } = filters;
  const count = (tab: SummaryFilters) =>
    book.expectedList(status, dana.agentIds, { ...others, ...tab }, defaultSummaryOrder).length;
  return status === 'Active'
    ? { pastDue: count({ pastDue: true }), lapses7: count({ lapsesWithin: '7' }), all: count({}) }
    : { declinedFirstPayment: count({ firstPaymentFail: true }), all: count({}) };
}

describe.each(summaryStatuses)('the %s list', (status) => {
  it("is the caller's own book, ten rows a page, last issued first", async () => {
    const page = await ask(status, {});
    const expected = book.expectedList(status, dana.agentIds, {}, defaultSummaryOrder);
    expect(page.totalPolicies).toBe(expected.length);
    expect(page.totalPolicies).toBeGreaterThan(50);
    expect(page.policies).toEqual(expected.slice(0, 10));
    expect(page).toMatchObject({ currentPage: 1, filters: null });
    expect(page.tabCounts).toMatchObject(expectedCounts(status, {}));
    expect(page.tabCounts?.all).toBe(expected.length);
    expect(page.asOf).toBe('2026-11-18T15:42:00.000Z');
    expect(z.safeParse(getPolicySummaries.response, page).error).toBeUndefined();
  });

  it.each([dana, june, topAgent])('shows $agentIds only its own book', async (caller) => {
    const expected = book.expectedList(status, caller.agentIds, {}, defaultSummaryOrder);
    expect(await walk(status, {}, caller)).toEqual(expected);
  });

  it('returns the last page for a page past the end, and page 1 for an empty list', async () => {
    const { totalPages } = await ask(status, {});
    const last = await ask(status, { Page: totalPages });
    expect(await ask(status, { Page: 9_999 })).toEqual(last);
    const none = await ask(status, { Page: 3, Filters: { employer: ['Nobody'] } });
    expect(none).toMatchObject({ currentPage: 1, totalPages: 1, totalPolicies: 0, policies: [] });
  });

  it('offers the values of the whole own book, for any selection', async () => {
    const Filters = { employer: ['Nobody'] };
    const { filters } = await ask(status, { IncludeFilters: true, Filters });
    const mine = book.expectedList(status, dana.agentIds, {}, defaultSummaryOrder);
    const sorted = (values: (string | null)[]) =>
      [...new Set(values.filter((value) => value !== null))].sort(
        new Intl.Collator('en-US').compare,
      );
    expect(filters).toMatchObject({
      agentIdFilterValues: sorted(mine.map((row) => row.agentId)),
      primaryInsuredFilterValues: sorted(mine.map((row) => row.primaryInsured)),
      employerFilterValues: sorted(mine.map((row) => row.employer)),
      policyNumberFilterValues: sorted(mine.map((row) => row.policyNumber)),
      reasonFilterValues: sorted(mine.map((row) => row.reason)),
    });
    expect(filters?.viewAsAgentIds).toContain('4473310');
  });

  it('is 404 when viewed as an agent outside of the own downline', async () => {
    const foreign = ask(status, { Filters: { viewAs: '4480055' } });
    await expect(foreign).rejects.toMatchObject({ status: 404 });
  });

  it('agrees with a plain filter over all rows, for any combination', async () => {
    const mine = book.expectedList(status, dana.agentIds, {}, defaultSummaryOrder);
    const some = (value: (row: PolicySummary) => string | null) => {
      const values = [...new Set(mine.map(value))].filter((one) => one !== null);
      return fc.uniqueArray(fc.constantFrom(...values, 'Nobody'), { minLength: 1, maxLength: 4 });
    };
    const day = (value: (row: PolicySummary) => string | null) =>
      fc.constantFrom(...new Set(mine.map(value).filter((one) => one !== null)));
    const on = fc.constant(true as const);
    const common = {
      viewAs: fc.constantFrom('4471902', '4473310', '4473347'),
      agentId: some((row) => row.agentId),
      agentLastName: some((row) => row.agentName.split(', ')[0] ?? ''),
      primaryInsured: some((row) => row.primaryInsured),
      policyNumber: some((row) => row.policyNumber),
      employer: some((row) => row.employer),
    };
    const paidToDate = day((row) => row.paidToDate);
    const active = {
      paidToDateFrom: paidToDate,
      paidToDateTo: paidToDate,
      pastDue: on,
      lapsesWithin: fc.constantFrom('7', '30'),
    };
    const own: Record<SummaryStatus, Record<string, fc.Arbitrary<unknown>>> = {
      Active: active,
      Terminated: {
        terminationDateFrom: day((row) => row.terminationDate ?? row.issueDate),
        terminationDateTo: day((row) => row.terminationDate ?? row.issueDate),
        reason: some((row) => row.reason ?? row.policyNumber),
        firstPaymentFail: on,
      },
    };
    const filters = fc.record({ ...common, ...own[status] }, { requiredKeys: [] });
    const size = fc.constantFrom(10 as const, 25 as const, 100 as const);
    await fc.assert(
      fc.asyncProperty(
        filters as fc.Arbitrary<SummaryFilters>,
        fc.constantFrom(...orders(status)),
        fc.integer({ min: 1, max: 9 }),
        size,
        async (Filters, orderBy, Page, PageSize) => {
          const expected = book.expectedList(status, dana.agentIds, Filters, orderBy);
          const answer = await ask(status, { Page, PageSize, Filters, orderBy });
          const pages = Math.max(1, Math.ceil(expected.length / PageSize));
          const page = Math.min(Page, pages);
          expect(answer.totalPolicies).toBe(expected.length);
          expect(answer.tabCounts).toMatchObject(expectedCounts(status, Filters));
          expect(answer.currentPage).toBe(page);
          expect(answer.policies).toEqual(expected.slice((page - 1) * PageSize, page * PageSize));
        },
      ),
      { numRuns: isMiddleTier ? 25 : 150 },
    );
  });
});

describe('filters of a list', () => {
  const cases: readonly [SummaryStatus, SummaryFilters][] = [
    ['Active', { issueDateFrom: '2026-06-01' }],
    ['Active', { issueDateFrom: '2026-01-01', issueDateTo: '2026-06-30' }],
  ];

  it.each(cases)('keep the right rows of %s for %j', async (status, Filters) => {
    const expected = book.expectedList(status, dana.agentIds, Filters, defaultSummaryOrder);
    const all = book.expectedList(status, dana.agentIds, {}, defaultSummaryOrder);
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(all.length);
    expect(await walk(status, { Filters })).toEqual(expected);
  });

  it.each([
    ['Active', { Filters: { reason: ['x'] } }, 'Filters.reason'],
    ['Active', { Filters: { firstPaymentFail: true } }, 'Filters.firstPaymentFail'],
    ['Terminated', { Filters: { pastDue: true } }, 'Filters.pastDue'],
    ['Active', { orderBy: { field: 'reason', direction: 'asc' } }, 'orderBy'],
  ] as const)('and orders that only the other list has are refused by %s: %j', async (...given) => {
    const [status, query, field] = given;
    await expect(ask(status, query as unknown as Query)).rejects.toMatchObject({
      status: 400,
      errors: [{ field }],
    });
  });
});

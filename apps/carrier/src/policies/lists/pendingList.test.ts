import { testDeps } from '../../http/testing.ts';
import { getPendingPolicyRequirements } from '@agent-portal/data/policies/contract';
import type { RequirementSummary } from '@agent-portal/data/policies/shapes';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { testToday } from '../../db/testing.ts';
import { isMiddleTier } from '../../db/testing/tier.ts';
import type { PendingFilters, PendingOrder } from '../filters.ts';
import { getPendingPolicyPage } from '../v2/pendingPolicies.ts';
import { getPendingPage } from './pendingList.ts';
import { readTestBook } from '../queries/testBook.ts';
import { sharedDatabase } from '../../testing.ts';

const dana = { agentIds: ['4471902', '4471918', '4471925'] };
const june = { agentIds: ['4480055'] };
const topAgent = { agentIds: ['4400001'] };
const byDate: PendingOrder = { field: 'date', direction: 'desc' };
const orders: readonly PendingOrder[] = [
  byDate,
  { field: 'date', direction: 'asc' },
  { field: 'dueDate', direction: 'desc' },
  { field: 'dueDate', direction: 'asc' },
  { field: 'policyNumber', direction: 'desc' },
  { field: 'policyNumber', direction: 'asc' },
  { field: 'changed', direction: 'desc' },
  { field: 'changed', direction: 'asc' },
];

const database = await sharedDatabase();
const deps = testDeps(database.db);
const book = await readTestBook(database.db, testToday);

/** The same keys, with each value mapped by `of`. */
const mapValues = <Key extends string, From, To>(
  values: Readonly<Record<Key, From>>,
  of: (value: From) => To,
) => Object.fromEntries(Object.entries<From>(values).map(([key, value]) => [key, of(value)]));

async function walk(caller: typeof dana, filters: PendingFilters, orderBy: PendingOrder) {
  const rows: RequirementSummary[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await getPendingPage(deps, caller, { page, pageSize: 25, filters, orderBy });
    pages = answer.totalPages;
    rows.push(...answer.requirementSummaries);
  }
  return rows;
}

describe('the pending list', () => {
  it("is the caller's own book, ten rows a page, newest first", async () => {
    const page = await getPendingPage(deps, dana, {});
    const expected = book.expectedList(dana.agentIds, {}, byDate);
    expect(page.totalRequirements).toBe(expected.length);
    expect(page.totalRequirements).toBeGreaterThan(120);
    expect(page.requirementSummaries).toEqual(expected.slice(0, 10));
    expect(page).toMatchObject({ currentPage: 1, totalPages: 15, filters: null });
    expect(page.asOf).toBe('2026-11-18T15:42:00.000Z');
    expect(z.safeParse(getPendingPolicyRequirements.response, page).error).toBeUndefined();
  });

  it('counts its quick tabs and its policies for any chosen tab', async () => {
    const [all, overdue] = await Promise.all([
      getPendingPage(deps, dana, {}),
      getPendingPage(deps, dana, { filters: { due: 'overdue' } }),
    ]);
    expect(all.tabCounts).toEqual({ needsAction: 81, overdue: 29, dueThisWeek: 22, all: 143 });
    expect(overdue).toMatchObject({ tabCounts: all.tabCounts, totalRequirements: 29 });
    expect([all.policyCount, overdue.policyCount]).toEqual([65, 24]);
    const { tabCounts } = await getPendingPage(deps, dana, { IncludeCounts: false });
    expect(tabCounts).toBe(undefined);
  });

  it.each([dana, june, topAgent])('shows $agentIds only its own book', async (caller) => {
    expect(await walk(caller, {}, byDate)).toEqual(book.expectedList(caller.agentIds, {}, byDate));
  });

  it('returns the last page for a page past the end, and page 1 for an empty list', async () => {
    const last = await getPendingPage(deps, dana, { page: 15 });
    expect(await getPendingPage(deps, dana, { page: 9_999 })).toEqual(last);
    const none = await getPendingPage(deps, dana, { page: 3, filters: { employer: ['Nobody'] } });
    expect(none).toMatchObject({ currentPage: 1, totalPages: 1, totalRequirements: 0 });
    expect(none.requirementSummaries).toEqual([]);
  });
});

describe('filters of the pending list', () => {
  const cases: readonly PendingFilters[] = [
    { actor: 'Agent' },
    { actor: 'Client', due: 'overdue' },
    { actor: 'HomeOffice' },
    { requirementId: ['NL0018O0142-1', 'NL0020A2729-1'] },
    { changedFrom: '2026-11-11' },
    { changedFrom: '2026-11-11', takeAction: true },
  ];

  it.each(cases)('keeps the right rows for %j', async (filters) => {
    const expected = book.expectedList(dana.agentIds, filters, byDate);
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(book.rows.length);
    expect(await walk(dana, filters, byDate)).toEqual(expected);
  });

  it.each<PendingFilters>([
    { agentId: ['4480055'] },
    { policyNumber: ["'; DROP TABLE policies; --"] },
    { primaryInsured: ['%'] },
  ])('finds nothing for %j, which is not in the own book', async (filters) => {
    expect((await getPendingPage(deps, dana, { filters })).totalRequirements).toBe(0);
  });

  it('agrees with a plain filter over all rows, for any combination', async () => {
    const mine = book.expectedList(dana.agentIds, {}, byDate);
    const some = (value: (row: RequirementSummary) => string | null) => {
      const values = [...new Set(mine.map(value))].filter((one) => one !== null);
      return fc.uniqueArray(fc.constantFrom(...values, 'Nobody'), { minLength: 1, maxLength: 4 });
    };
    const day = fc.constantFrom(...new Set(mine.map(({ date }) => date)));
    const filters = fc.record(
      {
        viewAs: fc.constantFrom('4471902', '4473310', '4473347'),
        agentId: some((row) => row.agentId),
        agentLastName: some((row) => row.agentName.split(', ')[0] ?? ''),
        primaryInsured: some((row) => row.primaryInsured),
        policyNumber: some((row) => row.policyNumber),
        employer: some((row) => row.employer),
        dateFrom: day,
        dateTo: day,
        takeAction: fc.constant(true as const),
        due: fc.constantFrom('overdue' as const, 'thisWeek' as const),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(filters, fc.constantFrom(...orders), async (chosen, orderBy) => {
        const expected = book.expectedList(dana.agentIds, chosen, orderBy);
        const page = await getPendingPage(deps, dana, { pageSize: 100, filters: chosen, orderBy });
        expect(page.totalRequirements).toBe(expected.length);
        expect(page.requirementSummaries).toEqual(expected.slice(0, 100));
        const tabs = book.expectedTabs(dana.agentIds, chosen);
        expect(page.tabCounts).toEqual(mapValues(tabs, ({ length }) => length));
        expect(page.policyCount).toBe(new Set(expected.map((row) => row.policyNumber)).size);
      }),
      { numRuns: isMiddleTier ? 25 : 150 },
    );
  });

  it('offers the values of the whole own book, for any selection', async () => {
    const query = { IncludeFilters: true, filters: { policyNumber: ['NL0018O0142'] } };
    const { filters } = await getPendingPage(deps, dana, query);
    const mine = book.expectedList(dana.agentIds, {}, byDate);
    const sorted = (values: (string | null)[]) =>
      [...new Set(values.filter((value) => value !== null))].sort(
        new Intl.Collator('en-US').compare,
      );
    expect(filters).toMatchObject({
      agentIdFilterValues: sorted(mine.map((row) => row.agentId)),
      primaryInsuredFilterValues: sorted(mine.map((row) => row.primaryInsured)),
      employerFilterValues: sorted(mine.map((row) => row.employer)),
      policyNumberFilterValues: sorted(mine.map((row) => row.policyNumber)),
      reasonFilterValues: [],
    });
    expect(filters?.agentLastNameFilterValues).toContain('Featherstonehaugh-Cholmondeley');
    const below = ['4473310', '4473322', '4473329', '4473341', '4473347'];
    const own = ['4470057', '4470061', ...dana.agentIds, ...below];
    expect(filters?.viewAsAgentIds).toEqual(own);
    expect(filters?.viewAsFilterValues).toContainEqual({
      agentName: 'Reyes, Marco',
      agentId: '4473310',
    });
  });
});

it('the pending list is 404 when viewed as an agent outside of the own downline', async () => {
  const viewed = getPendingPage(deps, dana, { filters: { viewAs: '4480055' } });
  await expect(viewed).rejects.toMatchObject({ status: 404 });
});

describe('the quick tabs', () => {
  const filters = { policyNumber: ['NL0018O0142'] };
  const dueOn = async (day: string, metOn: string | null = null) => {
    await database.db.execute(sql`
      UPDATE requirements SET due_on = ${day}::date, met_on = ${metOn}::date
      WHERE policy_number = 'NL0018O0142'`);
    const [first, second] = await Promise.all([
      getPendingPage(deps, dana, { filters }),
      getPendingPolicyPage(deps, dana, { filters }),
    ]);
    expect(second.tabCounts).toEqual(first.tabCounts);
    return first.tabCounts;
  };

  it.each([
    ['2026-11-17', { overdue: 1, dueThisWeek: 0 }],
    [testToday, { overdue: 0, dueThisWeek: 1 }],
    ['2026-11-24', { overdue: 0, dueThisWeek: 1 }],
    ['2026-11-25', { overdue: 0, dueThisWeek: 0 }],
  ])('have what is due on %s where it belongs', async (day, counts) => {
    expect(await dueOn(day)).toMatchObject({ ...counts, needsAction: 1, all: 1 });
  });

  it('have no met requirement, for any due date', async () => {
    const none = { needsAction: 0, overdue: 0, dueThisWeek: 0, all: 1 };
    expect(await dueOn('2026-11-17', '2026-11-18')).toEqual(none);
    expect(await dueOn(testToday, testToday)).toEqual(none);
  });
});

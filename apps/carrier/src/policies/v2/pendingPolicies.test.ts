import { testDeps } from '../../http/testing.ts';
import {
  getPendingPolicies,
  getActivePolicies,
  getTerminatedPolicies,
} from '@agent-portal/data/policies/v2/contract';
import type { PendingPolicyRow } from '@agent-portal/data/policies/v2/shapes';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { testToday } from '../../db/testing.ts';
import { isMiddleTier } from '../../db/testing/tier.ts';
import type { PendingFilters, PendingPolicyOrder } from '../filters.ts';
import { getPendingPolicyPage } from './pendingPolicies.ts';
import { getPendingDetails } from '../policy/policyDetails.ts';
import { readTestBook } from '../queries/testBook.ts';
import { sharedDatabase } from '../../testing.ts';
import { getActivePolicyPage, getTerminatedPolicyPage } from './issuedPolicies.ts';
import { getSummaryPage } from '../lists/summaryList.ts';

const dana = { agentIds: ['4471902', '4471918', '4471925'] };
const june = { agentIds: ['4480055'] };
const orders: readonly PendingPolicyOrder[] = [
  { field: 'date', direction: 'desc' },
  { field: 'date', direction: 'asc' },
  { field: 'dueDate', direction: 'asc' },
  { field: 'dueDate', direction: 'desc' },
  { field: 'policyNumber', direction: 'desc' },
];

const database = await sharedDatabase();
const deps = testDeps(database.db);
const book = await readTestBook(database.db, testToday);

async function walk(caller: typeof dana, filters: PendingFilters, orderBy: PendingPolicyOrder) {
  const rows: PendingPolicyRow[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const query = { page, pageSize: 100, filters, orderBy } as const;
    const answer = await getPendingPolicyPage(deps, caller, query);
    pages = answer.totalPages;
    rows.push(...answer.policies);
  }
  return rows;
}

/** The policies in the rows of the first list, in the given order. */
function expectedPolicies(caller: typeof dana, filters: PendingFilters, order: PendingPolicyOrder) {
  const { viewAs } = filters;
  const byNumber: PendingPolicyOrder = { field: 'policyNumber', direction: 'asc' };
  const all = book.expectedList(caller.agentIds, viewAs === undefined ? {} : { viewAs }, byNumber);
  const latest = new Map<string, string>();
  const firstDue = new Map<string, string>();
  for (const { policyNumber, date, dueDate, met } of all) {
    const known = latest.get(policyNumber) ?? '';
    latest.set(policyNumber, date > known ? date : known);
    const due = firstDue.get(policyNumber);
    if (met !== 'Met' && (due === undefined || dueDate < due)) firstDue.set(policyNumber, dueDate);
  }
  const listed = book.expectedList(caller.agentIds, filters, byNumber);
  const numbers = [...new Set(listed.map(({ policyNumber }) => policyNumber))];
  // A policy with nothing due comes last, in both directions.
  const last = order.direction === 'desc' ? '' : '9999';
  const valueOf = (number: string) =>
    ({
      date: latest.get(number) ?? '',
      dueDate: firstDue.get(number) ?? last,
      policyNumber: number,
    })[order.field];
  const sign = order.direction === 'desc' ? -1 : 1;
  const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
  return numbers.sort((a, b) => sign * compare(valueOf(a), valueOf(b)) || compare(a, b));
}

/** The policies with a requirement on each quick tab. */
function expectedCounts({ agentIds }: typeof dana, filters: PendingFilters) {
  const tabs = Object.entries(book.expectedTabs(agentIds, filters));
  return Object.fromEntries(
    tabs.map(([tab, rows]) => [tab, new Set(rows.map((row) => row.policyNumber)).size]),
  );
}

describe('the second pending list', () => {
  it.each(orders)('has each policy of the first one once, by $field $direction', async (order) => {
    const rows = await walk(dana, {}, order);
    expect(rows.map(({ policyNumber }) => policyNumber)).toEqual(expectedPolicies(dana, {}, order));
  });

  it('lists the requirements of each policy, newest first, and counts the open ones', async () => {
    const rows = await walk(dana, {}, orders[0]!);
    const all = book.expectedList(dana.agentIds, {}, { field: 'date', direction: 'desc' });
    for (const row of rows) {
      const own = all.filter(({ policyNumber }) => policyNumber === row.policyNumber);
      expect(row.requirements.map(({ requirementId }) => requirementId)).toEqual(
        own.map(({ requirementId }) => requirementId),
      );
      expect(row.openRequirements).toBe(own.filter(({ met }) => met !== 'Met').length);
      expect(row.actionNeeded).toBe(own.some(({ actionNeeded }) => actionNeeded));
      expect(row.date).toBe(own[0]?.date);
      const due = own.filter(({ met }) => met !== 'Met').map(({ dueDate }) => dueDate);
      expect(row.dueDate).toBe(due.sort()[0] ?? null);
    }
  });

  it('has the phone number of the client', async () => {
    const rows = await walk(dana, {}, orders[0]!);
    const found = rows.find(({ policyNumber }) => policyNumber === 'NL0018O0142');
    const { insureds } = await getPendingDetails(deps, dana, 'NL0018O0142');
    expect(found?.phone).toBe(insureds[0]?.phone);
    expect(found?.phone).toMatch(/^\d{10}$/);
  });

  it('meets the contract, and returns the last page for a page past the end', async () => {
    const last = await getPendingPolicyPage(deps, dana, { page: 9_999, IncludeFilters: true });
    expect(z.safeParse(getPendingPolicies.response, last).error).toBeUndefined();
    expect(last.currentPage).toBe(last.totalPages);
    expect(last.asOf).toBe('2026-11-18T15:42:00.000Z');
    expect(last.filters?.viewAsAgentIds).toContain('4473310');
  });

  it('agrees with a plain filter over all rows, for any combination', async () => {
    const mine = book.expectedList(dana.agentIds, {}, orders[0]!);
    const some = (values: (string | null)[]) => {
      const known = [...new Set(values)].filter((one) => one !== null);
      return fc.uniqueArray(fc.constantFrom(...known, 'Nobody'), { minLength: 1, maxLength: 4 });
    };
    const day = fc.constantFrom(...new Set(mine.map(({ date }) => date)));
    const filters = fc.record(
      {
        viewAs: fc.constantFrom('4471902', '4473310', '4473347'),
        agentId: some(mine.map(({ agentId }) => agentId)),
        primaryInsured: some(mine.map(({ primaryInsured }) => primaryInsured)),
        employer: some(mine.map(({ employer }) => employer)),
        dateFrom: day,
        dateTo: day,
        takeAction: fc.constant(true as const),
        due: fc.constantFrom('overdue' as const, 'thisWeek' as const),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(filters, fc.constantFrom(...orders), async (chosen, orderBy) => {
        const rows = await walk(dana, chosen, orderBy);
        expect(rows.map(({ policyNumber }) => policyNumber)).toEqual(
          expectedPolicies(dana, chosen, orderBy),
        );
        const { tabCounts } = await getPendingPolicyPage(deps, dana, { filters: chosen });
        expect(tabCounts).toEqual(expectedCounts(dana, chosen));
        const uncounted = { filters: chosen, IncludeCounts: false };
        expect((await getPendingPolicyPage(deps, dana, uncounted)).tabCounts).toBe(undefined);
      }),
      { numRuns: isMiddleTier ? 25 : 60 },
    );
  });

  it('answers 404 if `viewAs` is outside the caller’s downline', async () => {
    const viewed = getPendingPolicyPage(deps, june, { filters: { viewAs: '4471902' } });
    await expect(viewed).rejects.toMatchObject({ status: 404 });
  });

  it('takes `changedAt` from the last event until a row changes, then from the change', async () => {
    const query = { filters: { policyNumber: ['NL0018O0142'] } };
    const before = await getPendingPolicyPage(deps, dana, query);
    expect(before.policies[0]?.changedAt).toMatch(/^\d{4}-\d\d-\d\dT00:00:00.000Z$/);
    const started = Date.now();
    await database.db.execute(sql`
      UPDATE requirements SET scheduled_on = '2026-11-30' WHERE requirement_id = 'NL0018O0142-1'`);
    const after = await getPendingPolicyPage(deps, dana, query);
    expect(Date.parse(after.policies[0]?.changedAt ?? '')).toBeGreaterThan(started - 60_000);
  });
});

describe('a pending policy', () => {
  it('is found by its number, unless it is no longer pending or belongs to another agent', async () => {
    expect(await getPendingDetails(deps, dana, 'NL0018O0142')).toMatchObject({
      policyStatus: 'Pending',
    });
    const { rows } = await database.db.execute<{ n: string }>(sql`
      SELECT policy_number AS n FROM policies WHERE status = 'Active' AND agent_id = '4471902' LIMIT 1`);
    for (const [caller, number] of [
      [dana, rows[0]?.n ?? ''],
      [june, 'NL0018O0142'],
    ] as const) {
      await expect(getPendingDetails(deps, caller, number)).rejects.toMatchObject({ status: 404 });
    }
  });
});

describe('the second active list', () => {
  it.each([
    [{}, { field: 'issueDate', direction: 'desc' }],
    [{ pastDue: true }, { field: 'paidToDate', direction: 'asc' }],
    [{ viewAs: '4473310' }, { field: 'billingMode', direction: 'desc' }],
  ] as const)('has the policies of the first one with %j by %j', async (filters, orderBy) => {
    const page = await getActivePolicyPage(deps, dana, { pageSize: 100, filters, orderBy });
    const first = await getSummaryPage(deps, dana, {
      params: { status: 'Active' },
      query: { PageSize: 100, Filters: filters, orderBy },
    });
    expect(page.totalPolicies).toBe(first.totalPolicies);
    expect(page.tabCounts).toEqual(first.tabCounts);
    const uncounted = { filters, orderBy, IncludeCounts: false } as const;
    expect((await getActivePolicyPage(deps, dana, uncounted)).tabCounts).toBe(undefined);
    expect(page.policies.length).toBeGreaterThan(0);
    expect(page.policies).toMatchObject(
      first.policies.map((one) => ({
        policyNumber: one.policyNumber,
        agentName: one.agentName,
        employer: one.employer,
        billingMode: one.billingMode,
        issueDate: one.issueDate,
        paidToDate: one.paidToDate,
      })),
    );
    expect(z.safeParse(getActivePolicies.response, page).error).toBeUndefined();
  });
});

describe('the second terminated list', () => {
  it.each([
    [{}, { field: 'terminationDate', direction: 'desc' }],
    [{ reason: ['Premium not paid'] }, { field: 'reason', direction: 'asc' }],
    [{ firstPaymentFail: true }, { field: 'policyNumber', direction: 'asc' }],
  ] as const)('has the policies of the first one with %j by %j', async (filters, orderBy) => {
    const query = { pageSize: 100, filters: structuredClone(filters), orderBy } as const;
    const page = await getTerminatedPolicyPage(deps, dana, query as never);
    const first = await getSummaryPage(deps, dana, {
      params: { status: 'Terminated' },
      query: { PageSize: 100, Filters: query.filters as never, orderBy },
    });
    expect(page.totalPolicies).toBe(first.totalPolicies);
    expect(page.policies.length).toBeGreaterThan(0);
    expect(page.policies).toMatchObject(first.policies);
    expect(z.safeParse(getTerminatedPolicies.response, page).error).toBeUndefined();
  });
});

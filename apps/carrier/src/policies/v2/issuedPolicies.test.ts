import { testDeps } from '../../http/testing.ts';
import { getActivePolicies, getTerminatedPolicies } from '@agent-portal/data/policies/v2/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { OpenDatabase } from '../../db/connection.ts';
import { freshDatabase } from '../../db/testing.ts';
import type { Deps } from '../../http/appEnv.ts';
import { getActivePolicyPage, getTerminatedPolicyPage } from './issuedPolicies.ts';
import { getSummaryPage } from '../lists/summaryList.ts';

const dana = { agentIds: ['4471902', '4471918', '4471925'] };
const june = { agentIds: ['4480055'] };

let database: OpenDatabase;
let deps: Deps;
beforeAll(async () => {
  database = await freshDatabase();
  deps = testDeps(database.db);
});
afterAll(() => database.close());

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
      first.policies.map(
        ({ policyNumber, agentName, employer, billingMode, issueDate, paidToDate }) => ({
          policyNumber,
          agentName,
          employer,
          billingMode,
          issueDate,
          paidToDate,
        }),
      ),
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

  it('is 404 when viewed as an agent outside of the own downline', async () => {
    const viewed = getTerminatedPolicyPage(deps, june, { filters: { viewAs: '4471902' } });
    await expect(viewed).rejects.toMatchObject({ status: 404 });
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SignedIn, type TestServer, testServer } from '../testing.ts';

let server: TestServer;
let headers: SignedIn;
beforeAll(async () => {
  server = await testServer();
  headers = await server.signIn('agent');
});
afterAll(() => server.database.close());

const unmatched = encodeURIComponent(JSON.stringify({ employer: ['none'] }));
const cycle = 'CycleBeginDate=2026-11-01&CycleEndDate=2026-11-15';

it.each([
  `/API/PolicyInfo/Policies/PendingPolicyRequirements?IncludeFilters=true&filters=${unmatched}`,
  `/API/PolicyInfo/Policies/Summaries/Active?IncludeFilters=true&Filters=${unmatched}`,
  `/API/PolicyInfo/Policies/Summaries/Terminated?IncludeFilters=true&Filters=${unmatched}`,
  `/API/CommissionsAndDebt/Commissions/PolicyDetails?includeFilters=true&${cycle}&policyNumbers=none`,
  `/API/CommissionsAndDebt/Commissions/WritingAgentDetails?includeFilters=true&${cycle}&WritingAgentIds=none`,
])('no rows come with what the filters offer: %s', async (path) => {
  const response = await server.request(path, { headers: { ...headers } });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ filters: expect.any(Object) });
});

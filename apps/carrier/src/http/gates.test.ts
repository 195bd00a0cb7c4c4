import type { Feature } from '@agent-portal/data/content/contract';
import { contentPageInput } from '@agent-portal/data/content/queries';
import { contract } from '@agent-portal/data/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { featureFlags } from '../content/tables.ts';
import { type TestServer, testServer } from '../testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.database.close());
afterEach(() => server.database.db.update(featureFlags).set({ isEnabled: true }));

const switchOff = (feature: Feature) =>
  server.database.db
    .update(featureFlags)
    .set({ isEnabled: false })
    .where(eq(featureFlags.feature, feature));

/** The gate of each area that has one, by where its calls are: a feature, or business types [S2, S5]. */
const gatedAreas: readonly (readonly [path: RegExp, gate: string])[] = [
  [/^\/API\/ProductionCredit\//, 'productioncredit, Individual or Worksite'],
  [/^\/API\/ListBills\//, 'listbill'],
  [/^\/API\/Claims/, 'claims'],
  [/^\/API\/TaxForms\//, 'taxforms'],
  [/^\/API\/CaseManagement\//, 'casemanagement'],
  // Account settings.
  [/^\/API\/(Alerts|PolicyDelivery)\/|^\/API\/UserData\/SubAccounts/, 'left_nav'],
  // A page by its address, below; the navigation and the footers are everybody's.
  [/^\/content\/graphql$/, 'productpage'],
];

/** Each endpoint, and its gate; `-` belongs to an area without one. A new endpoint needs its line. */
const gates: Readonly<Record<string, string>> = {
  getUserInfo: '-',
  refreshAuthToken: '-',
  getAgentAccess: '-',
  getApplicationConfig: '-',
  getFeature: '-',
  getTemporaryMessages: '-',
  getStatusCounts: '-',
  getPendingPolicyRequirements: '-',
  exportPendingPolicyRequirements: '-',
  getPolicy: '-',
  getPolicySummaries: '-',
  exportPolicySummaries: '-',
  exportPolicy: '-',
  exportApplication: '-',
  getPendingPolicies: '-',
  exportPendingPolicies: '-',
  getActivePolicies: '-',
  exportActivePolicies: '-',
  getTerminatedPolicies: '-',
  exportTerminatedPolicies: '-',
  getPendingPolicyDetail: '-',
  getPolicyDetail: '-',
  exportPolicyDetail: '-',
  getIssuedByMonth: '-',
  takeAction: '-',
  getPolicyActions: '-',
  search: '-',
  getIllustrationProAccountId: '-',
  getIPipelineResponse: '-',
  getLifePortraitsRedirectUrl: '-',
  searchImpersonations: '-',
  getRecentImpersonations: '-',
  impersonate: '-',
  resumeHomeOffice: '-',
  getViewAsAgents: '-',
  getSavedViews: '-',
  saveView: '-',
  deleteView: '-',
  getWatches: '-',
  watchPolicy: '-',
  stopWatching: '-',
  queryContent: 'productpage',
};

test('the table names every endpoint of the contract, with the gate of its area', () => {
  const areas = Object.values(contract).map(({ name, path }) => {
    const area = gatedAreas.find(([prefix]) => prefix.test(path));
    return [name, area?.[1] ?? '-'] as const;
  });
  expect(gates).toEqual(Object.fromEntries(areas));
});

async function askPage(url: string, account?: string) {
  const signedIn = account === undefined ? {} : await server.signIn(account);
  const response = await server.request('/content/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...signedIn },
    body: JSON.stringify(contentPageInput(url).body),
  });
  if (!response.ok) return String(response.status);
  const { data } = (await response.json()) as { data: { agent_center_page: unknown } };
  return data.agent_center_page === null ? 'none' : 'page';
}

describe('a page of the content service', () => {
  const others: readonly Feature[] = ['left_nav', 'claims', 'productioncredit'];

  test.each([
    ['/home', '-'],
    ['/forms-launcher/individual', '-'],
    ['/forms-launcher/worksite', '-'],
    ['/products/term-life', 'productpage'],
    ['/underwriting-guide', 'productpage'],
    ['/help', 'productpage'],
  ] as const)('%s has the gate %s', async (url, gate) => {
    for (const feature of others) await switchOff(feature);
    expect(await askPage(url)).toBe('page');
    await switchOff('productpage');
    expect(await askPage(url)).toBe(gate === 'productpage' ? 'none' : 'page');
    expect(await askPage(url, 'agent')).toBe(gate === 'productpage' ? 'none' : 'page');
  });

  test.each([
    [undefined, '401'],
    ['agent', 'page'],
    ['historical', '403'],
    ['sub.contracting', 'page'],
    ['sub.all', 'page'],
    ['sub.claims', '403'],
    ['sub.none', '403'],
    ['office', '403'],
  ])(
    '/contracting is for those whom the guards let pass: %s gets %s',
    async (account, expected) => {
      expect(await askPage('/contracting', account)).toBe(expected);
      await switchOff('productpage');
      expect(await askPage('/contracting', account)).toBe(expected);
    },
  );

  test.each([
    ['office', 'page'],
    ['office.unlinked', '403'],
  ])(
    '/contracting needs a linked account where home office acts: %s gets %s',
    async (account, expected) => {
      const signedIn = await server.signIn(account);
      const acting = await server.request('/API/Impersonation/Impersonate', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...signedIn },
        body: JSON.stringify({ agentId: '4471902' }),
      });
      const Cookie = acting.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; ');
      const response = await server.request('/content/graphql', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Cookie },
        body: JSON.stringify(contentPageInput('/contracting').body),
      });
      expect(response.ok ? 'page' : String(response.status)).toBe(expected);
    },
  );
});

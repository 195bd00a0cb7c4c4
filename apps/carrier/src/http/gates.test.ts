import { type Feature, features } from '@agent-portal/data/features/features';
import { contentPageInput } from '@agent-portal/data/content/queries/contract';
import { contract } from '@agent-portal/data/contract';
import { type Access, type Endpoint, endpoint, featuresOf } from '@agent-portal/data/endpoint';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { featureFlags } from '../features/tables.ts';
import { after, homeOffice } from '../impersonation/testing.ts';
import { isMiddleTier } from '../db/testing/tier.ts';
import { type SignedIn, sharedServer, testServer } from '../testing.ts';
import { route } from './route.ts';
import { testEndpoint } from './testEndpoint.ts';

/** The features, or kinds of business, that calls need beyond a role [S2, S5]. The first match counts. */
const gatedPaths: readonly (readonly [path: RegExp, gate: string])[] = [
  [
    /^\/API\/(Alerts|PolicyDelivery)\/|^\/API\/UserData\/(Activity|Password|SecondStep|SendEmail|Sessions|SubAccounts)/,
    'left_nav',
  ],
  [/^\/API\/CaseManagement\//, 'casemanagement'],
  [/^\/API\/Claims/, 'claims'],
  [/^\/API\/CommissionsAndDebt\//, 'commissions'],
  [/^\/API\/ListBills\//, 'listbill'],
  [/^\/API\/TaxForms\//, 'taxforms'],
  [
    /^\/API\/ProductionCredit\/Individual\/.*Export$/i,
    'productioncredit, production_exceldownloads, Individual',
  ],
  [
    /^\/API\/ProductionCredit\/Worksite\/.*Export$/i,
    'productioncredit, production_exceldownloads, Worksite',
  ],
  [/^\/API\/ProductionCredit\/Individual\//, 'productioncredit, Individual'],
  [/^\/API\/ProductionCredit\/Worksite\//, 'productioncredit, Worksite'],
  [/^\/API\/ProductionCredit\//, 'productioncredit, either'],
];

const gateOf = (access: Access) =>
  [...featuresOf(access), ('businessType' in access && access.businessType) || []]
    .flat()
    .join(', ');

test('each call requires the features and the business of its path', () => {
  const endpoints = Object.values<Endpoint>(contract);
  const gates = endpoints.map(({ name, access }) => [name, gateOf(access)]);
  const expected = endpoints.map(({ name, path }) => [
    name,
    gatedPaths.find(([pattern]) => pattern.test(path))?.[1] ?? '',
  ]);
  expect(gates).toEqual(expected);
});

const gated = (name: string, access: Access) =>
  endpoint({ ...testEndpoint, name, path: `/API/Test/${name}`, access, response: z.object({}) });

/** Sample calls, so that every kind of gate is tested. */
const samples = [
  gated('open', { who: 'anyone', feature: 'claims' }),
  gated('signed-in', { who: 'signed-in', feature: 'listbill' }),
  gated('office', { who: 'home-office', feature: 'commissions' }),
  gated('agent', { who: 'agent', restricted: false, feature: 'left_nav' }),
  gated('both', {
    who: 'agent',
    restricted: false,
    feature: ['productioncredit', 'production_exceldownloads'],
  }),
  gated('either', { who: 'agent', restricted: false, businessType: 'either' }),
  gated('individual', { who: 'agent', restricted: false, businessType: 'Individual' }),
  gated('worksite', { who: 'agent', restricted: false, businessType: 'Worksite' }),
];

const server = await sharedServer({ routes: samples.map((one) => route(one, async () => ({}))) });
afterEach(() => server.database.db.update(featureFlags).set({ isEnabled: true }));

const switchOff = (feature: Feature) =>
  server.database.db
    .update(featureFlags)
    .set({ isEnabled: false })
    .where(eq(featureFlags.feature, feature));

const signedIn = new Map<string, Promise<SignedIn>>();
/** The session of an account, which signs in once for all tests. */
async function sessionFor(account: string): Promise<SignedIn> {
  const session = signedIn.get(account) ?? server.signIn(account);
  signedIn.set(account, session);
  return session;
}

const askAs = async (account: string | undefined, { method, path }: Endpoint) => {
  const headers = account === undefined ? {} : await sessionFor(account);
  const { status } = await server.request(path.replaceAll(/\{\w+\}/g, '1'), { method, headers });
  return status;
};

const behindFeatures = [...Object.values<Endpoint>(contract), ...samples].flatMap((one) =>
  featuresOf(one.access).map((feature) => ({ one, feature, name: one.name })),
);

/**
 * Whether the test also makes a call while its feature is on. In `npm test`, it makes only the calls of this file,
 * because the tests of each area make the others.
 */
const isAnsweredFirst = (call: Endpoint) =>
  !isMiddleTier || samples.some((sample) => sample === call);

test('a call is rejected for every caller while one of its features is off', async () => {
  for (const { one, feature, name } of behindFeatures) {
    const { who } = one.access;
    const account = who === 'home-office' ? 'office' : 'agent';
    const before = isAnsweredFirst(one) ? await askAs(account, one) : 200;
    expect.soft(before, name).not.toBe(403);
    await switchOff(feature);
    const gate = `${name} without ${feature}`;
    expect.soft(await askAs(account, one), gate).toBe(403);
    expect.soft(await askAs(undefined, one), gate).toBe(who === 'anyone' ? 403 : 401);
    await server.database.db.update(featureFlags).set({ isEnabled: true });
  }
});

test.each([
  ['either', 'agent', 200],
  ['either', 'individual', 200],
  ['either', 'worksite', 200],
  ['either', 'neither', 403],
  ['individual', 'agent', 200],
  ['individual', 'individual', 200],
  ['individual', 'worksite', 403],
  ['individual', 'neither', 403],
  ['worksite', 'agent', 200],
  ['worksite', 'individual', 403],
  ['worksite', 'worksite', 200],
  ['worksite', 'neither', 403],
])('a call for %s business answers %s with %i', async (name, account, status) => {
  const one = samples.find((sample) => sample.name === name);
  expect(one && (await askAs(account, one))).toBe(status);
});

test('a setting switches a feature for every caller, and overrides the database', async () => {
  const set = await testServer({ env: { CARRIER_FEATURES: 'left_nav=off, claims=on' } });
  onTestFinished(() => set.database.close());
  await set.database.db.update(featureFlags).set({ isEnabled: false });
  const isOn = async (feature: Feature) => {
    const response = await set.request(`/features?feature=${feature}`);
    return ((await response.json()) as { isEnabled: boolean }).isEnabled;
  };
  expect(await isOn('claims')).toBe(true);
  expect(await isOn('left_nav')).toBe(false);
  expect(await isOn('listbill')).toBe(false);
  const all = async () => (await set.request('/features/enabled')).json();
  expect(await all()).toEqual({ enabled: ['claims'] });
  await set.database.db.update(featureFlags).set({ isEnabled: true });
  expect(await isOn('left_nav')).toBe(false);
  expect(await isOn('listbill')).toBe(true);
  expect(await all()).toEqual({ enabled: features.filter((one) => one !== 'left_nav') });
});

async function askPage(url: string, account: string | object = {}) {
  const response = await server.post('/content/graphql', account, contentPageInput(url).body);
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
  ])('/contracting follows the guards: %s gets %s', async (account, expected) => {
    expect(await askPage('/contracting', account)).toBe(expected);
    await switchOff('productpage');
    expect(await askPage('/contracting', account)).toBe(expected);
  });

  test.each([
    ['office', 'page'],
    ['office.unlinked', '403'],
  ])('/contracting needs a linked account when home office acts: %s gets %s', async (...given) => {
    const [account, expected] = given;
    const own = await server.signIn(account);
    const acting = after(await homeOffice(server).impersonate(own, '4471902'), own);
    expect(await askPage('/contracting', acting)).toBe(expected);
  });
});

import type { getCommissionDetails } from '@agent-portal/data/commissions/contract';
import type { getPolicyCommissions } from '@agent-portal/data/commissions/explained/contract';
import type { OutputOf } from '@agent-portal/data/endpoint';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { centsOf } from '../db/cents.ts';
import { type SignedIn, type TestServer, testServer } from '../testing.ts';

let server: TestServer;
let headers: SignedIn;
beforeAll(async () => {
  server = await testServer();
  headers = await server.signIn('sub.commissionsagentdebt');
});
afterAll(() => server.database.close());

const get = async <Answer>(of: string) => {
  const url = `/API/CommissionsAndDebt/Commissions/${of}`;
  return (await (await server.request(url, { headers: { ...headers } })).json()) as Answer;
};
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

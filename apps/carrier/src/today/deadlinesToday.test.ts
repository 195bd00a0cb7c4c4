import type { TodayGroup } from '@agent-portal/data/today/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { homeOffice } from '../impersonation/testing.ts';
import { type SignedIn, type TestServer, testServer } from '../testing.ts';

let server: TestServer;
let agent: SignedIn;
beforeAll(async () => {
  server = await testServer();
  agent = await server.signIn('agent');
});
afterAll(() => server.database.close());

const address = '/API/Business/Today/deadlines';
const read = (page = 1) =>
  homeOffice(server).read<TodayGroup & { totalPages: number }>(`${address}?page=${page}`, agent);

it('has rights that end and ages that change within 30 days, and greetings within 7', async () => {
  const { totalPages } = await read(1);
  const pages = await Promise.all(Array.from({ length: totalPages }, (_, at) => read(at + 1)));
  const items = pages.flatMap((page) => page.items);
  const days = items.map(({ daysLeft }) => daysLeft ?? -1);
  expect(days).toEqual(days.toSorted((a, b) => a - b));
  const ofKind = (label: string) => items.filter(({ what }) => what.startsWith(`${label}, `));
  for (const [label, most] of [
    ['Conversion right ends', 30],
    ['Level term ends', 30],
    ['Age change', 30],
    ['Policy anniversary', 7],
    ['Birthday', 7],
  ] as const)
    for (const { daysLeft } of ofKind(label)) expect(daysLeft).toBeLessThanOrEqual(most);
  expect(ofKind('Age change').some(({ daysLeft }) => (daysLeft ?? 0) > 7)).toBe(true);
  expect(ofKind('Birthday').length).toBeGreaterThan(0);
  expect(ofKind('Grace period ends')).toEqual([]);
  expect(new Set(items.map(({ key }) => key)).size).toBe(items.length);
});

it('takes a skipped deadline out of its group, and no other', async () => {
  const before = await read();
  const [first, second] = before.items;
  const body = { key: first?.key, reason: 'Called', until: '2026-11-20' };
  expect((await homeOffice(server).post(`${address}/Skips`, agent, body)).status).toBe(200);
  const after = await read();
  expect(after.total).toBe(before.total - 1);
  expect(after.items[0]?.key).toBe(second?.key);
});

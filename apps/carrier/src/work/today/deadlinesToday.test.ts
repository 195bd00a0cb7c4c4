import type { TodayKind } from '@agent-portal/data/work/today/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { daysBetween } from '../../db/dates.ts';
import { type SignedIn, type TestServer, testServer } from '../../testing.ts';
import { groupOfToday } from './testing.ts';

let server: TestServer;
let agent: SignedIn;
beforeAll(async () => {
  server = await testServer();
  agent = await server.signIn('agent');
});
afterAll(() => server.database.close());

const read = (kind: TodayKind = 'deadlines') => groupOfToday(server, agent, kind);

it('has rights that end and ages that change within 30 days, and greetings within 7', async () => {
  const { items } = await read();
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

it('takes a planned deadline out of its group, and no other', async () => {
  const before = await read();
  const [first, second] = before.items;
  const plan = {
    subject: 'deadline',
    key: first?.key,
    followUpDate: '2026-11-20',
    note: '',
    version: null,
  };
  expect((await server.post('/API/UserData/FollowUps', agent, plan)).status).toBe(200);
  const after = await read();
  expect(after.total).toBe(before.total - 1);
  expect(after.items[0]?.key).toBe(second?.key);
});

it('has a requirement with an appointment ahead as planned, and never as late', async () => {
  const { items } = await read('dueThisWeek');
  const planned = items.filter(({ plannedOn }) => plannedOn);
  expect(planned.some(({ why }) => why.includes('it was due on'))).toBe(true);
  for (const { why, plannedOn, daysLate } of planned) {
    expect(why).toMatch(/^Waiting for .* planned for (today|\d)/);
    expect(daysLate).toBe(0);
    expect(daysBetween('2026-11-18', plannedOn ?? '')).toBeGreaterThanOrEqual(0);
  }
  const days = items.map(({ by }) => by ?? '');
  expect(days).toEqual(days.toSorted());
});

import type { ActivityEntry } from '@agent-portal/data/activity/contract';
import { sql } from 'drizzle-orm';
import { expect, test, it } from 'vitest';
import { readWorkbook } from '../documents/readWorkbook.ts';
import { sharedServer } from '../testing.ts';
import { dayAndTime, startOfDay } from './days.ts';

const address = '/API/UserData/Activity';
const queryOf = (filters: object) =>
  new URLSearchParams({ filters: JSON.stringify(filters) }).toString();

const server = await sharedServer();
const { get } = server;
const { db } = server.database;
await db.execute(sql`DELETE FROM audit_entries`);
await db.execute(sql`INSERT INTO audit_entries (at, action, user_id, request_id)
  SELECT at::timestamptz, 'sign-out', user_id, 'r'
  FROM users, unnest(ARRAY['2026-10-31T23:59:59Z', '2026-11-01T23:59:59Z', '2026-11-02T02:30:00Z']) at
  WHERE username = 'sub.all@northfield.example'`);

/** November 1 in a reader's zone. */
const firstIn = (timeZone: string) =>
  queryOf({ kind: ['Logout'], dateFrom: '2026-11-01', dateTo: '2026-11-01', timeZone });

test.each([
  ['UTC', ['2026-11-01T23:59:59.000Z']],
  ['America/Chicago', ['2026-11-02T02:30:00.000Z', '2026-11-01T23:59:59.000Z']],
  ['Pacific/Auckland', ['2026-10-31T23:59:59.000Z']],
])('a filter by day uses midnight in the time zone %s', async (timeZone, moments) => {
  const agent = await server.signIn('agent');
  const answer = await get(`${address}?${firstIn(timeZone)}`, agent);
  const { entries } = (await answer.json()) as { entries: readonly ActivityEntry[] };
  expect(entries.map(({ at }) => at)).toEqual(moments);
});

test('the export shows the times of the zone, and names it', async () => {
  const agent = await server.signIn('agent');
  const { body } = await get(`${address}/Export?${firstIn('America/Chicago')}`, agent);
  const { rows, about } = await readWorkbook(body!);
  const texts = rows.map((row) => row.map((cell) => cell?.value));
  expect(texts[0]).toEqual(
    expect.arrayContaining(['Date (America/Chicago)', 'Time (America/Chicago)']),
  );
  expect(texts[1]).toContain('20:30:00');
  expect(about.map((row) => row.map(({ value }) => value))).toContainEqual([
    'Time zone',
    'America/Chicago',
  ]);
});

test('a filter rejects a zone that does not exist', async () => {
  const agent = await server.signIn('agent');
  expect((await get(`${address}?${firstIn('Mars/Olympus')}`, agent)).status).toBe(400);
});

it.each([
  ['2026-11-18', 'UTC', '2026-11-18T00:00:00.000Z'],
  ['2026-11-18', 'America/Chicago', '2026-11-18T06:00:00.000Z'],
  ['2026-07-01', 'America/Chicago', '2026-07-01T05:00:00.000Z'],
  // Clocks change at 2 a.m. of these days.
  ['2026-03-08', 'America/Chicago', '2026-03-08T06:00:00.000Z'],
  ['2026-03-09', 'America/Chicago', '2026-03-09T05:00:00.000Z'],
  ['2026-11-01', 'America/Chicago', '2026-11-01T05:00:00.000Z'],
  ['2026-04-05', 'Pacific/Auckland', '2026-04-04T11:00:00.000Z'],
  ['0001-01-01', 'UTC', '1900-01-01T00:00:00.000Z'],
  ['+010000-01', 'UTC', '2200-01-01T00:00:00.000Z'],
  ['2026-11-18', 'Asia/Kolkata', '2026-11-17T18:30:00.000Z'],
])('the day %s begins in %s at %s', (day, timeZone, start) => {
  expect(startOfDay(day, timeZone)).toBe(start);
});

it('a moment has its day and time in a zone', () => {
  const at = '2026-11-18T02:05:09.000Z';
  expect(dayAndTime(at, 'UTC')).toEqual({ day: '2026-11-18', time: '02:05:09' });
  expect(dayAndTime(at, 'America/Chicago')).toEqual({ day: '2026-11-17', time: '20:05:09' });
});

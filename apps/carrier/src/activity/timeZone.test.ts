import type { ActivityEntry } from '@agent-portal/data/activity/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readWorkbook } from '../documents/readWorkbook.ts';
import { homeOffice } from '../impersonation/testing.ts';
import { type TestServer, testServer } from '../testing.ts';

const address = '/API/UserData/Activity';
const queryOf = (filters: object) =>
  new URLSearchParams({ filters: JSON.stringify(filters) }).toString();

let server: TestServer;
let { get } = {} as ReturnType<typeof homeOffice>;
beforeAll(async () => {
  server = await testServer();
  ({ get } = homeOffice(server));
  const { db } = server.database;
  await db.execute(sql`DELETE FROM audit_entries`);
  await db.execute(sql`INSERT INTO audit_entries (at, action, user_id, request_id)
    SELECT at::timestamptz, 'sign-out', user_id, 'r'
    FROM users, unnest(ARRAY['2026-10-31T23:59:59Z', '2026-11-01T23:59:59Z', '2026-11-02T02:30:00Z']) at
    WHERE username = 'sub.all@northfield.example'`);
});
afterAll(() => server.database.close());

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

test('rejects a zone that does not exist', async () => {
  const agent = await server.signIn('agent');
  expect((await get(`${address}?${firstIn('Mars/Olympus')}`, agent)).status).toBe(400);
});

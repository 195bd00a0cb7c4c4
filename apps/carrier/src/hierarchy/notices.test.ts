import type { TemporaryMessage } from '@agent-portal/data/notifications/contract';
import type { Ending } from '@agent-portal/data/hierarchy/shapes';
import { describe, expect, it, test } from 'vitest';
import { addDays } from '../db/dates.ts';
import { sharedServer } from '../testing.ts';
import { sql } from 'drizzle-orm';
import { readWorkbook } from '../documents/readWorkbook.ts';

const server = await sharedServer();

/** The notices about ends for an account, nearest first. */
async function noticesOf(account: string): Promise<TemporaryMessage[]> {
  const messages = await server.read<TemporaryMessage[]>('/content/temporarymessages', account);
  const ofEnds = messages.filter(({ heading }) => heading.startsWith('Ending within'));
  const daysOf = ({ heading }: TemporaryMessage) => Number(/\d+/.exec(heading)?.[0]);
  return ofEnds.toSorted((a, b) => daysOf(a) - daysOf(b));
}

describe('the notices about ends', () => {
  it('have one entry each for 7, 30 and 90 days, dated when the last end came within them', async () => {
    const { endings } = await server.read<{ endings: Ending[] }>(
      '/API/AgentHierarchy/ExpiryWatch',
      'agent',
      { pageSize: 100 },
    );
    const between = (from: number, to: number) =>
      endings.filter(({ daysLeft }) => daysLeft >= from && daysLeft <= to);
    const entries = await noticesOf('agent');
    expect(entries.map(({ heading, publishDate }) => [heading, publishDate])).toEqual(
      (
        [
          [7, 0],
          [30, 8],
          [90, 31],
        ] as const
      ).map(([within, from]) => {
        const some = between(from, within);
        return [
          `Ending within ${within} days: ${some.length}`,
          addDays(some.at(-1)!.expires, -within),
        ];
      }),
    );
    expect(entries[0]?.message).toContain(
      '<a href="/hierarchy?agent=4473310">Reyes, Marco</a>: E&amp;O',
    );
    // The demonstration always has one with a notice of today.
    expect(new Set(entries.map(({ publishDate }) => publishDate))).toEqual(new Set(['2026-11-18']));
  });

  it('have what ends in 7, 30 and 90 days in the nearer entry, and a day later in the next', async () => {
    const { rows } = await server.database.db.execute<{ id: number; day: string }>(sql`
      SELECT appointment_id AS id, expires_on::text AS day FROM appointments
      WHERE agent_id = '4471902' AND status = 'Active' ORDER BY 1 LIMIT 1`);
    const [moved] = rows;
    const countsAt = async (day: string) => {
      await server.database.db.execute(
        sql`UPDATE appointments SET expires_on = ${day} WHERE appointment_id = ${moved?.id}`,
      );
      // The list is cached for a minute.
      server.clock.now = new Date(server.clock.now.getTime() + 120_000);
      return (await noticesOf('agent')).map(({ heading }) => Number(heading.split(': ')[1]));
    };
    const [near = 0, middle = 0, far = 0] = await countsAt('2028-01-01');
    for (const [days, counts] of [
      [7, [near + 1, middle, far]],
      [8, [near, middle + 1, far]],
      [30, [near, middle + 1, far]],
      [31, [near, middle, far + 1]],
      [90, [near, middle, far + 1]],
      [91, [near, middle, far]],
    ] as const)
      expect([days, await countsAt(addDays('2026-11-18', days))]).toEqual([days, counts]);
    await countsAt(moved?.day ?? '');
  });

  it('are empty for callers without access to the hierarchy', async () => {
    for (const account of ['sub.claims', 'historical', 'office'])
      expect(await noticesOf(account)).toEqual([]);
    expect(await noticesOf('sub.hierarchy')).toHaveLength(3);
  });
});

const headers = await server.signIn('sub.hierarchy');
const { rows } = await server.database.db.execute<{ id: string; name: string }>(sql`
  SELECT agent_id AS id, concat_ws(', ', last_name, nullif(first_name, '')) AS name
  FROM agents JOIN producers USING (producer_id)
  WHERE agent_id = (SELECT upline_agent_id FROM agents WHERE agent_id = '4471902')`);
/** The ids and names of the agents above the caller. */
const above = rows.flatMap(({ id, name }) => [id, name]);

test.each([
  'ActiveHierarchy?pageSize=100&IncludeFilters=true',
  'ActiveHierarchy?ViewAsAgentId=4471902&agentNumber=4473310',
  'ActiveHierarchy?UnderAgentId=4471902',
  'AgentInformation',
  'AgentInformation?ViewAsAgentId=4473322',
  'ViewAs',
  'HierarchyWithPendingRequirements?IncludeFilters=true',
  'ActiveAppointments?IncludeFilters=true',
  'ExpiryWatch?IncludeFilters=true',
  'Hierarchy/Export',
  'Hierarchy/Export?ViewAsAgentId=4471902',
  'PendingRequirements/Export',
  'Appointments/Export',
  'ExpiryWatch/Export',
])('%s names no agent above the caller', async (path) => {
  expect(above).toHaveLength(2);
  const answer = await server.get(`/API/AgentHierarchy/${path}`, headers);
  expect(answer.status).toBe(200);
  const book = path.includes('Export') ? await readWorkbook(answer.body!) : undefined;
  const text = book ? JSON.stringify([book.rows, book.about]) : await answer.text();
  expect(text).toMatch(/44\d{5}/);
  for (const one of above) expect(text).not.toContain(one);
});

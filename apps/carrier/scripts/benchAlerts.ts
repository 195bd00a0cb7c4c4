import { alertEvents } from '@agent-portal/data/alerts/contract';
import { reportedDays } from '../src/alerts/delivery/days.ts';
import { findSeen } from '../src/alerts/delivery/queries/findSeen.ts';
import { sendAlerts } from '../src/alerts/delivery/sendAlerts.ts';
import { addDays } from '../src/db/dates.ts';
import type { Size } from '../src/db/seed/sizes.ts';
import { newDatabase, testToday } from '../src/db/testing.ts';
import { topAgentId } from '../src/hierarchy/fixedPeople.ts';
import { type BenchResult, benchCases } from './benchLists.ts';
import type { ListCase } from './listCases.ts';

/**
 * Times passes of the alerts where every agent asked for every event: the first sends a
 * week of them, those after it find nothing new. And the notifications of the agent at the top.
 */
export async function benchAlerts(size: Size, rounds: number): Promise<readonly BenchResult[]> {
  const database = await newDatabase({ queryTimeoutMs: 60_000 }, size);
  const { db, pool, close } = database;
  const from = addDays(testToday, -7);
  await pool.query('DELETE FROM alert_preferences');
  await pool.query(
    `INSERT INTO alert_preferences (producer_id, event, by_email, in_portal, frequency, emailed_from)
    SELECT producer_id, event, true, true, 'AtOnce', $2 FROM producers, unnest($1::text[]) AS event`,
    [alertEvents, from],
  );
  await pool.query('ANALYZE alert_preferences');
  const pass = (name: string, daysBack: number): ListCase => ({
    list: 'alerts',
    name,
    ask: ({ today, now }) =>
      sendAlerts(
        {
          db,
          today,
          now,
          isFeatureOn: () => Promise.resolve(true),
          isDemo: true,
          origin: 'https://portal.example',
          log: { error: (entry: unknown) => console.error(entry) },
        },
        daysBack,
      ),
  });
  const seen = (['RequirementAdded', 'PolicyIssued', 'ClaimUpdate'] as const).map(
    (event): ListCase => ({
      list: 'notifications of the top agent',
      name: event,
      ask: ({ today }) =>
        findSeen(db, [topAgentId], event, { from, to: today }, { days: 3, lines: 5 }),
    }),
  );
  const results = await benchCases(
    database,
    [pass('all days (the first sends)', reportedDays), pass('yesterday and today', 1), ...seen],
    rounds,
  );
  await close();
  return results;
}

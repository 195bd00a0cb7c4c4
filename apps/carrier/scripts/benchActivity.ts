import type { InputOf } from '@agent-portal/data/endpoint';
import type { getActivity } from '@agent-portal/data/activity/contract';
import { getActivityPage } from '../src/activity/activityList.ts';
import type { OpenDatabase } from '../src/db/connection.ts';
import { allowLongQueries } from '../src/db/engine/Watchdog.ts';
import { newDatabase } from '../src/db/testing.ts';
import { insertAuditEntry } from '../src/audit/queries.ts';
import { type BenchResult, benchCases } from './benchLists.ts';
import type { ListCase } from './listCases.ts';

const agentId = '4471902';

/** The agent, by whose account the sub-accounts of the demonstration are found. */
const caller = { agentIds: [agentId], isSubaccount: false, userId: 0 } as const;

type Query = InputOf<typeof getActivity>['query'];
const page = (name: string, query: Query): ListCase => ({
  list: 'activity',
  name,
  ask: (deps) => getActivityPage(deps, caller, query),
});

/** A user of another agent signs in before each page, which must not make the cache stale. */
const afterWrite = (name: string, query: Query): ListCase => ({
  list: 'activity',
  name,
  ask: async (deps) => {
    const entry = { at: deps.now(), action: 'sign-in' as const, userId: 2, requestId: 'bench' };
    await insertAuditEntry(deps.db, entry);
    return getActivityPage(deps, caller, query);
  },
});

const activityCases: readonly ListCase[] = [
  page('page 1', {}),
  page('page 10,000', { page: 10_000 }),
  page('by who', { page: 2, orderBy: { field: 'who', direction: 'asc' } }),
  page('exports of one week', {
    filters: { kind: ['Export'], dateFrom: '2026-11-11', dateTo: '2026-11-18' },
  }),
  afterWrite('page 1, after a sign-in of others', {}),
];

/** Writes down so many entries of one agent and its sub-accounts. */
async function manyEntries({ db, pool }: OpenDatabase, count: number): Promise<void> {
  await allowLongQueries(db, async () => {
    await pool.query(`
      INSERT INTO audit_entries (at, action, user_id, agent_id, request_id, detail)
      SELECT timestamptz '2026-11-18' - n * interval '30 seconds',
        (ARRAY['sign-in', 'sign-out', 'exported', 'action taken', 'follow-up saved'])[1 + n % 5],
        people.ids[1 + n % array_length(people.ids, 1)], '${agentId}', 'bench-' || n,
        CASE n % 5 WHEN 2 THEN 'Claims-11-17-2026.xlsx' END
      FROM generate_series(1, ${count}) n, (
        SELECT array_agg(s.user_id) AS ids FROM users s LEFT JOIN users p ON p.user_id = s.parent_user_id
        WHERE coalesce(p.agent_id, s.agent_id) = '${agentId}') people`);
    await pool.query('ANALYZE audit_entries');
  });
}

/** Times pages of the activity of an agent with so many entries. */
export async function benchActivity(entries: number, rounds: number): Promise<BenchResult[]> {
  const database = await newDatabase({ queryTimeoutMs: 60_000 });
  await manyEntries(database, entries);
  const results = await benchCases(database, activityCases, rounds);
  await database.close();
  return results;
}

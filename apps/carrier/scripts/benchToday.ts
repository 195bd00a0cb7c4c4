import type { OpenDatabase } from '../src/db/connection.ts';
import type { Size } from '../src/db/seed/sizes.ts';
import { newDatabase } from '../src/db/testing.ts';
import { topAgentId } from '../src/hierarchy/fixedPeople.ts';
import type { Deps } from '../src/http/appEnv.ts';
import type { AgentCaller } from '../src/session/caller.ts';
import { callOf, readGroup, readToday } from '../src/today/getToday.ts';
import { type BenchResult, benchCases } from './benchLists.ts';
import type { ListCase } from './listCases.ts';

/** As many open follow-ups as a user may have, and items that the user skipped. */
const followUps = 1_000;
const skips = 200;

/** A user at the top of the hierarchy, with follow-ups before and after the business date. */
async function topCaller({ pool }: OpenDatabase): Promise<AgentCaller> {
  const { rows } = await pool.query<{ userId: number; producerId: string }>(
    `WITH keeper AS (
      INSERT INTO users (username, password_hash, kind, first_name, last_name, roles)
      VALUES ('keeper', '', 'home-office', 'Keeper', 'Keeper', '{}') RETURNING user_id)
    SELECT user_id AS "userId", producer_id AS "producerId" FROM keeper, agents WHERE agent_id = $1`,
    [topAgentId],
  );
  const [{ userId, producerId } = { userId: 0, producerId: '' }] = rows;
  await pool.query(
    `WITH asked AS (SELECT policy_number, requirement_id, requirement,
        row_number() OVER (ORDER BY requirement_id) AS place FROM requirements),
    skipped AS (INSERT INTO today_skips
        (user_id, producer_id, kind, item_key, until_on, reason, skipped_at, who, what)
      SELECT $1, $2, 'overdueRequirements', requirement_id, date '2026-12-01', '', now() - interval '3 days', '', requirement
      FROM asked WHERE place > ${followUps} ORDER BY place LIMIT ${skips})
    INSERT INTO follow_ups
    SELECT $1, $2, policy_number, requirement_id, requirement,
      date '2026-11-18' + (place % 60)::int - 30, 'A note.', 1, now() - interval '3 days'
    FROM asked WHERE place <= ${followUps}`,
    [userId, producerId],
  );
  await pool.query('ANALYZE follow_ups; ANALYZE today_skips');
  const moment = new Date();
  return {
    kind: 'agent',
    userId,
    username: 'keeper',
    firstName: 'Keeper',
    lastName: 'Keeper',
    emailAddress: 'keeper',
    isHomeOffice: false,
    session: { tokenHash: '', createdAt: moment, expiresAt: moment, audience: 'normal' },
    agentId: topAgentId,
    producerId,
    agentIds: [topAgentId],
    accessLevel: 'Full',
    businessTypes: ['Individual', 'Worksite'],
    isSubaccount: false,
    roles: [],
    agentData: null,
  };
}

/** Times the queue of the agent at the top of the hierarchy, and pages of its groups. */
export async function benchToday(size: Size, rounds: number): Promise<readonly BenchResult[]> {
  const database = await newDatabase({ queryTimeoutMs: 120_000 }, size);
  const caller = await topCaller(database);
  const call = (deps: Deps) => callOf(deps, caller, async () => true, 'mine');
  const of = (name: string, ask: ListCase['ask']): ListCase => ({ list: 'today', name, ask });
  const group = (
    kind: Parameters<typeof readGroup>[1]['params']['kind'],
    page: number,
  ): ListCase['ask'] => {
    return async (deps) => readGroup(await call(deps), { params: { kind }, query: { page } });
  };
  const results = await benchCases(
    database,
    [
      of('the queue', async (deps) => readToday(await call(deps), {})),
      of('overdue, page 2', group('overdueRequirements', 2)),
      of('overdue, page 100', group('overdueRequirements', 100)),
      of('follow-ups, page 2', group('followUps', 2)),
      of('changes, page 2', group('changes', 2)),
    ],
    rounds,
  );
  await database.close();
  return results;
}

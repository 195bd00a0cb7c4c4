import { newDatabase } from '../src/db/testing.ts';
import type { OpenDatabase } from '../src/db/connection.ts';
import type { Size } from '../src/db/seed/sizes.ts';
import { listFollowUps } from '../src/follow-ups/rules.ts';
import { topAgentId } from '../src/hierarchy/fixedPeople.ts';
import { type BenchResult, benchCases } from './benchLists.ts';
import type { ListCase } from './listCases.ts';

/** People who keep as many follow-ups as one may. */
const keepers = 100;
const each = 1_000;

/** Gives each keeper follow-ups on requirements all over the book, before and after the business date. */
async function manyFollowUps({ pool }: OpenDatabase): Promise<void> {
  await pool.query(
    `WITH keeper AS (
      INSERT INTO users (username, password_hash, kind, first_name, last_name, roles)
      SELECT 'keeper' || n, '', 'home-office', 'Keeper', n::text, '{}'
      FROM generate_series(1, ${keepers}) n RETURNING user_id),
    top_agent AS (SELECT producer_id FROM agents WHERE agent_id = '${topAgentId}'),
    asked AS (SELECT policy_number, requirement_id, requirement,
        row_number() OVER (ORDER BY requirement_id) AS place FROM requirements),
    total AS (SELECT count(*) AS count FROM asked)
    INSERT INTO follow_ups
    SELECT user_id, producer_id, policy_number, requirement_id, requirement,
      date '2026-11-18' + (place % 60)::int - 30, repeat('A note. ', 20), 1, now()
    FROM keeper, top_agent, total, asked
    WHERE place % (total.count / ${each}) = user_id % (total.count / ${each})`,
  );
  await pool.query('ANALYZE follow_ups');
}

/** Times the pages of one user's follow-ups, on policies of the whole hierarchy. */
export async function benchFollowUps(size: Size, rounds: number): Promise<readonly BenchResult[]> {
  const database = await newDatabase({ queryTimeoutMs: 60_000 }, size);
  await manyFollowUps(database);
  const { rows } = await database.pool.query<{ userId: number; producerId: string }>(
    `SELECT min(user_id) AS "userId", min(producer_id) AS "producerId"
    FROM follow_ups JOIN users USING (user_id) WHERE username LIKE 'keeper%'`,
  );
  const [keeper = { userId: 0, producerId: '' }] = rows;
  const caller = { ...keeper, agentIds: [topAgentId] };
  const of = (name: string, query: Parameters<typeof listFollowUps>[2]): ListCase => ({
    list: 'follow-ups',
    name,
    ask: (deps) => listFollowUps(deps, caller, query),
  });
  const results = await benchCases(
    database,
    [
      of('page 1', {}),
      of('page 10,000', { page: 10_000 }),
      of('due', { filters: { state: 'due' } }),
      of('by requirement', { page: 2, orderBy: { field: 'requirement', direction: 'desc' } }),
    ],
    rounds,
  );
  await database.close();
  return results;
}

import { newDatabase } from '../src/db/testing.ts';
import type { OpenDatabase } from '../src/db/connection.ts';
import type { Size } from '../src/db/seed/sizes.ts';
import { allowLongQueries } from '../src/db/engine/Watchdog.ts';
import { getGroupPage } from '../src/groups/groupList.ts';
import { topAgentId } from '../src/hierarchy/fixedPeople.ts';
import { type BenchResult, benchCases } from './benchLists.ts';
import type { ListCase } from './listCases.ts';

const topAgent = { agentIds: [topAgentId] };

/** Adds groups, each with an inventory and no policy in force. */
async function manyGroups({ pool }: OpenDatabase, count: number): Promise<void> {
  const from = `generate_series(1, ${count}) n`;
  await pool.query(
    `INSERT INTO groups (group_number, name, state, agent_id, billing_mode)
    SELECT 'X' || n, 'Group ' || n, state, agent_id, billing_mode
    FROM groups, ${from} WHERE group_number = 'G001000'`,
  );
  await pool.query(
    `INSERT INTO group_inventory (row_id, group_number, eligible, minimum_percent)
    SELECT 1000000 + n, 'X' || n, 10 + n % 500, 25 FROM ${from}`,
  );
  await pool.query('ANALYZE groups, group_inventory');
}

const page = (name: string, query: Parameters<typeof getGroupPage>[2]): ListCase => ({
  list: 'inventory',
  name,
  ask: (deps) => getGroupPage(deps, topAgent, query),
});

const groupCases: readonly ListCase[] = [
  page('page 1', {}),
  page('page 10,000', { page: 10_000 }),
  page('by participation', { page: 2, orderBy: { field: 'participation', direction: 'desc' } }),
  page('under the minimum', { underMinimum: true }),
];

/** Times the pages of group inventory with many groups, in addition to the policies of a book. */
export async function benchGroups(
  size: Size,
  count: number,
  rounds: number,
): Promise<readonly BenchResult[]> {
  const database = await newDatabase({ queryTimeoutMs: 120_000 }, size);
  await allowLongQueries(database.db, () => manyGroups(database, count));
  const results = await benchCases(database, groupCases, rounds);
  await database.close();
  return results;
}

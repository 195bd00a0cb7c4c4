import type { OpenDatabase } from '../src/db/connection.ts';
import { topAgentId } from '../src/hierarchy/fixedPeople.ts';

/** The agent with 10,000 agents directly below it. The page must open this branch immediately. */
export const branch = { of: '9000000', agents: 10_000 } as const;

/**
 * Adds one agent below `above`, and 10,000 agents below that one. Spreads `count` requirements and `count`
 * appointments over them; some appointments expire soon.
 * @param above the upline of the new agent @default the agent at the top of the hierarchy
 */
export async function manyAgents(
  { pool }: Pick<OpenDatabase, 'pool'>,
  count: number,
  above: string = topAgentId,
): Promise<void> {
  const columns = `row_id, agent_id, producer_id, upline_agent_id, path, agent_level, market_code,
    company_code, contract_status, effective_on`;
  const levels = `(ARRAY['Agent', 'Associate Agent', 'General Agent'])[n % 3 + 1]`;
  await pool.query(
    `INSERT INTO agents (${columns})
    SELECT 1000000, '${branch.of}', producer_id, agent_id, path || '${branch.of}/', agent_level, market_code,
      company_code, 'Active', effective_on
    FROM agents WHERE agent_id = $1`,
    [above],
  );
  await pool.query(
    `WITH person AS (SELECT producer_id, row_number() OVER (ORDER BY producer_id) - 1 AS place,
        count(*) OVER () AS total FROM producers)
    INSERT INTO agents (${columns})
    SELECT 1000000 + n, (9100000 + n)::text, person.producer_id, above.agent_id, above.path || 9100000 + n || '/',
      ${levels}, above.market_code, above.company_code, 'Active', date '2020-01-01' + n % 2000
    FROM generate_series(1, ${branch.agents}) n, person, agents above
    WHERE above.agent_id = '${branch.of}' AND n % person.total = person.place`,
  );
  const agent = `(9100001 + n % ${branch.agents})::text`;
  const from = `generate_series(1, ${count}) n`;
  await pool.query(
    `INSERT INTO contracting_requirements (row_id, agent_id, requirement, requested_on, status)
    SELECT 1000000 + n, ${agent}, 'Background check', date '2026-01-01' + n % 300, 'Open' FROM ${from}`,
  );
  await pool.query(
    `INSERT INTO appointments (appointment_id, agent_id, state, company_code, line, kind, status,
      effective_on, expires_on)
    SELECT 1000000 + n, ${agent}, (ARRAY['MN', 'IA', 'NE', 'WI'])[n % 4 + 1], 'NML', 'Life', 'Standing',
      'Active', date '2020-01-01', date '2026-11-01' + n % 1000 FROM ${from}`,
  );
  await pool.query('ANALYZE agents, contracting_requirements, appointments');
}

import type { OpenDatabase } from '../src/db/connection.ts';
import { paid } from './moneyCases.ts';

/**
 * Fills a cycle of one agent with copies of its lines until there are so many; no sum of a debt
 * follows from them.
 */
export async function manyLines({ pool }: OpenDatabase, count: number): Promise<void> {
  await pool.query(
    `WITH own AS (SELECT * FROM commission_lines
        WHERE paid_agent_id = '${paid.agentId}' AND advance_id IS NULL AND reverses_row_id IS NULL),
      there AS (SELECT count(*) AS lines FROM commission_lines
        WHERE paid_agent_id = '${paid.agentId}' AND cycle_end_date = '${paid.cycleDate}'),
      last AS (SELECT max(row_id) AS row_id FROM commission_lines)
    INSERT INTO commission_lines
    SELECT last.row_id + row_number() OVER (), '${paid.cycleDate}', policy_number, writing_agent_id,
      paid_agent_id, transaction, posted_on, due_on, premium_cents, rate_bp, split_thousandths,
      commission_cents + copy, policy_year, NULL, NULL, reason
    FROM last, there, own, generate_series(1, ${count}) copy
    LIMIT greatest(0, ${count} - (SELECT lines FROM there))`,
  );
  await pool.query('ANALYZE commission_lines');
}

import type { OpenDatabase } from '../src/db/connection.ts';
import { crowded } from './billCases.ts';

/**
 * Adds groups with a bill that is due. Gives one group many more bills, and one bill as many employees as
 * there are policies. The amount of that bill is not the sum of its lines.
 */
export async function manyBills({ pool }: OpenDatabase, count: number): Promise<void> {
  const { groupNumber, billNumber } = crowded;
  const from = `generate_series(1, ${count}) n`;
  await pool.query(
    `INSERT INTO groups (group_number, name, state, agent_id, billing_mode)
    SELECT 'X' || n, 'Group ' || n, state, agent_id, billing_mode
    FROM groups, ${from} WHERE group_number = '${groupNumber}'`,
  );
  await pool.query(`INSERT INTO billed_groups SELECT 1000000 + n, 'X' || n FROM ${from}`);
  const bill = (number: string, ofGroup: string, start: string) =>
    pool.query(
      `INSERT INTO list_bills (row_id, bill_number, group_number, period_start, period_end, due_date,
        billed_cents, paid_cents)
      SELECT (SELECT max(row_id) FROM list_bills) + n, ${number}, ${ofGroup}, ${start}, ${start},
        date '2026-11-01' + n % 28, 100000 + n % 977, n % 2 * (100000 + n % 977)
      FROM ${from}`,
    );
  await bill(`'Y' || n`, `'X' || n`, `date '2026-11-01'`);
  await bill(`'Z' || n`, `'${groupNumber}'`, `date '3000-01-01' + n`);
  await pool.query(
    `INSERT INTO list_bill_lines (row_id, bill_number, policy_number, premium_cents, is_paid, note)
    SELECT (SELECT max(row_id) FROM list_bill_lines) + row_number() OVER (), '${billNumber}',
      policy_number, 1000, true, NULL
    FROM policies WHERE NOT EXISTS (SELECT FROM list_bill_lines l
      WHERE l.bill_number = '${billNumber}' AND l.policy_number = policies.policy_number)
    LIMIT ${count}`,
  );
  await pool.query('ANALYZE groups, billed_groups, list_bills, list_bill_lines');
}

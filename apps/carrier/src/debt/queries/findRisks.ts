import { sql } from 'drizzle-orm';
import { isInsuredDeceased } from '../../book/queries/isDeceased.ts';
import { isPastDueIn, isInScope } from '../../book/queries/isInScope.ts';
import type { Scope } from '../../book/scope.ts';
import { agentName, isInDownlineOf } from '../../book/queries/downline.ts';
import { monthsChargedAtLapse } from '../../commissions/life/chargesAtEnd.ts';
import { commissionLines } from '../../commissions/tables.ts';
import type { Database } from '../../db/connection.ts';
import { isAnyOf } from '../../db/queries.ts';
import { policies } from '../../db/tables/policies.ts';

/** A policy past due, and what a lapse today would charge back, in whole cents. */
export type Risk = Readonly<
  Record<'policyNumber' | 'primaryInsured' | 'agentName' | 'agentId' | 'paidToDate', string> &
    Record<'commission' | 'advance', number> & { isDeceased: boolean }
>;

/**
 * What a lapse today would charge back on each policy of a scope that is past due, or on some of them, largest amount
 * first. This is the rule of `chargesAtEnd`, as one query. The lines of a policy are read only while all its
 * commission would be charged back. The lines of advances are found by their advance. OFFSET 0 makes PostgreSQL look
 * up the lines of each policy: otherwise it reads all lines of the scope's agents.
 */
export async function findRisks(
  db: Database,
  scope: Scope,
  today: string,
  policyNumbers?: readonly string[],
): Promise<Risk[]> {
  const isAsked = policyNumbers ? isAnyOf(policies.policyNumber, policyNumbers) : sql`true`;
  const isPaidInScope = isInDownlineOf(db, commissionLines.paidAgentId, scope);
  const { rows } = await db.execute<Risk>(sql`
    WITH past_due AS (
      SELECT policy_number, issue_date FROM policies
      WHERE issue_date IS NOT NULL AND ${isPastDueIn(today)} AND ${isAsked} AND ${await isInScope(db, scope)}),
    line AS (
      SELECT commission_lines.*
      FROM past_due CROSS JOIN LATERAL (
        SELECT * FROM commission_lines AS own WHERE own.policy_number = past_due.policy_number
        OFFSET 0) AS commission_lines
      WHERE ${today}::date < issue_date + make_interval(months => ${monthsChargedAtLapse})
        AND ${isPaidInScope}),
    charge AS (
      SELECT policy_number, commission_cents AS commission, 0 AS advance FROM line
      WHERE transaction IN ('First Year', 'Renewal') AND NOT EXISTS (
        SELECT FROM line AS reversal
        WHERE reversal.policy_number = line.policy_number AND reversal.reverses_row_id = line.row_id)
      UNION ALL
      SELECT policy_number, 0,
        sum(commission_cents) * count(*) FILTER (WHERE transaction = 'Advance')
      FROM past_due JOIN advances USING (policy_number)
        CROSS JOIN LATERAL (
          SELECT advance_id, paid_agent_id, transaction, commission_cents
          FROM commission_lines AS own
          WHERE own.advance_id = advances.row_id AND own.policy_number = past_due.policy_number
          OFFSET 0) AS commission_lines
      WHERE ${isPaidInScope}
      GROUP BY policy_number, advance_id HAVING sum(commission_cents) > 0),
    risk AS (
      SELECT policy_number, sum(commission)::bigint AS commission, sum(advance)::bigint AS advance
      FROM charge GROUP BY policy_number)
    SELECT policy_number AS "policyNumber", primary_insured AS "primaryInsured",
      ${agentName} AS "agentName", agent_id AS "agentId", paid_to_date::text AS "paidToDate",
      commission, advance, ${isInsuredDeceased} AS "isDeceased"
    FROM risk JOIN policies USING (policy_number) JOIN agents USING (agent_id)
      JOIN producers USING (producer_id)
    WHERE commission + advance > 0
    ORDER BY commission + advance DESC, policy_number`);
  return rows;
}

import type { AlertEvent } from '@agent-portal/data/alerts/contract';
import { type SQL, sql } from 'drizzle-orm';
import { deadlinesAhead } from '../../../deadlines/queries/deadlinesAhead.ts';

/** Events of policies; commissions are paid by cycle. */
export type PolicyEvent = Exclude<AlertEvent, 'CommissionPosted'>;

/** The first and the last business date. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/**
 * The events between two business dates of all agents: `subject`, `happened_on`, `policy_number`,
 * `insured`, `detail`. A requirement is overdue on the day after its due date, and not before its appointment.
 */
export const happenings: Readonly<Record<PolicyEvent, (days: Days) => SQL>> = {
  RequirementAdded: ({ from, to }) => sql`
    SELECT requirement_id AS subject, requested_on AS happened_on, policy_number,
      primary_insured AS insured, requirement AS detail
    FROM requirements JOIN policies USING (policy_number)
    WHERE met_on IS NULL AND status = 'Pending'
      AND requested_on BETWEEN ${from}::date AND ${to}::date`,
  RequirementOverdue: ({ from, to }) => sql`
    SELECT requirement_id || ' ' || greatest(due_on, scheduled_on) AS subject,
      greatest(due_on, scheduled_on) + 1 AS happened_on, policy_number,
      primary_insured AS insured, requirement AS detail
    FROM requirements JOIN policies USING (policy_number)
    WHERE met_on IS NULL AND status = 'Pending'
      AND greatest(due_on, scheduled_on) BETWEEN ${from}::date - 1 AND ${to}::date - 1`,
  PolicyIssued: ({ from, to }) => sql`
    SELECT policy_number AS subject, issue_date AS happened_on, policy_number,
      primary_insured AS insured, product_name AS detail
    FROM policies
    WHERE status = 'Active' AND issue_date BETWEEN ${from}::date AND ${to}::date`,
  PolicyLapsed: ({ from, to }) => sql`
    SELECT policy_number AS subject, status_date AS happened_on, policy_number,
      primary_insured AS insured, product_name AS detail
    FROM policies
    WHERE status = 'Lapsed' AND status_date BETWEEN ${from}::date AND ${to}::date`,
  PolicyDeadline: deadlinesAhead,
  ClaimUpdate: ({ from, to }) => sql`
    SELECT claim_number || ' ' || claims.status AS subject, updated_on AS happened_on,
      policy_number, primary_insured AS insured, claim_type || ', ' || claims.status AS detail
    FROM claims JOIN policies USING (policy_number)
    WHERE updated_on BETWEEN ${from}::date AND ${to}::date`,
};

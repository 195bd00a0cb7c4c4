import { and, sql } from 'drizzle-orm';
import { clientPhone, isInsuredDeceased } from '../../book/queries/isDeceased.ts';
import { isInScope } from '../../book/queries/isInScope.ts';
import { isSeen } from '../../book/queries/isSeen.ts';
import type { Scope } from '../../book/scope.ts';
import type { Database } from '../../db/connection.ts';
import { policies } from '../../db/tables/policies.ts';
import { findByPolicyNumber } from '../../policies/queries/findByPolicyNumber.ts';

/** A policy of a scope, with what decides when it lapses. */
export const findLate = (db: Database, scope: Scope, typed: string) =>
  findByPolicyNumber(typed, (isNumbered) =>
    db
      .select({
        policyNumber: policies.policyNumber,
        primaryInsured: policies.primaryInsured,
        status: policies.status,
        paidToDate: policies.paidToDate,
        billingMode: policies.billingMode,
        modalPremium: policies.modalPremium,
        phone: clientPhone,
        isDeceased: isInsuredDeceased,
      })
      .from(policies)
      .where(and(isNumbered, isSeen(scope, sql`policies.policy_number`))),
  );

/** The policies of a scope that were paid late on some days, after a contact about that premium. */
export async function findRecovered(
  db: Database,
  scope: Scope,
  days: { readonly from: string; readonly to: string },
) {
  const { rows } = await db.execute<{ policies: number; cents: number }>(sql`
    SELECT count(DISTINCT policy_number)::int AS policies,
      coalesce(sum(premium_cents), 0)::bigint AS cents
    FROM late_payments JOIN policies USING (policy_number)
    WHERE paid_on BETWEEN ${days.from}::date AND ${days.to}::date AND paid_on > paid_to_before
      AND EXISTS (
        SELECT FROM contacts WHERE contacts.policy_number = late_payments.policy_number
          AND contacts.paid_to_date = paid_to_before AND contacted_on <= paid_on)
      AND ${await isInScope(db, scope)}`);
  return rows[0] ?? { policies: 0, cents: 0 };
}

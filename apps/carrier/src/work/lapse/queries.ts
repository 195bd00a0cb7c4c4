import { sql } from 'drizzle-orm';
import { isInScope } from '../../book/queries/isInScope.ts';
import type { Scope } from '../../book/scope.ts';
import type { Database } from '../../db/connection.ts';

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

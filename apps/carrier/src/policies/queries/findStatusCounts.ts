import type { StatusCounts } from '@agent-portal/data/policies/shapes';
import { and, count, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { countWhere } from '../../db/queries.ts';
import { policies, requirements } from '../../db/tables/policies.ts';
import { isInScope } from '../../book/queries/isInScope.ts';
import type { Scope } from '../../book/scope.ts';

const isPending = eq(policies.status, 'Pending');
const isActive = eq(policies.status, 'Active');

/** A sum of amounts as a decimal string with two places. */
function total(amount: SQL | typeof policies.modalPremium, condition: SQL | undefined) {
  return sql<string>`coalesce(sum(${amount}) FILTER (WHERE ${condition}), 0)::numeric(16, 2)`;
}

/** The three count groups of /pat [S3], for the policies of a scope at the business date. */
export async function findStatusCounts(
  db: Database,
  scope: Scope,
  today: string,
): Promise<StatusCounts> {
  const isPastDue = and(isActive, sql`${policies.paidToDate} < ${today}`);
  const isVisible = await isInScope(db, scope);
  const [asked, sums] = await Promise.all([
    db
      .select({ requirements: count() })
      .from(requirements)
      .innerJoin(policies, eq(policies.policyNumber, requirements.policyNumber))
      .where(and(isPending, isVisible)),
    db
      .select({
        pendingPremium: total(policies.annualizedPremium, isPending),
        totalPolicies: countWhere(isActive),
        annualizedPremium: total(policies.annualizedPremium, isActive),
        pastDuePremium: total(policies.modalPremium, isPastDue),
        declined: countWhere(policies.firstPaymentDeclined),
      })
      .from(policies)
      .where(isVisible),
  ]);
  const [{ requirements: underwritingRequirements } = { requirements: 0 }] = asked;
  const [sum] = sums;
  return {
    pendingPolicies: { underwritingRequirements, pendingPremium: sum?.pendingPremium ?? '0.00' },
    activePolicies: {
      totalPolicies: sum?.totalPolicies ?? 0,
      annualizedPremium: sum?.annualizedPremium ?? '0.00',
      pastDuePremium: sum?.pastDuePremium ?? '0.00',
    },
    terminatedPolicies: { declinedInitialPremiumPayments: sum?.declined ?? 0 },
  };
}

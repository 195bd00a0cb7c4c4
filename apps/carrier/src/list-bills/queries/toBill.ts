import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { isAnyOf } from '../../db/queries.ts';
import { groups } from '../../db/tables/groups.ts';
import { policies } from '../../db/tables/policies.ts';
import type { BilledPolicy } from '../generateBills.ts';

/** All groups, in the order of their numbers. */
export const findGroupsToBill = (db: Database) =>
  db
    .select({ groupNumber: groups.groupNumber, billingMode: groups.billingMode })
    .from(groups)
    .orderBy(asc(groups.groupNumber));

/** The policies of groups that were paid at least once, by group, in a fixed order. */
export async function findPoliciesToBill(db: Database, groupNumbers: readonly string[]) {
  const { groupNumber, policyNumber, modalPremium, issueDate, paidToDate, terminationDate } =
    policies;
  const found = await db
    .select({ groupNumber, policyNumber, modalPremium, issueDate, paidToDate, terminationDate })
    .from(policies)
    .where(
      and(
        isAnyOf(groupNumber, groupNumbers),
        isNotNull(issueDate),
        eq(policies.firstPaymentDeclined, false),
      ),
    )
    .orderBy(asc(policyNumber));
  return Map.groupBy(
    found as readonly (BilledPolicy & { readonly groupNumber: string | null })[],
    (policy) => policy.groupNumber,
  );
}

import { and, asc, eq, gte, lt, lte, not } from 'drizzle-orm';
import { graceDays } from '../../../book/pastDue.ts';
import { isInsuredDeceased } from '../../../book/queries/isDeceased.ts';
import { isInScope } from '../../../book/queries/isInScope.ts';
import type { Scope } from '../../../book/scope.ts';
import type { Database } from '../../../db/connection.ts';
import { addDays } from '../../../db/dates.ts';
import { policies } from '../../../db/tables/policies.ts';
import { gatherRowIds } from '../../../lists/queries/orderedRows.ts';
import { warningDays } from '../lapseDates.ts';

/** The row ids of the active policies about to lapse, the first to lapse first: `isAboutToLapse` as SQL, for the living. */
export async function findLapsing(db: Database, scope: Scope, today: string): Promise<Int32Array> {
  const sorted = db
    .select({ rowId: policies.rowId })
    .from(policies)
    .where(
      and(
        eq(policies.status, 'Active'),
        lt(policies.paidToDate, today),
        gte(policies.paidToDate, addDays(today, -graceDays)),
        lte(policies.paidToDate, addDays(today, warningDays - graceDays)),
        not(isInsuredDeceased),
        await isInScope(db, scope),
      ),
    )
    .orderBy(asc(policies.paidToDate), asc(policies.policyNumber));
  return gatherRowIds(db, sorted);
}

import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { isAnyOf } from '../../db/queries.ts';
import { lapseCalls } from '../../db/tables/lapse.ts';
import { policies } from '../../db/tables/policies.ts';

/** The last call about each of some policies since they are past due. */
export async function findLastCalls(db: Database, policyNumbers: readonly string[]) {
  const found = await db
    .selectDistinctOn([lapseCalls.policyNumber], {
      policyNumber: lapseCalls.policyNumber,
      outcome: lapseCalls.outcome,
      calledOn: lapseCalls.calledOn,
      willPayOn: lapseCalls.willPayOn,
      nextAttemptOn: lapseCalls.nextAttemptOn,
    })
    .from(lapseCalls)
    .innerJoin(
      policies,
      and(
        eq(policies.policyNumber, lapseCalls.policyNumber),
        eq(policies.paidToDate, lapseCalls.paidToDate),
      ),
    )
    .where(isAnyOf(lapseCalls.policyNumber, policyNumbers))
    .orderBy(lapseCalls.policyNumber, desc(lapseCalls.version));
  return new Map(found.map(({ policyNumber, ...call }) => [policyNumber, call]));
}

/** The last call about a late premium. */
export type LastCall = NonNullable<ReturnType<Awaited<ReturnType<typeof findLastCalls>>['get']>>;

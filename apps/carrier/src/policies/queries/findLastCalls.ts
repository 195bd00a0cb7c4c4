import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { isAnyOf } from '../../db/queries.ts';
import { contacts } from '../../db/tables/contacts.ts';
import { policies } from '../../db/tables/policies.ts';

/** The last contact about each of some policies since they are past due. */
export async function findLastCalls(db: Database, policyNumbers: readonly string[]) {
  const found = await db
    .selectDistinctOn([contacts.policyNumber], {
      policyNumber: contacts.policyNumber,
      outcome: contacts.outcome,
      calledOn: contacts.contactedOn,
      willPayOn: contacts.willPayOn,
      nextAttemptOn: contacts.nextAttemptOn,
    })
    .from(contacts)
    .innerJoin(
      policies,
      and(
        eq(policies.policyNumber, contacts.policyNumber),
        eq(policies.paidToDate, contacts.paidToDate),
      ),
    )
    .where(isAnyOf(contacts.policyNumber, policyNumbers))
    .orderBy(contacts.policyNumber, desc(contacts.contactedAt));
  return new Map(found.map(({ policyNumber, ...call }) => [policyNumber, call]));
}

/** The last contact about a late premium. */
export type LastCall = NonNullable<ReturnType<Awaited<ReturnType<typeof findLastCalls>>['get']>>;

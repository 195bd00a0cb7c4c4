import { and, asc, isNotNull, not } from 'drizzle-orm';
import { isPartyDeceased } from '../../../book/queries/isDeceased.ts';
import type { Database } from '../../../db/connection.ts';
import { isAnyOf } from '../../../db/queries.ts';
import { parties } from '../../../db/tables/policies.ts';

/** The clients' phone numbers by policy: the first of a living person on the policy. */
export async function findPhones(
  db: Database,
  policyNumbers: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  if (policyNumbers.length === 0) return new Map();
  const found = await db
    .selectDistinctOn([parties.policyNumber], {
      policyNumber: parties.policyNumber,
      phone: parties.phone,
    })
    .from(parties)
    .where(
      and(
        isAnyOf(parties.policyNumber, [...policyNumbers]),
        isNotNull(parties.phone),
        not(isPartyDeceased),
      ),
    )
    .orderBy(asc(parties.policyNumber), asc(parties.position));
  return new Map(found.map(({ policyNumber, phone }) => [policyNumber, phone]));
}

import { policiesAccess } from '@agent-portal/data/policies/policiesAccess';
import { and, asc, isNotNull, not } from 'drizzle-orm';
import { isPartyDeceased } from '../../book/queries/isDeceased.ts';
import { isAnyOf } from '../../db/queries.ts';
import { parties } from '../../db/tables/policies.ts';
import type { TodayCall } from '../TodaySource.ts';

/** The clients' phone numbers by policy: the first living one on the policy, if the caller may see policies. */
export async function findPhones(
  { deps: { db }, sees }: TodayCall,
  policyNumbers: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  if (!sees(policiesAccess) || policyNumbers.length === 0) return new Map();
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

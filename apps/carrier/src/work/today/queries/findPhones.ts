import { policiesAccess } from '@agent-portal/data/policies/policiesAccess';
import { and, asc, isNotNull, not, eq } from 'drizzle-orm';
import { isPartyDeceased } from '../../../book/queries/isDeceased.ts';
import { isAnyOf } from '../../../db/queries.ts';
import { parties, policies } from '../../../db/tables/policies.ts';
import type { TodayCall } from '../TodaySource.ts';
import { agentName } from '../../../book/queries/downline.ts';
import type { Database } from '../../../db/connection.ts';
import { agents, producers } from '../../../db/tables/agents.ts';

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

/** The first writing agent of each policy. */
export async function findWriters(db: Database, policyNumbers: readonly string[]) {
  const found = await db
    .select({ policyNumber: policies.policyNumber, agentName, agentId: policies.agentId })
    .from(policies)
    .innerJoin(agents, eq(agents.agentId, policies.agentId))
    .innerJoin(producers, eq(producers.producerId, agents.producerId))
    .where(isAnyOf(policies.policyNumber, [...policyNumbers]));
  return new Map(found.map(({ policyNumber, ...writer }) => [policyNumber, writer]));
}

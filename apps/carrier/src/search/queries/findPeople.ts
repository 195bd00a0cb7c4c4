import type { FoundPerson } from '@agent-portal/data/search/contract';
import { foldText } from '@agent-portal/format';
import { and, eq, sql } from 'drizzle-orm';
import { isSeen } from '../../book/queries/isSeen.ts';
import type { Scope } from '../../book/scope.ts';
import type { Database } from '../../db/connection.ts';
import { isAnyOf } from '../../db/queries.ts';
import { partyClients, parties } from '../../db/tables/policies.ts';
import type { Hit } from './findPoliciesLike.ts';
import { mostPeople } from '../rules.ts';

async function countPolicies(db: Database, scope: Scope, clientIds: readonly string[]) {
  const found = await db
    .select({
      clientId: partyClients.clientId,
      birthDate: sql<string | null>`max(${parties.birthDate})`,
      policies: sql<number>`count(DISTINCT ${partyClients.policyNumber})::int`,
    })
    .from(partyClients)
    .innerJoin(
      parties,
      and(
        eq(parties.policyNumber, partyClients.policyNumber),
        eq(parties.position, partyClients.position),
      ),
    )
    .where(
      and(
        isAnyOf(partyClients.clientId, clientIds),
        isSeen(scope, sql`party_clients.policy_number`),
      ),
    )
    .groupBy(partyClients.clientId);
  return new Map(found.map((one) => [one.clientId, one]));
}

/** The clients of the found policies: by the found party, or the primary insured, which is the first party. */
async function clientsOf(db: Database, found: readonly Hit[]) {
  const numbers = found.map(({ policy }) => policy.policyNumber);
  const known = await db
    .select()
    .from(partyClients)
    .where(isAnyOf(partyClients.policyNumber, numbers));
  const byParty = new Map(
    known.map((one) => [`${one.policyNumber} ${one.position}`, one.clientId]),
  );
  return ({ policy: { policyNumber }, position = 1 }: Hit) =>
    byParty.get(`${policyNumber} ${position}`);
}

/**
 * The people among found policies, in their order: those whose name or e-mail address was found. A person with
 * several policies is one row.
 */
export async function findPeople(
  db: Database,
  scope: Scope,
  words: readonly string[],
  found: readonly Hit[],
): Promise<FoundPerson[]> {
  const isNamed = ({ position, policy: { primaryInsured } }: Hit) =>
    position !== undefined || words.every((word) => foldText(primaryInsured).includes(word));
  const named = found.filter(isNamed);
  const clientOf = await clientsOf(db, named);
  const byClient = new Map<string, string>();
  for (const hit of named) {
    const clientId = clientOf(hit);
    if (clientId !== undefined && !byClient.has(clientId))
      byClient.set(clientId, hit.policy.party?.name ?? hit.policy.primaryInsured);
  }
  const people = [...byClient].slice(0, mostPeople);
  if (people.length === 0) return [];
  const counts = await countPolicies(
    db,
    scope,
    people.map(([clientId]) => clientId),
  );
  return people.flatMap(([clientId, name]) => {
    const counted = counts.get(clientId);
    return counted ? Object.assign(counted, { name }) : [];
  });
}

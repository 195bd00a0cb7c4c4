import type { FoundPerson, FoundPolicy } from '@agent-portal/data/search/contract';
import { and, eq, sql } from 'drizzle-orm';
import { isSeen } from '../../book/queries/isSeen.ts';
import { withClientIds } from '../../book/queries/withClientIds.ts';
import type { Scope } from '../../book/scope.ts';
import type { Database } from '../../db/connection.ts';
import { isAnyOf } from '../../db/queries.ts';
import { partyClients } from '../../db/tables/partyClients.ts';
import { parties } from '../../db/tables/policies.ts';
import { mostPeople } from '../rules.ts';

/** Whether a name contains every word, in any case. */
const isNamed = (name: string, words: readonly string[]) =>
  words.every((word) => name.toLowerCase().includes(word));

/** The given clients with their number of policies in the scope. */
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

/**
 * The people among found policies, in their order: primary insureds whose name contains every word. A person
 * with several policies is one row.
 */
export async function findPeople(
  db: Database,
  scope: Scope,
  words: readonly string[],
  found: readonly FoundPolicy[],
): Promise<FoundPerson[]> {
  const named = found.filter(({ primaryInsured }) => isNamed(primaryInsured, words));
  const byClient = new Map<string, string>();
  for (const { clientId, primaryInsured } of await withClientIds(db, named)) {
    if (clientId !== undefined && !byClient.has(clientId)) byClient.set(clientId, primaryInsured);
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

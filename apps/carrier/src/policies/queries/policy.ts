import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { groups } from '../../db/tables/groups.ts';
import { agentName, isInDownlineOf } from '../../book/queries/downline.ts';
import { agents, producers } from '../../db/tables/agents.ts';
import {
  partyClients,
  coverages,
  parties,
  policies,
  requirements,
  writingAgents,
} from '../../db/tables/policies.ts';
import { findByPolicyNumber } from './findByPolicyNumber.ts';
import { isWithdrawn } from './policyRows.ts';
import { isPartyDeceased } from '../../book/queries/isDeceased.ts';
import { isInScope } from '../../book/queries/isInScope.ts';
import type { Scope } from '../../book/scope.ts';

/** The policy of the scope with a number, in any case. */
async function findOwn(db: Database, scope: Scope, typed: string) {
  const own = await isInScope(db, scope);
  return findByPolicyNumber(typed, (hasNumber) =>
    db
      .select({
        ...getTableColumns(policies),
        employer: groups.name,
        isWithdrawn,
        isOwnGroup: sql<boolean>`coalesce(${isInDownlineOf(db, groups.agentId, scope)}, false)`,
      })
      .from(policies)
      .leftJoin(groups, eq(groups.groupNumber, policies.groupNumber))
      .where(and(hasNumber, own))
      .limit(2),
  );
}

/** The number of a policy of the scope as the carrier writes it, or undefined. @param typed in any case */
export async function findPolicyNumber(db: Database, scope: Scope, typed: string) {
  const own = await isInScope(db, scope);
  const found = await findByPolicyNumber(typed, (hasNumber) =>
    db
      .select({ policyNumber: policies.policyNumber })
      .from(policies)
      .where(and(hasNumber, own))
      .limit(2),
  );
  return found?.policyNumber;
}

/**
 * A policy of the scope with everything that belongs to it, or undefined.
 * @param typed its number; case does not matter when the number is unique
 */
export async function findPolicy(db: Database, scope: Scope, typed: string) {
  const policy = await findOwn(db, scope, typed);
  if (policy === undefined) return undefined;
  const { policyNumber } = policy;
  const [people, covers, writers, asked] = await Promise.all([
    db
      .select({
        ...getTableColumns(parties),
        clientId: partyClients.clientId,
        isDeceased: isPartyDeceased,
      })
      .from(parties)
      .leftJoin(
        partyClients,
        and(
          eq(partyClients.policyNumber, parties.policyNumber),
          eq(partyClients.position, parties.position),
        ),
      )
      .where(eq(parties.policyNumber, policyNumber))
      .orderBy(asc(parties.position)),
    db
      .select()
      .from(coverages)
      .where(eq(coverages.policyNumber, policyNumber))
      .orderBy(asc(coverages.position)),
    db
      .select({ agentName, agentId: writingAgents.agentId, split: writingAgents.split })
      .from(writingAgents)
      .innerJoin(agents, eq(agents.agentId, writingAgents.agentId))
      .innerJoin(producers, eq(producers.producerId, agents.producerId))
      .where(eq(writingAgents.policyNumber, policyNumber))
      .orderBy(asc(writingAgents.position)),
    db
      .select()
      .from(requirements)
      .where(eq(requirements.policyNumber, policyNumber))
      .orderBy(asc(requirements.requirementId)),
  ]);
  return {
    ...policy,
    parties: people,
    coverages: covers,
    writingAgents: writers,
    requirements: asked,
  };
}

export type FoundPolicy = NonNullable<Awaited<ReturnType<typeof findPolicy>>>;

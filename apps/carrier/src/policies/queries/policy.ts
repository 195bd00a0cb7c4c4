import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { groups } from '../../groups/tables.ts';
import { agentName, isInDownlineOf } from '../../hierarchy/queries.ts';
import { agents, producers } from '../../hierarchy/tables.ts';
import { coverages, parties, policies, requirements, writingAgents } from '../tables.ts';
import { isInScope } from '../../book/queries/isInScope.ts';
import type { Scope } from '../../book/scope.ts';

/** A policy of the scope with all that hangs on it, or undefined. */
export async function findPolicy(db: Database, scope: Scope, policyNumber: string) {
  const [policy] = await db
    .select({
      ...getTableColumns(policies),
      employer: groups.name,
      isOwnGroup: sql<boolean>`coalesce(${isInDownlineOf(db, groups.agentId, scope)}, false)`,
    })
    .from(policies)
    .leftJoin(groups, eq(groups.groupNumber, policies.groupNumber))
    .where(and(eq(policies.policyNumber, policyNumber), await isInScope(db, scope)));
  if (policy === undefined) return undefined;
  const [people, covers, writers, asked] = await Promise.all([
    db
      .select()
      .from(parties)
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

import { and, eq, gt, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/connection.ts';
import { isAnyOf } from '../../db/queries.ts';
import { groups } from '../../groups/tables.ts';
import { findDownlineIds, isInDownlineOf } from '../../hierarchy/queries.ts';
import { agents, producers } from '../../hierarchy/tables.ts';
import type { PendingFilters, SummaryFilters } from '../filters.ts';
import { policies, writingAgents } from '../tables.ts';

/** Agent ids whose policies, and whose downlines' policies, a call may see. */
export type Scope = readonly string[];

/**
 * Holds for policies that somebody in the scope wrote, alone or with others (decisions, 6). Those of
 * few agents are looked up; those of many are picked out of all, which costs less than a million
 * look-ups.
 */
export async function isInScope(db: Database, scope: Scope, fewAgents = 200): Promise<SQL> {
  const agentIds = await findDownlineIds(db, scope, fewAgents + 1);
  return agentIds.length > fewAgents ? isOfMany(db, scope) : isOfFew(db, agentIds);
}

function isOfFew(db: Database, agentIds: readonly string[]): SQL {
  const wroteFirst = db
    .select({ policyNumber: policies.policyNumber })
    .from(policies)
    .where(isAnyOf(policies.agentId, agentIds));
  return inArray(
    policies.policyNumber,
    wroteFirst.unionAll(findShared(db, isAnyOf(writingAgents.agentId, agentIds))),
  );
}

function isOfMany(db: Database, scope: Scope): SQL {
  const wroteFirst = isInDownlineOf(db, policies.agentId, scope);
  const shared = findShared(db, isInDownlineOf(db, writingAgents.agentId, scope));
  return sql`(${wroteFirst} OR ${policies.policyNumber} IN ${shared})`;
}

/** The first writing agent stands in the policy itself; few policies have another. */
function findShared(db: Database, isWriter: SQL) {
  return db
    .select({ policyNumber: writingAgents.policyNumber })
    .from(writingAgents)
    .where(and(gt(writingAgents.position, 1), isWriter));
}

/** The filters that all policy lists have, but for viewAs, which narrows the scope. */
export function meetsCommonFilters(
  db: Database,
  filters: PendingFilters | SummaryFilters,
): (SQL | undefined)[] {
  const { agentId, agentLastName, primaryInsured, policyNumber, employer } = filters;
  return [
    agentId && isAnyOf(policies.agentId, agentId),
    agentLastName && isWrittenByNamesake(db, agentLastName),
    primaryInsured && isAnyOf(policies.primaryInsured, primaryInsured),
    policyNumber && isAnyOf(policies.policyNumber, policyNumber),
    employer && isOfEmployer(db, employer),
  ];
}

/** Holds for dates from `from` to `to`, both included, either of them open. */
export function isBetween(column: PgColumn, from?: string, to?: string): (SQL | undefined)[] {
  return [from === undefined ? from : gte(column, from), to === undefined ? to : lte(column, to)];
}

function isWrittenByNamesake(db: Database, lastNames: readonly string[]): SQL {
  const namesakes = db
    .select({ agentId: agents.agentId })
    .from(agents)
    .innerJoin(producers, eq(producers.producerId, agents.producerId))
    .where(isAnyOf(producers.lastName, lastNames));
  return sql`${policies.agentId} IN ${namesakes}`;
}

function isOfEmployer(db: Database, employers: readonly string[]): SQL {
  const named = db
    .select({ groupNumber: groups.groupNumber })
    .from(groups)
    .where(isAnyOf(groups.name, employers));
  return sql`${policies.groupNumber} IN ${named}`;
}

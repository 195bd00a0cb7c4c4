import { and, gt, inArray, type SQL, sql, eq, lt } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { isAnyOf } from '../../db/queries.ts';
import { isInDownlineOf } from './downline.ts';
import { agents } from '../../db/tables/agents.ts';
import { policies, writingAgents } from '../../db/tables/policies.ts';
import type { Scope } from '../scope.ts';
import { addDays } from '../../db/dates.ts';
import { graceDays } from '../pastDue.ts';

/** The agents of a scope, at most one more than `maxAgents`, and whether they are all agents. */
async function findAgents(db: Database, scope: Scope, maxAgents: number) {
  const isOwn = isInDownlineOf(db, agents.agentId, scope);
  const { rows } = await db.execute<{ agentIds: string[]; hasAllAgents: boolean }>(sql`
    WITH own AS MATERIALIZED (SELECT agent_id FROM ${agents} WHERE ${isOwn})
    SELECT ARRAY(SELECT agent_id FROM own LIMIT ${maxAgents + 1}) AS "agentIds",
      (SELECT count(*) FROM own) = (SELECT count(*) FROM ${agents}) AS "hasAllAgents"`);
  return rows[0] ?? { agentIds: [], hasAllAgents: false };
}

const mostAgents = 200;

/** Each request has its own array of agents, so that a page that reads many lists looks up its downline once. */
const agentsByScope = new WeakMap<Database, WeakMap<Scope, ReturnType<typeof findAgents>>>();

function agentsOf(db: Database, scope: Scope) {
  const ofDatabase = agentsByScope.get(db) ?? new WeakMap<Scope, ReturnType<typeof findAgents>>();
  agentsByScope.set(db, ofDatabase);
  const stored = ofDatabase.get(scope) ?? findAgents(db, scope, mostAgents);
  ofDatabase.set(scope, stored);
  stored.catch(() => ofDatabase.delete(scope));
  return stored;
}

/**
 * True for policies that an agent in the scope wrote, alone or with others (decisions, 6). The policies of a
 * few agents are looked up. For many agents a scan of all policies costs less than a million lookups, and
 * for all agents it needs no condition.
 */
export async function isInScope(db: Database, scope: Scope, maxAgents = mostAgents): Promise<SQL> {
  const { agentIds, hasAllAgents } = await (maxAgents === mostAgents
    ? agentsOf(db, scope)
    : findAgents(db, scope, maxAgents));
  if (agentIds.length <= maxAgents) return isOfAgents(db, agentIds);
  // Each policy has an agent, so no policy needs a check.
  return hasAllAgents ? sql`true` : isOfMany(db, scope);
}

function isOfAgents(db: Database, agentIds: readonly string[]): SQL {
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

/** The policy itself has the first writing agent. Few policies have another one. */
function findShared(db: Database, isWriter: SQL) {
  return db
    .select({ policyNumber: writingAgents.policyNumber })
    .from(writingAgents)
    .where(and(gt(writingAgents.position, 1), isWriter));
}

/** True for active policies that are past due. */
export const isPastDueIn = (today: string): SQL =>
  sql`(${and(eq(policies.status, 'Active'), lt(policies.paidToDate, today))})`;

/** True for policies past due that lapse on a day up to `days` after today, or whose lapse date has passed. */
export const lapsesWithinIn = (today: string, days: number): SQL =>
  sql`(${and(
    isPastDueIn(today),
    sql`${policies.paidToDate} <= ${addDays(today, days - graceDays)}::date`,
  )})`;

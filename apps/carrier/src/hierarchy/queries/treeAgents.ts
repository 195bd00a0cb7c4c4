import type { hierarchySortFields } from '@agent-portal/data/hierarchy/contract';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Scope } from '../../book/scope.ts';
import type { Database } from '../../db/connection.ts';
import { folded } from '../../db/folded.ts';
import { isAnyOf } from '../../db/queries.ts';
import type { Asked } from '../../lists/BookList.ts';
import { inOrder, gatherRowIds } from '../../lists/queries/orderedRows.ts';
import { agentName, downline, isInDownlineOf } from '../../book/queries/downline.ts';
import { agents, producers } from '../../db/tables/agents.ts';
import { hasContract, type HierarchyFilters, isOfHierarchy } from './hierarchyFilter.ts';

/** The requested part of the tree. */
export interface TreeFilters extends HierarchyFilters {
  /** The agent of the branch. @default the top */
  readonly under?: string | undefined;
  /** The agent that comes first in it. */
  readonly first?: string | undefined;
}

export interface TreeOrder {
  readonly field: (typeof hierarchySortFields)[number];
  readonly direction: 'asc' | 'desc';
}

const over = alias(agents, 'over');

/** True for the topmost agents of a scope, because some ids of a producer may be below others. */
function isTopOf(db: Database, scope: Scope): SQL | undefined {
  const above = db
    .select({ agentId: over.agentId })
    .from(over)
    .where(and(isAnyOf(over.agentId, scope), sql`${agents.path} LIKE ${over.path} || '_%'`));
  return and(isAnyOf(agents.agentId, scope), sql`NOT EXISTS ${above}`);
}

/** True for the agents of a branch, of a filter's result, or of the top. */
function isAsked(db: Database, scope: Scope, filters: TreeFilters): SQL | undefined {
  if (filters.under !== undefined) return eq(agents.uplineAgentId, filters.under);
  if (hasContract(filters)) return isOfHierarchy(db, scope, filters);
  if (filters.agentNumber === undefined) return isTopOf(db, scope);
  return and(eq(agents.agentId, filters.agentNumber), isInDownlineOf(db, agents.agentId, scope));
}

/** The row ids of a branch, of a filter's result, or of the top of a scope. */
export function findTreeOrder(
  db: Database,
  scope: Scope,
  { filters, orderBy: { field, direction } }: Asked<TreeFilters, TreeOrder>,
): Promise<Int32Array> {
  const by = direction === 'desc' ? desc : asc;
  const name = folded(agentName);
  const sorted = db
    .select({ rowId: agents.rowId })
    .from(agents)
    .innerJoin(producers, eq(producers.producerId, agents.producerId))
    .where(isAsked(db, scope, filters))
    .orderBy(
      ...(filters.first === undefined ? [] : [sql`${agents.agentId} <> ${filters.first}`]),
      by(field === 'effective' ? agents.effectiveOn : name),
      asc(name),
      asc(agents.agentId),
    );
  return gatherRowIds(db, sorted);
}

/** The row ids of a whole or filtered hierarchy, each agent below its upline. */
export function findWholeOrder(
  db: Database,
  scope: Scope,
  filters: HierarchyFilters,
): Promise<Int32Array> {
  const sorted = db
    .select({ rowId: agents.rowId })
    .from(agents)
    .where(isOfHierarchy(db, scope, filters))
    .orderBy(asc(agents.path));
  return gatherRowIds(db, sorted);
}

/** The agents with the given row ids, in their order. */
export async function findTreeAgents(db: Database, rowIds: Int32Array) {
  const found = await db
    .select({
      rowId: agents.rowId,
      agent: {
        agentName,
        agentId: agents.agentId,
        agentLevel: agents.agentLevel,
        marketCode: agents.marketCode,
        companyCode: agents.companyCode,
        contractStatus: agents.contractStatus,
        effective: agents.effectiveOn,
        downline,
      },
      upline: agents.uplineAgentId,
      path: agents.path,
    })
    .from(agents)
    .innerJoin(producers, eq(producers.producerId, agents.producerId))
    .where(isAnyOf(agents.rowId, [...rowIds]));
  return inOrder(rowIds, found);
}

import type { CountedAs } from '@agent-portal/data/hierarchy/shapes';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Scope } from '../../book/scope.ts';
import type { Database } from '../../db/connection.ts';
import { isInDownlineOf } from '../../book/queries/downline.ts';
import { agents, appointments } from '../../db/tables/agents.ts';

/** The hierarchy filter [S3]. `viewAs` names the agent of the hierarchy. */
export interface HierarchyFilters {
  readonly viewAs?: string | undefined;
  readonly agentLevel?: string | undefined;
  readonly agentNumber?: string | undefined;
  readonly marketCode?: string | undefined;
  readonly companyCode?: string | undefined;
  readonly contractStatus?: string | undefined;
  readonly countedAs?: string | undefined;
}

const isActive = eq(agents.contractStatus, 'Active');

/** Matches agents with only just-in-time appointments. */
const isJustInTime = sql`coalesce((
  SELECT bool_and(${appointments.kind} = 'JIT') FROM ${appointments}
  WHERE ${appointments.agentId} = ${agents.agentId} AND ${appointments.status} = 'Active'), false)`;

/** The SQL condition of each count. An agent matches at most one. */
export const countConditions: Readonly<Record<CountedAs, SQL | undefined>> = {
  Active: and(isActive, sql`NOT ${isJustInTime}`),
  'Just in time': and(isActive, isJustInTime),
  Pending: eq(agents.contractStatus, 'Pending'),
};

/** True for agents of a scope that match the hierarchy filter. An agent number includes its downline. */
export const isOfHierarchy = (
  db: Database,
  scope: Scope,
  filters: HierarchyFilters,
): SQL | undefined =>
  and(
    isInDownlineOf(db, agents.agentId, scope),
    filters.agentNumber === undefined
      ? undefined
      : isInDownlineOf(db, agents.agentId, [filters.agentNumber]),
    hasContract(filters),
  );

/** True for agents with such a contract; undefined when the filter does not ask for one. */
export function hasContract(filters: HierarchyFilters): SQL | undefined {
  const { agentLevel, marketCode, companyCode, contractStatus, countedAs } = filters;
  return and(
    agentLevel === undefined ? undefined : eq(agents.agentLevel, agentLevel),
    marketCode === undefined ? undefined : eq(agents.marketCode, marketCode),
    companyCode === undefined ? undefined : eq(agents.companyCode, companyCode),
    contractStatus === undefined
      ? undefined
      : // An unknown status finds nothing.
        eq(agents.contractStatus, contractStatus as 'Active'),
    countedAs === undefined
      ? undefined
      : Object.hasOwn(countConditions, countedAs)
        ? countConditions[countedAs as CountedAs]
        : sql`false`,
  );
}

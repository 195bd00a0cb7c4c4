import { and, eq, type SQL } from 'drizzle-orm';
import type { Scope } from '../../book/scope.ts';
import type { Database } from '../../db/connection.ts';
import { isInDownlineOf } from '../queries.ts';
import { agents } from '../tables.ts';

/** The hierarchy filter [S3]; `viewAs` is whose hierarchy it is. */
export interface HierarchyFilters {
  readonly viewAs?: string | undefined;
  readonly agentLevel?: string | undefined;
  readonly agentNumber?: string | undefined;
  readonly marketCode?: string | undefined;
  readonly companyCode?: string | undefined;
  readonly contractStatus?: string | undefined;
}

/** Holds for agents of a scope that pass the hierarchy filter; a number stands for its downline too. */
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

/** Holds for agents with such a contract; undefined where nothing is asked of it. */
export function hasContract(filters: HierarchyFilters): SQL | undefined {
  const { agentLevel, marketCode, companyCode, contractStatus } = filters;
  return and(
    agentLevel === undefined ? undefined : eq(agents.agentLevel, agentLevel),
    marketCode === undefined ? undefined : eq(agents.marketCode, marketCode),
    companyCode === undefined ? undefined : eq(agents.companyCode, companyCode),
    contractStatus === undefined
      ? undefined
      : // Whatever is asked for; what is no status finds nothing.
        eq(agents.contractStatus, contractStatus as 'Active'),
  );
}

import type {
  getCommissionDetails,
  getWritingAgentDetails,
} from '@agent-portal/data/commissions/contract';
import type { InputOf } from '@agent-portal/data/endpoint';
import type { AnyOrder } from '../lists/BookList.ts';

type DetailQuery = InputOf<typeof getCommissionDetails>['query'];
type WritingAgentQuery = InputOf<typeof getWritingAgentDetails>['query'];

type Paging = 'page' | 'pageSize' | 'includeFilters' | 'orderBy' | 'sortDirection';

/** The filters of the policy details [S3]. */
export type DetailFilters = Omit<DetailQuery, Paging>;
export interface DetailOrder {
  readonly field: NonNullable<DetailQuery['orderBy']>;
  readonly direction: 'asc' | 'desc';
}

/** The filters of the writing agents [S3]. */
export type WritingAgentFilters = Omit<WritingAgentQuery, Paging>;
export interface WritingAgentOrder {
  readonly field: NonNullable<WritingAgentQuery['orderBy']>;
  readonly direction: 'asc' | 'desc';
}

/** The part of a query that is not a filter. */
interface AnyQuery {
  readonly AgentId?: string | undefined;
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
  readonly includeFilters?: boolean | undefined;
  readonly orderBy?: string | undefined;
  readonly sortDirection?: 'asc' | 'desc' | undefined;
}

/**
 * Converts a query of commissions or debt to a query of a list [S7]. The agent in it owns the book.
 *
 * @param defaultOrder the order of a call that names none
 */
export function askedOf<Query extends AnyQuery, Order extends AnyOrder>(
  query: Query,
  defaultOrder: Order,
) {
  const { AgentId, page, pageSize, orderBy } = query;
  const { sortDirection = orderBy === undefined ? defaultOrder.direction : 'desc' } = query;
  const filters = Object.fromEntries(
    Object.entries(query).filter(([name]) => !otherParameters.has(name)),
  ) as Omit<Query, keyof AnyQuery>;
  return {
    page,
    pageSize,
    filters: { ...filters, ...(AgentId !== undefined && { viewAs: AgentId }) },
    orderBy: { field: orderBy ?? defaultOrder.field, direction: sortDirection } as Order,
  };
}

const otherParameters: ReadonlySet<string> = new Set<keyof AnyQuery>([
  'AgentId',
  'page',
  'pageSize',
  'includeFilters',
  'orderBy',
  'sortDirection',
]);

/** The labels in an export for the filters that all lists of commissions and debt share. */
export const sharedFilterLabels = {
  AgentId: 'Agent ID',
  viewAs: 'Agent ID',
  HierarchyAgentLevel: 'Hierarchy, agent level',
  HierarchyAgentNumber: 'Hierarchy, agent number',
  HierarchyMarketCode: 'Hierarchy, market code',
  HierarchyCompanyCode: 'Hierarchy, Company Code',
  HierarchyContractStatus: 'Hierarchy, contract status',
} as const;

/** The labels in an export for the filters of writing agents [S3]. */
export const writingAgentFilterLabels = {
  ...sharedFilterLabels,
  CycleBeginDate: 'Cycle Date from',
  CycleEndDate: 'Cycle Date to',
  WritingAgentIds: 'Writing Agent ID',
  writingAgents: 'Writing Agent',
} as const;

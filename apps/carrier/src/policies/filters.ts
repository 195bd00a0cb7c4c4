import type { getPendingPolicyRequirements } from '@agent-portal/data/policies/contract';
import type { getPendingPolicies } from '@agent-portal/data/policies/v2/contract';
import type { getPolicySummaries } from '@agent-portal/data/policies/summaries/contract';
import type { InputOf } from '@agent-portal/data/endpoint';

type PendingQuery = InputOf<typeof getPendingPolicyRequirements>['query'];
type SummaryQuery = InputOf<typeof getPolicySummaries>['query'];

/** Filters of the pending list, decoded. */
export type PendingFilters = NonNullable<PendingQuery['filters']>;

/** The order of requirements. */
export type PendingOrder = NonNullable<PendingQuery['orderBy']>;

/** The order of pending policies. */
export type PendingPolicyOrder = NonNullable<
  InputOf<typeof getPendingPolicies>['query']['orderBy']
>;

/** Filters of the active and the terminated list, decoded. */
export type SummaryFilters = NonNullable<SummaryQuery['Filters']>;

export type SummaryOrder = NonNullable<SummaryQuery['orderBy']>;

/** The default orders [S4]. */
export const defaultPendingOrder: PendingPolicyOrder = { field: 'date', direction: 'desc' };
export const defaultSummaryOrder: SummaryOrder = { field: 'issueDate', direction: 'desc' };

import type {
  getPendingPolicyRequirements,
  exportPolicySummaries,
} from '@agent-portal/data/policies/contract';
import type { InputOf } from '@agent-portal/data/endpoint';

type PendingQuery = InputOf<typeof getPendingPolicyRequirements>['query'];

/** Filters of the pending list, decoded. */
export type PendingFilters = NonNullable<PendingQuery['filters']>;

export type PendingOrder = NonNullable<PendingQuery['orderBy']>;

/** Filters of the active and the terminated list, decoded. */
export type SummaryFilters = NonNullable<InputOf<typeof exportPolicySummaries>['query']['filters']>;

/** The default order [S4]. */
export const defaultPendingOrder: PendingOrder = { field: 'date', direction: 'desc' };

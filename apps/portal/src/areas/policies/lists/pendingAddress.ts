import type { InputOf } from '@agent-portal/data/endpoint';
import type { pageSizes } from '@agent-portal/data/list';
import type {
  getPendingPolicyRequirements,
  pendingSortFields,
} from '@agent-portal/data/policies/contract';
import { type AddressForm, day, many, mark, one, oneOf } from '@agent-portal/ui/filters/address';
import type { ListAddress } from '../../../shared/list/address/listState.ts';

export type PendingSortField = (typeof pendingSortFields)[number];
type PendingQuery = InputOf<typeof getPendingPolicyRequirements>['query'];
export type PendingFilters = NonNullable<PendingQuery['filters']>;

/**
 * What the URL of /pending contains: the filters of [S3] and the sort of [S2]. The file imports only
 * types, because the script inside index.html reads the URL too.
 */
export const pendingAddress: ListAddress<PendingSortField> = {
  sortFields: ['date', 'dueDate', 'policyNumber'] satisfies typeof pendingSortFields,
  defaultSort: { field: 'date', direction: 'desc' },
  // The requirement that is longest overdue, or due first, comes first.
  defaultSortUnder: ({ due }) =>
    due === undefined ? undefined : { field: 'dueDate', direction: 'asc' },
  orderWhenUnsorted: { field: 'policyNumber', direction: 'asc' },
  pageSizes: [10, 25, 50, 100] satisfies typeof pageSizes,
  filters: {
    viewAs: one,
    agentLastName: many,
    agentId: many,
    primaryInsured: many,
    policyNumber: many,
    employer: many,
    dateFrom: day,
    dateTo: day,
    takeAction: mark,
    // Only a quick tab sets this filter; it has no field.
    due: oneOf([{ value: 'overdue' }, { value: 'thisWeek' }]),
    actor: oneOf([{ value: 'Agent' }, { value: 'Client' }, { value: 'HomeOffice' }]),
    // Only the server filters by these.
  } satisfies Record<Exclude<keyof PendingFilters, 'requirementId' | 'changedFrom'>, AddressForm>,
};

/** The URL of /pending-v2, which opens with what is due first. */
export const pendingV2Address: ListAddress<PendingSortField> = {
  ...pendingAddress,
  defaultSort: { field: 'dueDate', direction: 'asc' },
  specifiedSort: pendingAddress.defaultSort,
  pageSize: 25,
};

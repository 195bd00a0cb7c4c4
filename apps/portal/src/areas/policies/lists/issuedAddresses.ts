import type { pageSizes } from '@agent-portal/data/list';
import type { InputOf } from '@agent-portal/data/endpoint';
import type {
  activeSortFields,
  getPolicySummaries,
  terminatedSortFields,
} from '@agent-portal/data/policies/summaries/contract';
import { type AddressForm, day, many, mark, one, oneOf } from '@agent-portal/ui/filters/address';
import type { FilterState, ListAddress } from '../../../shared/list/address/listState.ts';

type IssuedQuery = InputOf<typeof getPolicySummaries>['query'];
export type IssuedFilters = NonNullable<IssuedQuery['Filters']>;
export type IssuedSortField = (typeof terminatedSortFields)[number];

const filters = {
  viewAs: one,
  agentLastName: many,
  agentId: many,
  primaryInsured: many,
  policyNumber: many,
  employer: many,
} as const satisfies Partial<Record<keyof IssuedFilters, AddressForm>>;

const common = {
  defaultSort: { field: 'issueDate', direction: 'desc' },
  orderWhenUnsorted: { field: 'policyNumber', direction: 'asc' },
  pageSizes: [10, 25, 50, 100] satisfies typeof pageSizes,
} as const;

/** What the URLs of /active and /terminated contain: the filters of [S3] and the sorts of [S2]. */
export const issuedAddresses = {
  Active: {
    ...common,
    // The first to lapse comes first on the tabs of late policies: grace is as long for each policy.
    defaultSortUnder: ({ pastDue, lapsesWithin }: FilterState) =>
      pastDue === undefined && lapsesWithin === undefined
        ? undefined
        : ({ field: 'paidToDate', direction: 'asc' } as const),
    sortFields: [
      'issueDate',
      'billingMode',
      'paidToDate',
      'policyNumber',
    ] satisfies typeof activeSortFields,
    filters: {
      ...filters,
      paidToDateFrom: day,
      paidToDateTo: day,
      pastDue: mark,
      // Set only by quick tabs. There is no filter field for it. Addresses of earlier versions have 30 days, which
      // are all that are past due (ActiveTabNote.tsx).
      lapsesWithin: oneOf([{ value: '7' }, { value: '30' }]),
      deadlinesWithin: oneOf([{ value: '7' }, { value: '30' }, { value: '90' }]),
    } satisfies Partial<Record<keyof IssuedFilters, AddressForm>>,
  },
  Terminated: {
    ...common,
    sortFields: [
      'issueDate',
      'billingMode',
      'paidToDate',
      'policyNumber',
      'terminationDate',
      'reason',
    ] satisfies typeof terminatedSortFields,
    filters: {
      ...filters,
      terminationDateFrom: day,
      terminationDateTo: day,
      reason: many,
      firstPaymentFail: mark,
    } satisfies Partial<Record<keyof IssuedFilters, AddressForm>>,
  },
} as const satisfies Record<string, ListAddress<IssuedSortField>>;

import {
  exportIndividualDetails,
  exportWorksiteDetails,
  getIndividualDetails,
  getWorksiteDetails,
  type productionSortFields,
} from '@agent-portal/data/production/contract';
import type { OutputOf } from '@agent-portal/data/endpoint';
import type { ProductionDetail } from '@agent-portal/data/production/shapes';
import { orderOf, pageSizeOf } from '../../../shared/list/address/listQuery.ts';
import type { ListAddress, ListState } from '../../../shared/list/address/listState.ts';
import { defineList } from '../../../shared/list/List.ts';
import { detailColumns } from './detailColumns.tsx';
import { followDates } from '../filter/followDates.ts';
import { productionFilters } from '../filter/productionFilters.ts';
import { productionFilterAddress, productionQuery } from '../filter/productionQuery.ts';

type SortField = (typeof productionSortFields)[number];
type Details = OutputOf<typeof getIndividualDetails>;

const address: ListAddress<SortField> = {
  sortFields: [
    'transactionDate',
    'premium',
    'productionCredit',
    'policyNumber',
  ] satisfies typeof productionSortFields,
  defaultSort: { field: 'transactionDate', direction: 'desc' },
  unsorted: { field: 'policyNumber', direction: 'asc' },
  pageSizes: [10, 25, 50, 100],
  filters: productionFilterAddress,
};

const orderedQuery = (state: ListState<SortField>, today: string) => ({
  ...productionQuery(state.filters, today),
  orderBy: orderOf(state, address),
});

/** The common part of the lists of both branches. */
const common = {
  title: 'Policy Detail',
  nouns: ['transaction', 'transactions'],
  address,
  filters: productionFilters,
  changed: followDates,
  keepsQuery: false,
  rowKey: ({ policyNumber, agentId, transactionType }: ProductionDetail) =>
    `${policyNumber} ${agentId} ${transactionType}`,
  rowName: ({ policyNumber, transactionType }: ProductionDetail) =>
    `${policyNumber}, ${transactionType.toLowerCase()}`,
  query: (
    state: ListState<SortField>,
    includeFilters: boolean,
    _search: URLSearchParams,
    today: string,
  ) => ({
    query: {
      ...orderedQuery(state, today),
      page: state.page,
      pageSize: pageSizeOf(state),
      ...(includeFilters && { IncludeFilters: true as const }),
    },
  }),
  read: (page: Details) => ({
    ...page,
    rows: page.policyDetails,
    total: page.totalRecords,
    offered: page.filters,
    // An empty list has no total.
    totals:
      page.totals && page.totalRecords > 0
        ? { productionCredit: page.totals.productionCredit }
        : undefined,
  }),
} as const;

const exportQuery = (state: ListState<SortField>, _search: URLSearchParams, today: string) => ({
  query: orderedQuery(state, today),
});

/** /production-credit/individual/policy-detail (decisions, 3). */
export const individualDetailsList = defineList({
  ...common,
  id: 'individual-production',
  columns: detailColumns('Individual'),
  endpoint: getIndividualDetails,
  exports: {
    endpoint: exportIndividualDetails,
    feature: 'production_exceldownloads',
    query: exportQuery,
  },
});

/** /production-credit/worksite/policy-detail (decisions, 3). */
export const worksiteDetailsList = defineList({
  ...common,
  id: 'worksite-production',
  columns: detailColumns('Worksite'),
  endpoint: getWorksiteDetails,
  exports: {
    endpoint: exportWorksiteDetails,
    feature: 'production_exceldownloads',
    query: exportQuery,
  },
});

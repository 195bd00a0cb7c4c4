import type { BusinessType, OutputOf } from '@agent-portal/data/endpoint';
import {
  exportIndividualDetails,
  exportWorksiteDetails,
  getIndividualDetails,
  getWorksiteDetails,
  type productionSortFields,
} from '@agent-portal/data/production/contract';
import type { ProductionDetail } from '@agent-portal/data/production/shapes';
import type { Column } from '@agent-portal/ui/DataTable';
import { orderOf, pageSizeOf } from '../../../shared/list/address/listQuery.ts';
import type { ListAddress, ListState } from '../../../shared/list/address/listState.ts';
import { defineList } from '../../../shared/list/List.ts';
import { followDates } from '../filter/followDates.ts';
import { productionFilters } from '../filter/productionFilters.ts';
import { productionFilterAddress, productionQuery } from '../filter/productionQuery.ts';
import { policyColumn } from '../../../shared/cells/policyColumn.tsx';
import { insuredColumn } from '../../../shared/cells/insuredColumn.tsx';
import { agentColumn } from '../../../shared/cells/agentColumn.tsx';

/** The insured person or group of a policy, by the kind of business. */
const whose: Readonly<Record<BusinessType, Column<ProductionDetail>>> = {
  Individual: insuredColumn({ header: 'Insured', width: 8 }),
  Worksite: { id: 'employer', header: 'Group', kind: 'person', width: 9 },
};

/** The transactions of production (decisions, 3). */
const detailColumns = (business: BusinessType): readonly Column<ProductionDetail>[] => [
  // The insured names a row; a group has many.
  policyColumn(business === 'Worksite' ? { heading: true, card: 'heading' } : {}),
  whose[business],
  agentColumn({ hideOrder: 2 }),
  { id: 'product', header: 'Product', width: 8, hideOrder: 1 },
  {
    id: 'transactionType',
    header: 'Transaction type',
    kind: 'status',
    width: 7.25,
  },
  {
    id: 'transactionDate',
    header: 'Transaction date',
    kind: 'date',
    width: 7,
    sortable: true,
    card: 'summary',
  },
  { id: 'premium', header: 'Premium', kind: 'money', width: 7, sortable: true, hideOrder: 3 },
  {
    id: 'productionCredit',
    header: 'Production credit',
    kind: 'money',
    width: 7.5,
    sortable: true,
    card: 'summary',
  },
];

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
  orderWhenUnsorted: { field: 'policyNumber', direction: 'asc' },
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

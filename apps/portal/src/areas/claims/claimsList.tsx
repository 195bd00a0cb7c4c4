import { policyColumn } from '../../shared/cells/policyColumn.tsx';
import {
  type Claim,
  type claimSortFields,
  exportClaims,
  getClaims,
} from '@agent-portal/data/claims/contract';
import { Link } from '@agent-portal/ui/Link';
import { useMemo } from 'react';
import { paths } from '../../paths.ts';
import { defineList } from '../../shared/list/List.ts';
import { orderOf, pageSizeOf } from '../../shared/list/address/listQuery.ts';
import type { ListAddress } from '../../shared/list/address/listState.ts';
import { ClaimStatusText } from '../../shared/claims/ClaimStatusText.tsx';
import { type ClaimSearch, claimSearchInput, filledIn } from './claimsFilters.ts';

type ClaimSortField = (typeof claimSortFields)[number];

const address: ListAddress<ClaimSortField> = {
  sortFields: ['received', 'lastUpdate', 'paid', 'claimNumber'] satisfies typeof claimSortFields,
  defaultSort: { field: 'received', direction: 'desc' },
  orderWhenUnsorted: { field: 'claimNumber', direction: 'asc' },
  pageSizes: [10, 25, 50, 100],
  filters: {},
};

/** /claims/results: the claims found by a search (decisions, 3). */
export const claimsList = defineList({
  id: 'claims',
  title: 'Claims results',
  nouns: ['claim', 'claims'],
  isSearch: true,
  columns: [
    {
      id: 'claimNumber',
      header: 'Claim number',
      kind: 'id',
      width: 8,
      card: 'summary',
    },
    policyColumn({ card: 'field' }),
    {
      id: 'claimant',
      header: 'Claimant',
      kind: 'person',
      width: 8,
      heading: true,
      // A carrier without the page of a claim sends no number of missing items.
      cell: ({ claimant, claimNumber, missing }) =>
        missing === undefined ? claimant : <Link href={paths.claim(claimNumber)}>{claimant}</Link>,
    },
    { id: 'type', header: 'Type', width: 7.5, hideOrder: 1, card: 'kind' },
    { id: 'received', header: 'Received', kind: 'date', width: 6.75, sortable: true, hideOrder: 3 },
    {
      id: 'status',
      header: 'Status',
      kind: 'status',
      width: 7.25,
      cell: ClaimStatusText,
    },
    {
      id: 'lastUpdate',
      header: 'Last update',
      kind: 'date',
      sortable: true,
      hideOrder: 2,
      width: 6.75,
    },
    { id: 'paid', header: 'Paid', kind: 'money', width: 7, sortable: true },
  ],
  address,
  filters: [],
  rowKey: (row: Claim) => row.claimNumber,
  rowName: (row: Claim) => row.claimNumber,
  endpoint: getClaims,
  query: (state, _includeFilters, search) => {
    const found = claimSearchInput(search);
    const orderBy = orderOf(state, address);
    return (
      found && { query: { ...found, orderBy, PageNumber: state.page, PageSize: pageSizeOf(state) } }
    );
  },
  read: (page) => ({ ...page, rows: page.claims, total: page.totalRecords }),
  exports: {
    endpoint: exportClaims,
    query: (state, search) => ({
      query: { ...claimSearchInput(search), orderBy: orderOf(state, address) },
    }),
  },
});

const columnOf: Readonly<Record<keyof ClaimSearch, string>> = {
  policyNumber: 'policyNumber',
  claimantFirstName: 'claimant',
  claimantLastName: 'claimant',
  claimNumber: 'claimNumber',
};

/** The columns that a search uses, separated by spaces. */
const searchedColumns = (values: ClaimSearch): string =>
  [...new Set(filledIn(values).map(([name]) => columnOf[name]))].join(' ');

/** The list, titled by its search, with the searched columns highlighted. Returns the same list for the same search. */
export function useClaimsList(values: ClaimSearch): typeof claimsList {
  const searched = searchedColumns(values);
  const title = `Claims for ${filledIn(values)
    .map(([, text]) => text)
    .join(', ')}`;
  return useMemo(() => {
    const highlighted = searched.split(' ');
    const columns = claimsList.columns.map((column) =>
      highlighted.includes(column.id) ? { ...column, highlighted: true as const } : column,
    );
    return { ...claimsList, title, columns };
  }, [searched, title]);
}

import {
  type BillGroup,
  type billGroupSortFields,
  getBillGroups,
} from '@agent-portal/data/list-bills/contract';
import { formatDate } from '@agent-portal/format';
import { mark } from '@agent-portal/ui/filters/address';
import { Link } from '@agent-portal/ui/Link';
import { paths } from '../../paths.ts';
import { orderOf, pageSizeOf } from '../../shared/list/address/listQuery.ts';
import type { ListAddress } from '../../shared/list/address/listState.ts';
import {
  groupSearch,
  groupSearchAddress,
  groupSearchQuery,
} from '../../shared/groups/groupSearch.ts';
import { defineList } from '../../shared/list/List.ts';

const address: ListAddress<(typeof billGroupSortFields)[number]> = {
  sortFields: ['nextDueDate', 'amountDue', 'groupNumber'] satisfies typeof billGroupSortFields,
  defaultSort: { field: 'nextDueDate', direction: 'asc' },
  orderWhenUnsorted: { field: 'groupNumber', direction: 'asc' },
  pageSizes: [10, 25, 50, 100],
  // Only a quick tab sets `pastDue`.
  filters: { pastDue: mark, ...groupSearchAddress },
};

/** The due date of the next unpaid bill; empty if the group has paid all its bills. */
const nextDue = ({ nextDueDate, pastDueSince }: BillGroup) =>
  nextDueDate ? (
    <>
      {formatDate(nextDueDate)}
      {pastDueSince && <small data-tone="danger">Past due</small>}
    </>
  ) : (
    'None due'
  );

/** /list-bill: the groups that get list bills (decisions, 3). */
export const billGroupsList = defineList({
  id: 'list-bill',
  title: 'List Bill',
  nouns: ['group', 'groups'],
  columns: [
    {
      id: 'groupNumber',
      header: 'Group number',
      kind: 'id',
      width: 7.375,
      card: 'heading',
      cell: ({ groupNumber }) => <Link href={paths.groupBills(groupNumber)}>{groupNumber}</Link>,
    },
    { id: 'group', header: 'Group', kind: 'person', width: 14, heading: true, card: 'lead' },
    { id: 'billingMode', header: 'Billing Mode', hideOrder: 1 },
    { id: 'billsDue', header: 'Bills due', kind: 'count', width: 6, hideOrder: 2 },
    {
      id: 'nextDueDate',
      header: 'Next due date',
      sortName: 'Due',
      kind: 'date',
      sortable: true,
      sortsFirst: 'asc',
      width: 8.5,
      card: 'status',
      cell: nextDue,
    },
    {
      id: 'amountDue',
      header: 'Amount due',
      kind: 'money',
      sortable: true,
      width: 7.5,
      card: 'summary',
    },
  ],
  address,
  filters: [groupSearch],
  tabs: [
    { id: 'all', label: 'All', filters: {} },
    { id: 'pastDue', label: 'Past due', filters: { pastDue: true }, isOptional: true },
  ],
  rowKey: (row: BillGroup) => row.groupNumber,
  rowName: (row: BillGroup) => row.groupNumber,
  endpoint: getBillGroups,
  query: (state) => ({
    query: {
      page: state.page,
      pageSize: pageSizeOf(state),
      orderBy: orderOf(state, address),
      ...(state.filters['pastDue'] === true && { pastDue: true }),
      ...groupSearchQuery(state),
    },
  }),
  read: (page) => ({
    ...page,
    rows: page.groups,
    offered: { findsGroups: page.findsGroups },
    total: page.totalRecords ?? page.groups.length,
    totals: page.amountDueTotal === undefined ? undefined : { amountDue: page.amountDueTotal },
  }),
});

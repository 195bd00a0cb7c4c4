import type { OutputOf } from '@agent-portal/data/endpoint';
import {
  getGroupListBills,
  type ListBillRow,
  type listBillSortFields,
} from '@agent-portal/data/list-bills/contract';
import { Link } from '@agent-portal/ui/Link';
import { paths } from '../../paths.ts';
import { orderOf, pageSizeOf } from '../../shared/list/address/listQuery.ts';
import type { ListAddress } from '../../shared/list/address/listState.ts';
import { defineList } from '../../shared/list/List.ts';
import { ListBillStatus, periodOf } from './billParts.tsx';
import { cacheByName } from './cacheByName.ts';

const address: ListAddress<(typeof listBillSortFields)[number]> = {
  sortFields: [
    'period',
    'dueDate',
    'billed',
    'paid',
    'billNumber',
  ] satisfies typeof listBillSortFields,
  defaultSort: { field: 'period', direction: 'desc' },
  orderWhenUnsorted: { field: 'billNumber', direction: 'asc' },
  pageSizes: [10, 25, 50, 100],
  filters: {},
};

/** The totals of all bills; optional for a carrier. */
const totalsOf = ({ billedTotal, paidTotal }: OutputOf<typeof getGroupListBills>) =>
  billedTotal === undefined || paidTotal === undefined
    ? undefined
    : { billed: billedTotal, paid: paidTotal };

/** /list-bill/:groupId: the bills to a group (decisions, 3). */
export const groupBillsList = cacheByName((groupId: string) =>
  defineList({
    id: 'group-bills',
    title: 'Bills',
    nouns: ['bill', 'bills'],
    columns: [
      {
        id: 'billNumber',
        header: 'Bill number',
        kind: 'id',
        width: 6.75,
        heading: true,
        cell: ({ billNumber }) => (
          <Link href={paths.listBill(groupId, billNumber)}>{billNumber}</Link>
        ),
      },
      {
        id: 'period',
        header: 'Period',
        // Its orders have the words of a date.
        sortBy: 'period',
        sortable: true,
        width: 7,
        card: 'summary',
        cell: periodOf,
      },
      {
        id: 'dueDate',
        header: 'Due date',
        sortName: 'Due',
        kind: 'date',
        sortable: true,
        sortsFirst: 'asc',
        width: 7,
        hideOrder: 1,
      },
      {
        id: 'billed',
        header: 'Billed',
        kind: 'money',
        sortable: true,
        card: 'summary',
        namedInCard: true,
      },
      {
        id: 'paid',
        header: 'Paid',
        kind: 'money',
        sortable: true,
        card: 'summary',
        namedInCard: true,
        hideOrder: 2,
      },
      {
        id: 'status',
        header: 'Status',
        kind: 'status',
        width: 7.25,
        cell: ({ status }) => <ListBillStatus status={status} />,
      },
    ],
    address,
    filters: [],
    rowKey: (row: ListBillRow) => row.billNumber,
    rowName: (row: ListBillRow) => row.billNumber,
    endpoint: getGroupListBills,
    query: (state) => ({
      params: { groupId },
      query: {
        page: state.page,
        pageSize: pageSizeOf(state),
        orderBy: orderOf(state, address),
      },
    }),
    read: (page) => ({
      ...page,
      rows: page.listBills,
      total: page.totalRecords ?? page.listBills.length,
      totals: totalsOf(page),
    }),
  }),
);

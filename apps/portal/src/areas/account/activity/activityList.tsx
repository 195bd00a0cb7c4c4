import {
  type ActivityEntry,
  type ActivityKind,
  type activitySortFields,
  exportActivity,
  getActivity,
} from '@agent-portal/data/activity/contract';
import type { InputOf } from '@agent-portal/data/endpoint';
import { StateText, type UrgentTones } from '../../../shared/cells/StateText.tsx';
import { exportQuery, listQuery } from '../../../shared/list/address/listQuery.ts';
import type { ListAddress } from '../../../shared/list/address/listState.ts';
import { defineList } from '../../../shared/list/List.ts';
import { activityFilterAddress, activityFilters } from './activityFilters.ts';
import { formatMoment } from '@agent-portal/format';

type SortField = (typeof activitySortFields)[number];
type Filters = NonNullable<InputOf<typeof getActivity>['query']['filters']>;

const tones: UrgentTones<ActivityKind> = { 'Failed login': 'danger', Refused: 'danger' };

const address: ListAddress<SortField> = {
  sortFields: ['at', 'who', 'kind'] satisfies typeof activitySortFields,
  defaultSort: { field: 'at', direction: 'desc' },
  orderWhenUnsorted: { field: 'at', direction: 'desc' },
  pageSizes: [10, 25, 50, 100],
  filters: activityFilterAddress,
};

const whoOf = ({ who, isHomeOffice }: ActivityEntry) =>
  isHomeOffice ? `${who}, home office` : who;

/** The user's time zone: for the start of days, and for the times in an export. */
function inReadersZone<Query extends { readonly filters?: Filters }>(query: Query) {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return { ...query, filters: { ...query.filters, timeZone } };
}

/** The actions of the agent, its sub-accounts, and home office for the agent. */
export const activityList = defineList({
  id: 'activity',
  title: 'Account activity',
  nouns: ['entry', 'entries'],
  columns: [
    {
      id: 'at',
      header: 'Time',
      kind: 'date',
      width: 12,
      sortable: true,
      card: 'summary',
      cell: ({ at }) => formatMoment(at),
    },
    {
      id: 'kind',
      header: 'Kind',
      kind: 'status',
      width: 8.5,
      sortable: true,
      cell: ({ kind }) => <StateText tone={tones[kind]}>{kind}</StateText>,
    },
    { id: 'what', header: 'Activity', width: 11, heading: true, card: 'heading' },
    { id: 'about', header: 'About', width: 11, card: 'field', hideOrder: 2 },
    {
      id: 'who',
      header: 'Who',
      width: 9,
      sortable: true,
      sortsFirst: 'asc',
      card: 'summary',
      value: whoOf,
    },
    { id: 'address', header: 'From', width: 7.5, card: 'field', hideOrder: 1 },
  ],
  address,
  filters: activityFilters,
  rowKey: (row: ActivityEntry) => String(row.entryId),
  rowName: (row) => `${row.what}, ${formatMoment(row.at)}`,
  endpoint: getActivity,
  query: (state) => ({
    query: inReadersZone(listQuery<Filters, SortField>(state, address, false)),
  }),
  read: (page) => ({
    ...page,
    rows: page.entries,
    total: page.totalRecords,
    offered: { people: page.people },
  }),
  exports: {
    endpoint: exportActivity,
    query: (state) => ({ query: inReadersZone(exportQuery<Filters, SortField>(state, address)) }),
  },
});

import {
  type FollowUp,
  type followUpSortFields,
  type followUpTabs,
  getFollowUps,
} from '@agent-portal/data/work/follow-ups/contract';
import { kindsOf } from '@agent-portal/data/work/today/subjects';
import { oneOf } from '@agent-portal/ui/filters/address';
import { Link } from '@agent-portal/ui/Link';
import { ClientLink } from '../../shared/cells/ClientLink.tsx';
import { hrefOf } from '../../work/follow-ups/about.ts';
import { DoneButton } from '../../work/follow-ups/DoneButton.tsx';
import { closedText, FollowUpBadge } from '../../work/follow-ups/FollowUpBadge.tsx';
import { defineList, type ListTab } from '../../shared/list/List.ts';
import { listQuery } from '../../shared/list/address/listQuery.ts';
import { itemPane } from '../../work/today/itemPane.ts';
import type { ListAddress } from '../../shared/list/address/listState.ts';

type SortField = (typeof followUpSortFields)[number];
type Tab = (typeof followUpTabs)[number];

const tab = (id: Tab, label: string): ListTab => ({ id, label, filters: { state: id } });

const tabs: readonly ListTab[] = [
  { id: 'all', label: 'All', filters: {} },
  tab('due', 'Due'),
  tab('upcoming', 'Upcoming'),
  tab('closed', 'Closed'),
];

const address: ListAddress<SortField> = {
  sortFields: ['followUpDate', 'policyNumber', 'what', 'who'] satisfies typeof followUpSortFields,
  defaultSort: { field: 'followUpDate', direction: 'asc' },
  orderWhenUnsorted: { field: 'policyNumber', direction: 'asc' },
  pageSizes: [10, 25, 50, 100],
  // Set only by a quick tab. There is no filter field for it.
  filters: {
    state: oneOf([{ value: 'due' }, { value: 'upcoming' }, { value: 'closed' }] satisfies readonly {
      readonly value: Tab;
    }[]),
    // Set by the tabs above the rows.
    whose: oneOf([{ value: 'everybody' }]),
  },
};

const linkOf = (row: FollowUp) => (
  <Link href={hrefOf(row)}>
    {row.policyNumber ?? (row.subject === 'case' ? 'Case' : 'Hierarchy')}
  </Link>
);

/** The follow-ups of the user or the agency. Users finish their own here. They change them on the item's page or in Today. */
export const followUpsList = defineList({
  id: 'follow-ups',
  title: 'Follow-ups',
  nouns: ['follow-up', 'follow-ups'],
  columns: [
    {
      id: 'followUpDate',
      header: 'Follow up on',
      kind: 'date',
      width: 7.5,
      sortable: true,
      sortsFirst: 'asc',
    },
    {
      id: 'state',
      header: 'State',
      kind: 'status',
      width: 9.5,
      cell: (row) => <FollowUpBadge followUp={row} isShort />,
    },
    {
      id: 'policyNumber',
      header: 'Policy Number',
      kind: 'id',
      width: 7.38,
      card: 'heading',
      sortable: true,
      cell: linkOf,
    },
    { id: 'what', header: 'What', width: 11, sortable: true, card: 'summary' },
    {
      id: 'who',
      header: 'Client',
      kind: 'person',
      width: 7.25,
      heading: true,
      card: 'lead',
      sortable: true,
      cell: ({ clientId, who }) => <ClientLink clientId={clientId}>{who}</ClientLink>,
    },
    { id: 'note', header: 'Private note', kind: 'text', width: 14, hideOrder: 2 },
    {
      id: 'owner',
      header: 'Assigned to',
      width: 8,
      hideOrder: 4,
      card: 'summary',
      value: ({ owner }) => owner?.name ?? 'You',
    },
    { id: 'assignedBy', header: 'Assigned by', width: 8, hideOrder: 3 },
    { id: 'closed', header: 'Closed', width: 8.5, hideOrder: 1, value: closedText },
    {
      id: 'done',
      header: 'Action',
      kind: 'action',
      width: 7.5,
      cell: (row) => row.state !== 'Closed' && !row.owner && <DoneButton followUp={row} />,
    },
  ],
  optionalColumns: ['owner', 'assignedBy'],
  address,
  filters: [],
  tabs,
  pane: itemPane(({ state, subject, key, owner }: FollowUp) =>
    state === 'Closed'
      ? undefined
      : owner
        ? `followUps ${subject} ${key} ${owner.personId}`
        : `${kindsOf(subject)[0] ?? 'followUps'} ${key}`,
  ),
  rowKey: ({ subject, key, owner }: FollowUp) =>
    [subject, key, owner?.personId].filter(Boolean).join(' '),
  rowName: ({ what, policyNumber, who }) => `${what} of ${policyNumber ?? who}`,
  endpoint: getFollowUps,
  query: (state) => {
    const { page, pageSize, orderBy, filters } = listQuery<
      { state?: Tab; whose?: 'everybody' },
      SortField
    >(state, address, false);
    return { query: { page, pageSize, orderBy, ...(filters && { filters }) } };
  },
  read: (page) => ({ ...page, rows: page.followUps, total: page.totalRecords }),
});

import { policyColumn } from '../../shared/cells/policyColumn.tsx';
import { agentColumn } from '../../shared/cells/agentColumn.tsx';
import {
  type Deadline,
  type DeadlineKind,
  deadlineKinds,
  type DeadlineWindow,
  deadlineWindows,
  getDeadlines,
} from '@agent-portal/data/deadlines/contract';
import { kindLabels } from '@agent-portal/data/deadlines/kindLabels';
import type { InputOf } from '@agent-portal/data/endpoint';
import type { FilterShape } from '@agent-portal/ui/filters';
import { addressOf, oneOf } from '@agent-portal/ui/filters/address';
import { DaysLeft } from '../../shared/cells/DaysLeft.tsx';
import { filtersOf, pageSizeOf } from '../../shared/list/address/listQuery.ts';
import type { ListAddress } from '../../shared/list/address/listState.ts';
import { defineList, type ListTab } from '../../shared/list/List.ts';
import { whatOf } from './whatOf.ts';

type Filters = NonNullable<InputOf<typeof getDeadlines>['query']['filters']>;

const kind = {
  kind: 'static-items',
  name: 'kind',
  label: 'Deadline',
  options: deadlineKinds.map((value) => ({ value, label: kindLabels[value] })),
} as const satisfies FilterShape;

/** The carrier always sorts by day, the soonest first. */
const address: ListAddress<'dueOn'> = {
  sortFields: [],
  defaultSort: { field: 'dueOn', direction: 'asc' },
  orderWhenUnsorted: { field: 'dueOn', direction: 'asc' },
  pageSizes: [10, 25, 50, 100],
  filters: {
    ...addressOf([{ kind: 'view-as', name: 'viewAs', label: 'View As' }, kind]),
    // Set only by a quick tab. There is no filter field for it.
    days: oneOf(deadlineWindows.map((value) => ({ value }))),
  },
};

const within = (days: DeadlineWindow): ListTab => ({
  id: `within${days}`,
  label: `${days} days`,
  filters: { days },
});

/** Days on which nothing ends. */
const celebrations: ReadonlySet<DeadlineKind> = new Set(['Anniversary', 'Birthday']);

/** The deadlines of the book within 90 days. An extension. */
export const deadlinesList = defineList({
  id: 'deadlines',
  title: 'Deadlines',
  nouns: ['deadline', 'deadlines'],
  columns: [
    { id: 'dueOn', header: 'Date', kind: 'date' },
    {
      id: 'daysLeft',
      header: 'Days left',
      kind: 'status',
      width: 8.5,
      cell: (row) => (
        <DaysLeft days={row.daysLeft} todayText="Today" isCalm={celebrations.has(row.kind)} />
      ),
    },
    { id: 'kind', header: 'Deadline', width: 9.5, value: (row) => kindLabels[row.kind] },
    { id: 'primaryInsured', header: 'Primary Insured', kind: 'person', width: 8.5, heading: true },
    policyColumn(),
    { id: 'what', header: 'What happens', width: 14, card: 'summary', value: whatOf },
    { id: 'productName', header: 'Product', width: 10, hideOrder: 1 },
    agentColumn({ header: 'Agent Name - ID', hideOrder: 2 }),
  ],
  address,
  filters: [() => [kind]],
  tabs: [{ ...within('90'), label: 'All', filters: {} }, within('7'), within('30')],
  rowKey: ({ policyNumber, kind: what, person }: Deadline) => `${policyNumber} ${what} ${person}`,
  rowName: (row) => `${kindLabels[row.kind]} of ${row.policyNumber}`,
  endpoint: getDeadlines,
  query: (state) => ({
    query: { page: state.page, pageSize: pageSizeOf(state), ...filtersOf<Filters>(state) },
  }),
  read: (page) => ({ ...page, rows: page.deadlines, total: page.totalRecords }),
});

import {
  type appointmentSortFields,
  exportAppointments,
  getActiveAppointments,
} from '@agent-portal/data/hierarchy/contract';
import type { Appointment } from '@agent-portal/data/hierarchy/shapes';
import { StateText, type UrgentTones } from '../../../shared/cells/StateText.tsx';
import { formatDate } from '@agent-portal/format';
import { AgentLink } from '../../../shared/cells/AgentLink.tsx';
import { orderOf } from '../../../shared/list/address/listQuery.ts';
import type { ListAddress, ListState } from '../../../shared/list/address/listState.ts';
import { defineList } from '../../../shared/list/List.ts';
import { DaysLeft } from '../../../shared/cells/DaysLeft.tsx';
import {
  appointmentFilterAddress,
  appointmentFilters,
  hierarchyQuery,
  pageQuery,
  pagingOf,
} from './hierarchyFilters.ts';

type Field = (typeof appointmentSortFields)[number];

const address: ListAddress<Field> = {
  sortFields: ['effective', 'expires', 'agentName'],
  // The appointment that ends first comes first. This overrides the order of decisions 3.
  defaultSort: { field: 'expires', direction: 'asc' },
  orderWhenUnsorted: { field: 'agentName', direction: 'asc' },
  pageSizes: [10, 25, 50, 100],
  filters: appointmentFilterAddress,
};

const tones: UrgentTones<Appointment['status']> = { Pending: 'warning' };

/** /hierarchy: the appointments by state, just-in-time or active (decisions, 3). */
export const appointmentsList = defineList({
  id: 'hierarchy-appointments',
  title: 'Appointments',
  nouns: ['appointment', 'appointments'],
  keepsQuery: false,
  optionalColumns: ['agentName'],
  columns: [
    {
      id: 'agentName',
      header: 'Agent',
      kind: 'nameId',
      width: 11,
      value: ({ agentName, agentId }) =>
        agentName === undefined || agentId === undefined
          ? undefined
          : { name: agentName, id: agentId },
      cell: (row) => <AgentLink agent={row} />,
      card: 'lead',
    },
    { id: 'state', header: 'State', width: 4.5, heading: true },
    { id: 'company', header: 'Company', width: 5.75, hideOrder: 1 },
    { id: 'line', header: 'Line', width: 5.5, card: 'summary' },
    {
      id: 'kind',
      header: 'Kind',
      width: 7,
      hideOrder: 2,
      value: ({ kind }) => (kind === 'JIT' ? 'Just in time' : kind),
    },
    {
      id: 'status',
      header: 'Status',
      kind: 'status',
      width: 7.25,
      cell: ({ status }) => <StateText tone={tones[status]}>{status}</StateText>,
    },
    {
      id: 'effective',
      header: 'Effective',
      kind: 'date',
      width: 6.25,
      sortable: true,
      hideOrder: 3,
    },
    {
      id: 'expires',
      header: 'Expires',
      kind: 'date',
      width: 9,
      sortable: true,
      sortsFirst: 'asc',
      cell: ({ expires, daysLeft }) =>
        expires === null ? (
          'No end'
        ) : (
          <>
            {formatDate(expires)}
            {typeof daysLeft === 'number' && (
              <small>
                <DaysLeft days={daysLeft} />
              </small>
            )}
          </>
        ),
    },
  ],
  address,
  filters: appointmentFilters,
  rowKey: ({ agentId, state, company, line }: Appointment, index) =>
    `${agentId} ${state} ${company} ${line} ${index}`,
  rowName: ({ state, line, agentName }: Appointment) =>
    [`${state}, ${line}`, agentName].filter(Boolean).join(' of '),
  endpoint: getActiveAppointments,
  query: (state: ListState<Field>, includeFilters) => ({
    query: { ...pageQuery(state, includeFilters), orderBy: orderOf(state, address) },
  }),
  read: (page) => ({ rows: page.appointments, ...pagingOf(page) }),
  exports: {
    endpoint: exportAppointments,
    query: (state: ListState<Field>) => ({
      query: { ...hierarchyQuery(state.filters), orderBy: orderOf(state, address) },
    }),
  },
});

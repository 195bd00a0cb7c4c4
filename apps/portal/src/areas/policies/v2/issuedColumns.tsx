import type { ActivePolicyRow, TerminatedPolicyRow } from '@agent-portal/data/policies/v2/rows';
import type { DataColumn } from '@agent-portal/ui/DataTable';
import { formatDate } from '@agent-portal/ui/format';
import { agentCell } from '../lists/policyColumns.tsx';
import { addedColumns, billingModeColumn, numberColumn, sharedColumns } from './commonColumns.tsx';
import { Wrapping } from './issuedColumns.styles.ts';
import type { Marked } from './SecondList.ts';

const day = (iso: string | null) => formatDate(iso) || '—';

type IssuedColumn = DataColumn<Marked<ActivePolicyRow>>;

const issued: readonly IssuedColumn[] = [
  ...sharedColumns,
  { ...billingModeColumn, sortable: true },
  { id: 'issueDate', header: 'Issued Date', sortable: true, cell: (row) => day(row.issueDate) },
  { id: 'paidToDate', header: 'Paid to Date', sortable: true, cell: (row) => day(row.paidToDate) },
];

/** With ten columns beside what opens a row there is less room for an agent's name: it wraps. */
const narrowAgent = (column: IssuedColumn): IssuedColumn =>
  column.id === 'agent'
    ? {
        ...column,
        width: '8.375rem',
        cell: ({ agentName, agentId }) =>
          agentCell({ agentName: <Wrapping>{agentName}</Wrapping>, agentId }),
      }
    : column;

/** The columns of /active-v2: those of /active, and what a reader may add. */
export const activeSecondColumns: readonly IssuedColumn[] = [
  numberColumn('active'),
  ...issued,
  ...addedColumns,
];

/** The columns of /terminated-v2. */
export const terminatedSecondColumns: readonly DataColumn<Marked<TerminatedPolicyRow>>[] = [
  numberColumn('terminated'),
  ...issued.map(narrowAgent),
  {
    id: 'terminationDate',
    header: 'Termination Date',
    sortable: true,
    highlighted: true,
    cell: (row) => day(row.terminationDate),
  },
  { id: 'reason', header: 'Reason', sortable: true, cell: (row) => row.reason ?? '—' },
  ...addedColumns,
];

import { useState } from 'react';
import { fn } from 'storybook/test';
import { Badge, type BadgeTone } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import type { Column, Sort } from '../DataTable/Column.ts';
import { DataTable, type DataTableProps } from '../DataTable/DataTable.tsx';

/** One row of the list that stories show. */
export interface Requirement {
  readonly date: string;
  readonly agentName: string;
  readonly agentId: string;
  readonly insured: string;
  readonly policyNumber: string;
  readonly employer: string;
  readonly product: string;
  readonly requirement: string;
  readonly met: 'Open' | 'Overdue 6 days' | 'Scheduled' | 'Met 11/17/2026';
}

const employer = 'Lakeshore School District';
const dana = { agentName: 'Whitfield, Dana', agentId: '4471902', employer };

export const requirements: readonly Requirement[] = [
  {
    ...dana,
    date: '11/18/2026',
    insured: 'Okafor, Ifeoma',
    policyNumber: 'NL0018O0142',
    product: 'Term Life',
    requirement: 'Attending physician statement',
    met: 'Open',
  },
  {
    date: '11/17/2026',
    agentName: 'Reyes, Marco',
    agentId: '4473310',
    insured: 'Lindqvist, Per',
    policyNumber: 'NL0017I1l90',
    employer,
    product: 'Disability',
    requirement: 'Payroll deduction authorization',
    met: 'Met 11/17/2026',
  },
  {
    ...dana,
    date: '11/14/2026',
    insured: 'Ferreira-Castellanos, Maria',
    policyNumber: 'NL0016B8835',
    product: 'Accident',
    requirement: 'Replacement form',
    met: 'Overdue 6 days',
  },
  {
    date: '11/12/2026',
    agentName: 'Nakamura, Ellen',
    agentId: '4470057',
    insured: 'Abernathy, Joel',
    policyNumber: 'NL0016A2206',
    employer,
    product: 'Whole Life',
    requirement: 'Paramedical exam',
    met: 'Scheduled',
  },
  {
    ...dana,
    date: '11/10/2026',
    insured: 'Kowalczyk, Ana',
    policyNumber: 'NL0015Z9071',
    product: 'Critical Illness',
    requirement: "Owner's signature on application",
    met: 'Open',
  },
];

const tones: Record<Requirement['met'], BadgeTone> = {
  Open: 'warning',
  Scheduled: 'warning',
  'Overdue 6 days': 'danger',
  'Met 11/17/2026': 'success',
};

/** The columns of a pending list, two of them sortable. */
export const requirementColumns: readonly Column<Requirement>[] = [
  { id: 'date', header: 'Date', kind: 'date', cell: ({ date }) => date, sortable: true },
  {
    id: 'agent',
    header: 'Agent Name - ID',
    kind: 'nameId',
    value: ({ agentName, agentId }) => ({ name: agentName, id: agentId }),
    hideOrder: 3,
  },
  { id: 'insured', header: 'Primary Insured', kind: 'person', sortable: true },
  {
    id: 'policyNumber',
    header: 'Policy Number',
    kind: 'id',
    cell: ({ policyNumber }) => <Link href={`#${policyNumber}`}>{policyNumber}</Link>,
    heading: true,
  },
  { id: 'employer', header: 'Employer', hideOrder: 2 },
  { id: 'product', header: 'Product Type', hideOrder: 1 },
  { id: 'requirement', header: 'Requirement', card: 'summary' },
  {
    id: 'met',
    header: 'Met',
    kind: 'status',
    width: 11.5,
    cell: ({ met }) => <Badge tone={tones[met]}>{met}</Badge>,
  },
  {
    id: 'action',
    header: 'Action Needed',
    kind: 'action',
    cell: ({ met, policyNumber }) =>
      met.startsWith('Met') ? (
        '—'
      ) : (
        <Button size="small" aria-label={`Take action on ${policyNumber}`}>
          Take action
        </Button>
      ),
  },
];

/** The table of the stories. */
export const requirementTable: DataTableProps<Requirement> = {
  name: 'Pending',
  columns: requirementColumns,
  rows: requirements,
  sort: { field: 'date', direction: 'desc' },
  onSort: fn(),
  onSortIntent: fn(),
  status: 'ready',
  rowKey: (row) => row.policyNumber,
};

/** A table that keeps its own sort, as an app does for it. */
export function SortedTable(props: DataTableProps<Requirement>) {
  const [sort, setSort] = useState<Sort | null>(props.sort ?? null);
  return (
    <DataTable
      {...props}
      sort={sort}
      onSort={(next) => {
        props.onSort?.(next);
        setSort(next);
      }}
    />
  );
}

/** A table whose rows change their order at a press. */
export function TurningTable(props: DataTableProps<Requirement>) {
  const [isTurned, setIsTurned] = useState(false);
  const turn = () => {
    setIsTurned(!isTurned);
  };
  return (
    <>
      <Button onClick={turn}>Turn around</Button>
      <DataTable {...props} rows={isTurned ? requirements.toReversed() : requirements} />
    </>
  );
}

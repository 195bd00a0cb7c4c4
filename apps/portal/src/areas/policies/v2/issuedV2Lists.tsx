import type { InputOf } from '@agent-portal/data/endpoint';
import {
  exportActivePolicies,
  exportTerminatedPolicies,
  getActivePolicies,
  getTerminatedPolicies,
} from '@agent-portal/data/policies/v2/contract';
import type { ActivePolicyRow, TerminatedPolicyRow } from '@agent-portal/data/policies/v2/shapes';
import { outcomeLabels } from '@agent-portal/data/work/contacts/contactOutcomes';
import { formatDate, formatMoney } from '@agent-portal/format';
import type { Column } from '@agent-portal/ui/DataTable';
import { DescriptionList } from '@agent-portal/ui/DescriptionList';
import { defineList } from '../../../shared/list/List.ts';
import { exportQuery, listQuery } from '../../../shared/list/address/listQuery.ts';
import { issuedAddresses } from '../lists/issuedAddresses.ts';
import { endedColumns, issuedColumns } from '../lists/issuedColumns.tsx';
import { lateColumnIds, lateColumns, latePane } from '../lists/lateColumns.tsx';
import { policyV2Filters } from '../lists/policyFilters.ts';
import { policyTabs } from '../lists/policyTabs.ts';
import { policyVersions, resetPolicyLists } from '../lists/policyVersions.ts';
import { readPolicies } from '../lists/readPolicies.ts';
import { ActiveViews, TerminatedViews } from '../saved-views/policyViews.tsx';
import { agentColumn } from '../../../shared/cells/agentColumn.tsx';
import { addedColumns, insuredPolicyColumn, premiumColumn } from './v2Columns.tsx';
import { LazyLapsePanel } from '../../../work/lapse/lazyLapsePanel.ts';
import { selectRows } from '../selection/selectRows.tsx';
import { LazyGlanceLinks } from './lazyGlanceLinks.ts';

/** The outcome of the last call about a late premium, and when to call again. */
function lastCallOf({ lastCall }: Pick<ActivePolicyRow, 'lastCall'>) {
  if (!lastCall) return 'Not called';
  const { outcome, willPayOn, nextAttemptOn } = lastCall;
  return (
    <>
      {outcomeLabels[outcome]} {formatDate(willPayOn)}
      {nextAttemptOn && <small>Next {formatDate(nextAttemptOn)}</small>}
    </>
  );
}

/** The last call about a late premium. It shows on the tabs of late policies, or once chosen. */
const lastCallColumn: Column<Pick<ActivePolicyRow, 'lastCall'>> = {
  id: 'lastCall',
  header: 'Last call',
  width: 8,
  atFirst: 'optional',
  card: 'summary',
  cell: lastCallOf,
};

/** The summary of an active or ended policy in its open row. */
function IssuedGlance({ row }: { readonly row: ActivePolicyRow }) {
  return (
    <>
      {row.lapsesOn && <LazyLapsePanel policyNumber={row.policyNumber} />}
      <DescriptionList
        items={[
          ['Product', row.productName],
          ['Status', `${row.policyStatus} since ${formatDate(row.statusDate)}`],
          ['Application date', formatDate(row.applicationDate)],
          ['Modal premium', formatMoney(row.modalPremium)],
          ['Annualized premium', formatMoney(row.annualizedPremium)],
        ]}
      />
      <LazyGlanceLinks policyNumber={row.policyNumber} />
    </>
  );
}

type ActiveQuery = InputOf<typeof getActivePolicies>['query'];
type TerminatedQuery = InputOf<typeof getTerminatedPolicies>['query'];

/** The fields that the rows of both lists have. */
type IssuedRow = Omit<TerminatedPolicyRow, 'terminationDate' | 'reason'>;

const columnsOf = (status: 'active' | 'terminated'): readonly Column<IssuedRow>[] => [
  insuredPolicyColumn(status),
  { id: 'employer', header: 'Employer', width: 7.44, hideOrder: 2 },
  agentColumn({ width: 9.38, hideOrder: 4 }),
  ...issuedColumns,
  { ...premiumColumn, hideOrder: 1, card: 'summary' },
];

/** What both lists share. */
const common = {
  nouns: ['policy', 'policies'],
  rowKey: ({ policyNumber }: ActivePolicyRow) => policyNumber,
  rowName: ({ policyNumber }: ActivePolicyRow) => policyNumber,
  resetTogether: resetPolicyLists,
  isCustomizable: true,
  changedAt: ({ changedAt }: ActivePolicyRow) => changedAt,
  detail: {
    label: ({ policyNumber }: ActivePolicyRow) => `${policyNumber} at a glance`,
    content: (row: ActivePolicyRow) => <IssuedGlance row={row} />,
  },
} as const;

/** /active-v2: the columns of /active, and columns that the user can add (decisions, 2). */
export const activeV2List = defineList({
  ...common,
  id: 'active-v2',
  title: 'Active',
  columns: [...columnsOf('active'), ...addedColumns, ...lateColumns, lastCallColumn],
  optionalColumns: [...lateColumnIds, 'lastCall'],
  address: { ...issuedAddresses.Active, pageSize: 25 },
  filters: policyV2Filters.active,
  values: 'Active',
  mode: selectRows('Active'),
  pane: latePane,
  tabs: policyTabs.active,
  versions: policyVersions.active,
  Tools: ActiveViews,
  endpoint: getActivePolicies,
  query: (state, includeFilters) => ({
    query: listQuery(state, issuedAddresses.Active, includeFilters) as ActiveQuery,
  }),
  read: readPolicies,
  exports: {
    endpoint: exportActivePolicies,
    query: (state) => ({ query: exportQuery(state, issuedAddresses.Active) as ActiveQuery }),
  },
});

/** Room for headers and employers in fewer lines, so that ten rows fit. */
const roomy: Readonly<Record<string, Pick<Column<never>, 'width' | 'hideOrder'>>> = {
  primaryInsured: { width: 14.75 },
  employer: { width: 9.5 },
  billingMode: { hideOrder: 1 },
  issueDate: { width: 7.9 },
  paidToDate: { width: 8.1 },
  terminationDate: { width: 10.25 },
};

const terminatedColumns: readonly Column<TerminatedPolicyRow>[] = [
  ...columnsOf('terminated'),
  ...endedColumns,
  ...addedColumns,
].map((column): Column<TerminatedPolicyRow> => Object.assign({ ...column }, roomy[column.id]));

/** /terminated-v2 (decisions, 2). */
export const terminatedV2List = defineList({
  ...common,
  id: 'terminated-v2',
  title: 'Terminated',
  columns: terminatedColumns,
  address: { ...issuedAddresses.Terminated, pageSize: 25 },
  filters: policyV2Filters.terminated,
  values: 'Terminated',
  mode: selectRows('Terminated'),
  tabs: policyTabs.terminated,
  versions: policyVersions.terminated,
  Tools: TerminatedViews,
  endpoint: getTerminatedPolicies,
  query: (state, includeFilters) => ({
    query: listQuery(state, issuedAddresses.Terminated, includeFilters) as TerminatedQuery,
  }),
  read: readPolicies,
  exports: {
    endpoint: exportTerminatedPolicies,
    query: (state) => ({
      query: exportQuery(state, issuedAddresses.Terminated) as TerminatedQuery,
    }),
  },
});

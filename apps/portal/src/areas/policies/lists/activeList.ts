import { defineList } from '../../../shared/list/List.ts';
import { selectRows } from '../selection/selectRows.tsx';
import { issuedAddresses } from './issuedAddresses.ts';
import { issuedCalls } from './issuedCalls.ts';
import { issuedColumns } from './issuedColumns.tsx';
import { lateColumnIds, lateColumns, latePane } from './lateColumns.tsx';
import { policyColumns } from './policyColumns.tsx';
import { policyFilters } from './policyFilters.ts';
import { policyTabs } from './policyTabs.ts';
import { policyVersions } from './policyVersions.ts';
import { readPolicies } from './readPolicies.ts';

const leaving = (column: (typeof lateColumns)[number]) => ({ ...column, hideOrder: 4 as const });

/** The columns of late policies. Two of them are hidden before a name. */
const leavingColumns = lateColumns.map((column) =>
  column.id === 'daysLate' || column.id === 'amountDue' ? leaving(column) : column,
);

/** /active [S2]. */
export const activeList = defineList({
  ...issuedCalls('Active'),
  id: 'active',
  title: 'Active',
  columns: [...policyColumns, ...issuedColumns, ...leavingColumns],
  optionalColumns: lateColumnIds,
  address: issuedAddresses.Active,
  filters: policyFilters.active,
  values: 'Active',
  mode: selectRows('Active'),
  pane: latePane,
  tabs: policyTabs.active,
  versions: policyVersions.active,
  read: readPolicies,
});

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

/** /active [S2]. */
export const activeList = defineList({
  ...issuedCalls('Active'),
  id: 'active',
  title: 'Active',
  columns: [...policyColumns, ...issuedColumns, ...lateColumns],
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

import { defineList } from '../../../shared/list/List.ts';
import { selectRows } from '../selection/selectRows.tsx';
import { issuedAddresses } from './issuedAddresses.ts';
import { issuedCalls } from './issuedCalls.ts';
import { endedColumns, issuedColumns } from './issuedColumns.tsx';
import { policyColumns } from './policyColumns.tsx';
import { policyFilters } from './policyFilters.ts';
import { policyTabs } from './policyTabs.ts';
import { policyVersions } from './policyVersions.ts';
import { readPolicies } from './readPolicies.ts';

/** /terminated: the columns of /active, and when and why coverage ended [S2]. */
export const terminatedList = defineList({
  ...issuedCalls('Terminated'),
  id: 'terminated',
  title: 'Terminated',
  columns: [...policyColumns, ...issuedColumns, ...endedColumns],
  address: issuedAddresses.Terminated,
  filters: policyFilters.terminated,
  values: 'Terminated',
  mode: selectRows('Terminated'),
  tabs: policyTabs.terminated,
  versions: policyVersions.terminated,
  read: readPolicies,
});

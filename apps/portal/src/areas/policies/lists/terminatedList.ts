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

/** Widths with which all columns fit at 1440 px, next to the open navigation and a scroll bar. */
const widths: Readonly<Record<string, { readonly width: number }>> = {
  employer: { width: 6.5 },
  productType: { width: 5.6 },
  billingMode: { width: 6.1 },
  paidToDate: { width: 6.25 },
  terminationDate: { width: 7 },
  reason: { width: 8.65 },
};

/** /terminated: the columns of /active, and when and why coverage ended [S2]. */
export const terminatedList = defineList({
  ...issuedCalls('Terminated'),
  id: 'terminated',
  title: 'Terminated',
  columns: [...policyColumns, ...issuedColumns, ...endedColumns].map((column) =>
    Object.assign({ ...column }, widths[column.id]),
  ),
  address: issuedAddresses.Terminated,
  filters: policyFilters.terminated,
  values: 'Terminated',
  mode: selectRows('Terminated'),
  tabs: policyTabs.terminated,
  versions: policyVersions.terminated,
  read: readPolicies,
});

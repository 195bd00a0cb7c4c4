import { commonFilters, dateRange, type PolicyFilter, toggle, viewAs } from './policyFilters.ts';

/** The filter set of /active [S3]. */
export const activeFilters: readonly PolicyFilter[] = [
  viewAs,
  ...commonFilters,
  dateRange('paidToDate', 'Paid to Date'),
  toggle('pastDue', 'Past Due'),
];

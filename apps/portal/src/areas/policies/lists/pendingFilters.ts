import { commonFilters, dateRange, type PolicyFilter, toggle, viewAs } from './policyFilters.ts';

/** The filter set of /pending [S3]. */
export const pendingFilters: readonly PolicyFilter[] = [
  viewAs,
  dateRange('date', 'Date'),
  ...commonFilters,
  toggle('takeAction', 'Take Action'),
];

import {
  commonFilters,
  dateRange,
  many,
  type PolicyFilter,
  toggle,
  viewAs,
} from './policyFilters.ts';

/** The filter set of /terminated [S3]. */
export const terminatedFilters: readonly PolicyFilter[] = [
  viewAs,
  ...commonFilters,
  dateRange('terminationDate', 'Termination Date'),
  many('reason', 'Reason'),
  toggle('firstPaymentFail', '1st Payment Fail'),
];

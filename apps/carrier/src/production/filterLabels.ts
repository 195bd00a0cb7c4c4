import type { FilterLabel } from '../lists/BookList.ts';
import type { DatedFilters } from './askedOf.ts';

/** The labels of the production filter, as in the portal. */
export const filterLabels: Readonly<Record<keyof DatedFilters, FilterLabel>> = {
  viewAs: 'View As',
  agentValues: 'Agent',
  marketCodeValues: 'Market Code',
  transactionTypeValues: 'Transaction Type',
  lineOfBusinessValues: 'Line of Business',
  fromDate: 'Date from',
  toDate: 'Date to',
  transactionFromDate: 'Transaction Date from',
  transactionToDate: 'Transaction Date to',
};

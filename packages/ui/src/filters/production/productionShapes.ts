import type { FilterShape } from '../filterDefinition.ts';

/** The filters of a production filter. View As has the same label on every screen. */
export const productionShapes = [
  { kind: 'view-as', name: 'viewAs', label: 'View As' },
  { kind: 'multi-autocomplete', name: 'agent', label: 'Agent' },
  { kind: 'multi-autocomplete', name: 'marketCode', label: 'Market code' },
  { kind: 'multi-autocomplete', name: 'transactionType', label: 'Transaction type' },
  { kind: 'multi-autocomplete', name: 'lineOfBusiness', label: 'Line of business' },
  {
    kind: 'date-range',
    name: 'date',
    label: 'Date',
    fromName: 'fromDate',
    toName: 'toDate',
    unset: 'year-to-date',
  },
  {
    kind: 'date-range',
    name: 'transactionDate',
    label: 'Transaction date',
    fromName: 'transactionFromDate',
    toName: 'transactionToDate',
    unset: 'year-to-date',
  },
] as const satisfies readonly FilterShape[];

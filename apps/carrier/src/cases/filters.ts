import type { caseSortFields, exportCases } from '@agent-portal/data/cases/contract';
import type { InputOf } from '@agent-portal/data/endpoint';
import type { Asked } from '../lists/BookList.ts';

export interface CaseFilters {
  readonly viewAs?: string | undefined;
  readonly insured?: string | undefined;
  readonly createdFrom?: string | undefined;
  readonly createdTo?: string | undefined;
  readonly productTypes?: readonly string[] | undefined;
  readonly events?: readonly string[] | undefined;
  readonly envelopeIds?: readonly string[] | undefined;
  readonly attention?: true | undefined;
}

export interface CaseOrder {
  readonly field: (typeof caseSortFields)[number];
  readonly direction: 'asc' | 'desc';
}

type Query = InputOf<typeof exportCases>['query'];

/** A call's parameters as filters of the list [S7]. */
export function askedOf(query: Query): Asked<CaseFilters, CaseOrder> {
  const { SortColumn: field = 'created', SortOrder: direction = 'desc' } = query;
  const filters: CaseFilters = {
    viewAs: query.ViewAsAgentId,
    insured: query.PrimaryInsuredName,
    createdFrom: query.CreatedDateBegin,
    createdTo: query.CreatedDateEnd,
    productTypes: query.ProductTypes,
    events: query.EventTypes,
    envelopeIds: query.EnvelopeIds,
    attention: query.NeedsAttention || undefined,
  };
  const set = Object.entries(filters).filter(([, value]) => value !== undefined);
  return { filters: Object.fromEntries(set), orderBy: { field, direction } };
}

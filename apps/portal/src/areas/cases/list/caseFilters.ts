import { day, many as manyTexts, mark, one } from '@agent-portal/ui/filters/address';
import {
  dateRange,
  type ListFilter,
  many,
  viewAs,
} from '../../../shared/list/address/listFilters.ts';
import type { ListState } from '../../../shared/list/address/listState.ts';

const insured: ListFilter = () => [{ kind: 'text', name: 'insured', label: 'Primary Insured' }];

/** The filters of the cases [S7]. */
export const caseFilters = [
  viewAs,
  insured,
  dateRange('created', 'Created'),
  many('productType', 'Product Type'),
  many('eventType', 'Event'),
] as const;

/** How the filters are written in the address. `attention` belongs to a quick tab. */
export const caseFilterAddress = {
  viewAs: one,
  insured: one,
  createdFrom: day,
  createdTo: day,
  productType: manyTexts,
  eventType: manyTexts,
  attention: mark,
} as const;

/** The maximum length of a part of a name that the carrier accepts, in characters. */
const longestName = 60;

/** Converts the filters of a list state to the query of the call [S7]. */
export function caseQuery({ filters }: ListState) {
  const text = (name: string) => filters[name] as string | undefined;
  const texts = (name: string) => filters[name] as readonly string[] | undefined;
  const [agentId, name] = [text('viewAs'), text('insured')?.slice(0, longestName)];
  const [from, to] = [text('createdFrom'), text('createdTo')];
  const [products, events] = [texts('productType'), texts('eventType')];
  return {
    ...(agentId !== undefined && { ViewAsAgentId: agentId }),
    ...(name !== undefined && { PrimaryInsuredName: name }),
    ...(from !== undefined && { CreatedDateBegin: from }),
    ...(to !== undefined && { CreatedDateEnd: to }),
    ...(products && { ProductTypes: [...products] }),
    ...(events && { EventTypes: [...events] }),
    ...(filters['attention'] === true && { NeedsAttention: true }),
  };
}

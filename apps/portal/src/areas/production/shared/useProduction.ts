import { getIndividualSummary, getWorksiteSummary } from '@agent-portal/data/production/contract';
import type { OfferedProductionFilters } from '@agent-portal/data/production/productionFilterShape';
import type { IndividualSummary, WorksiteSummary } from '@agent-portal/data/production/shapes';
import { useIndividualSummary, useWorksiteSummary } from '@agent-portal/data/production/hooks';
import type { Sort as TableSort } from '@agent-portal/ui/DataTable';
import { useBusinessDate } from '../../../session/useBusinessDate.ts';
import {
  asSort,
  type FilterState,
  initialListState,
  type ListAddress,
  type ListState,
  withFilters,
} from '../../../shared/list/address/listState.ts';
import { shownFilters } from '../../../shared/list/address/listFilters.ts';
import { useListAddress } from '../../../shared/list/address/useListAddress.ts';
import { useFilterValues, useOfferedValues } from '../../../shared/list/head/useFilterValues.ts';
import type { BranchName } from './branches.ts';
import { followDates } from '../filter/followDates.ts';
import { productionFilters } from '../filter/productionFilters.ts';
import { productionQuery } from '../filter/productionQuery.ts';
import { summaryListKey } from './startProduction.ts';

/** A summary of a branch, with the agents and products that only individual production has. */
type ShownSummary = WorksiteSummary & Partial<Pick<IndividualSummary, 'agents' | 'products'>>;

const inputOf = ({ filters }: ListState, _: boolean, _search: URLSearchParams, today: string) => ({
  query: productionQuery(filters, today),
});
/** The call of each branch, for `useListAddress`. */
const calls = {
  individual: { endpoint: getIndividualSummary, query: inputOf },
  worksite: { endpoint: getWorksiteSummary, query: inputOf },
} as const;

/**
 * The state and actions of a production summary: its filter and sort, which the URL stores, and the
 * carrier's answer.
 * @param address define it at module scope
 */
export function useProduction<Field extends string>(
  branch: BranchName,
  address: ListAddress<Field>,
) {
  const today = useBusinessDate();
  const isIndividual = branch === 'individual';
  const { state, show } = useListAddress(calls[branch], address);
  const filters = productionQuery(state.filters, today);
  const values = useFilterValues(summaryListKey[branch], JSON.stringify(state.filters));
  const query = { ...filters, ...(values.included && { IncludeFilters: true as const }) };
  const individual = useIndividualSummary(isIndividual ? { query } : null);
  const worksite = useWorksiteSummary(isIndividual ? null : { query });
  const answer = isIndividual ? individual : worksite;
  const data: ShownSummary | undefined = answer.data;
  const offered = useOfferedValues<OfferedProductionFilters>(summaryListKey[branch], data?.filters);
  const { error, retry } = answer;
  const status = error ? ('error' as const) : ('loading' as const);

  return {
    state,
    answer,
    data,
    /** The filter in the format of the calls. */
    query: filters,
    filters: shownFilters(
      productionFilters,
      { values: offered, status, onRetry: retry },
      state.filters,
    ),
    refreshFilters: values.refresh,
    reset: () => show(initialListState(address)),
    setFilters: (next: FilterState) =>
      show(withFilters(state, address, followDates(state.filters, next, today))),
    // The rows have loaded: they are sorted here.
    setSort: (sort: TableSort | null) => show({ sort: asSort(sort, address) }),
  };
}

/** The props of the parts of a summary page. */
export type ShownProduction = ReturnType<typeof useProduction<string>>;

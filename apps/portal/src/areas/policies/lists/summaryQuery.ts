import type { InputOf } from '@agent-portal/data/endpoint';
import type { pageSizes } from '@agent-portal/data/list';
import {
  getPolicySummaries,
  type SummaryStatus,
} from '@agent-portal/data/policies/summaries/contract';
import { client } from '../../../session/client.ts';
import type { Address } from '../../../shared/address.ts';
import { filterMemory } from '../../../shared/list/filterMemory.ts';
import { readListAddress } from '../../../shared/list/listAddress.ts';
import type { ListState } from '../../../shared/list/listState.ts';
import { type SummaryFilters, summaryLists, type SummarySortField } from './summaryLists.ts';

/** The call for a list; an unsorted list is in the order of the policy number (decisions, 2). */
export function summaryQuery(
  status: SummaryStatus,
  state: ListState<SummarySortField>,
  includeFilters: boolean,
): InputOf<typeof getPolicySummaries> {
  const filters = state.filters as SummaryFilters;
  return {
    params: { status },
    query: {
      Page: state.page,
      PageSize: state.pageSize as (typeof pageSizes)[number],
      orderBy: state.sort ?? { field: 'policyNumber', direction: 'asc' },
      ...(Object.keys(filters).length > 0 && { Filters: filters }),
      ...(includeFilters && { IncludeFilters: true }),
    },
  };
}

/** Asks for the rows beside the page's code. */
export async function startSummaries(status: SummaryStatus, { url }: Address): Promise<void> {
  const state = readListAddress<SummarySortField>(url.searchParams, summaryLists[status]);
  const isFirstVisit = filterMemory.recall(status) === undefined;
  await client.startAhead(getPolicySummaries, summaryQuery(status, state, isFirstVisit));
}

import type { pageSizes } from '@agent-portal/data/list';
import { getPendingPolicyRequirements } from '@agent-portal/data/policies/contract';
import { client } from '../../../session/client.ts';
import type { Address } from '../../../shared/address.ts';
import { filterMemory } from '../../../shared/list/filterMemory.ts';
import { readListAddress } from '../../../shared/list/listAddress.ts';
import type { ListState } from '../../../shared/list/listState.ts';
import {
  type PendingFilters,
  pendingList,
  type PendingQuery,
  type PendingSortField,
} from './pendingList.ts';

/** The call for a list; an unsorted list is in the order of the policy number (decisions, 2). */
export function pendingQuery(
  state: ListState<PendingSortField>,
  includeFilters: boolean,
): { query: PendingQuery } {
  const filters = state.filters as PendingFilters;
  return {
    query: {
      page: state.page,
      pageSize: state.pageSize as (typeof pageSizes)[number],
      orderBy: state.sort ?? { field: 'policyNumber', direction: 'asc' },
      ...(Object.keys(filters).length > 0 && { filters }),
      ...(includeFilters && { IncludeFilters: true }),
    },
  };
}

/** Asks for the rows beside the page's code. */
export async function startPending({ url }: Address): Promise<void> {
  const state = readListAddress(url.searchParams, pendingList);
  const isFirstVisit = filterMemory.recall('Pending') === undefined;
  await client.startAhead(getPendingPolicyRequirements, pendingQuery(state, isFirstVisit));
}

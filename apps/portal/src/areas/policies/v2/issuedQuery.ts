import type { InputOf } from '@agent-portal/data/endpoint';
import type { pageSizes } from '@agent-portal/data/list';
import type {
  getActivePolicies,
  getTerminatedPolicies,
} from '@agent-portal/data/policies/v2/contract';
import type { ListState } from '../../../shared/list/listState.ts';

type ActiveInput = InputOf<typeof getActivePolicies>;
type TerminatedInput = InputOf<typeof getTerminatedPolicies>;

/**
 * The call for the second active or terminated list; an unsorted list is in the order of the policy
 * number (decisions, 2).
 */
export function issuedQuery<Input extends ActiveInput | TerminatedInput>(
  state: ListState,
  includeFilters: boolean,
): Input {
  const query = {
    page: state.page,
    pageSize: state.pageSize as (typeof pageSizes)[number],
    ...issuedExport(state).query,
    ...(includeFilters && { IncludeFilters: true }),
  };
  return { query } as Input;
}

export type ActiveOrder = Pick<ActiveInput['query'], 'orderBy' | 'filters'>;
export type TerminatedOrder = Pick<TerminatedInput['query'], 'orderBy' | 'filters'>;

/** What the export of the same list asks for. */
export function issuedExport<Query extends ActiveOrder | TerminatedOrder>({
  sort,
  filters,
}: ListState): { query: Query } {
  const query = {
    orderBy: sort ?? { field: 'policyNumber', direction: 'asc' },
    ...(Object.keys(filters).length > 0 && { filters }),
  };
  return { query: query as Query };
}

import type { Answer } from '@agent-portal/data';
import type { PolicyFilterValues } from '@agent-portal/data/policies/filters';
import type { Sort as TableSort } from '@agent-portal/ui/SortableTable';
import { asSort } from '../../../shared/list/asSort.ts';
import { listStatus } from '../../../shared/list/listStatus.ts';
import type { ListState } from '../../../shared/list/listState.ts';
import { useOfferedValues } from '../../../shared/list/useFilterValues.ts';
import { useNextPageAhead } from '../../../shared/list/useNextPageAhead.ts';
import { policyFilters } from './policyFilters.ts';
import type { AnyPage, PolicyList } from './PolicyList.ts';
import type { PolicyListState } from './usePolicyListState.ts';

/** Everything a list's page shows and does: its rows, its filters, what to ask for ahead. */
export function usePolicyList<Row extends object, Field extends string, Page extends AnyPage>(
  list: PolicyList<Row, Field, Page>,
  { ask, ...place }: PolicyListState<Field>,
  answer: Answer<Page>,
) {
  const { state } = place;
  const isNone = list.isNoneOn404 && answer.error?.kind === 'not-found';
  const error = isNone ? undefined : answer.error;
  const page = answer.error ? undefined : answer.data;
  const values = useOfferedValues<PolicyFilterValues>(list.name, page?.filters);
  const offered = { values, status: error ? 'error' : 'loading', onRetry: answer.retry } as const;

  /** Asks ahead for a list the reader is likely to want next. */
  const expect = (part: Partial<ListState<Field>>) => void ask({ ...state, page: 1, ...part });
  useNextPageAhead(page, (next) => expect({ page: next }));

  return {
    ...place,
    page,
    error,
    status: listStatus(answer, error),
    retry: answer.retry,
    filters: policyFilters(list.filters, offered, state.filters),
    commands: [{ label: 'Reset all policy lists', onPress: place.resetAll }],
    setSort: (sort: TableSort | null) => place.setSort(asSort(sort, list.address)),
    expectPage: (next: number) => expect({ page: next }),
    expectSort: (sort: TableSort | null) => expect({ sort: asSort(sort, list.address) }),
  };
}

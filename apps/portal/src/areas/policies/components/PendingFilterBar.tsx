import { FilterBar } from '@agent-portal/ui/FilterBar';
import { formatTime } from '@agent-portal/ui/format';
import { countOf } from '../../../shared/list/countOf.ts';
import type { PendingList } from '../usePendingList.ts';

/** The filters of /pending, the count of what they leave, and when that was true. */
export function PendingFilterBar({ list }: { readonly list: PendingList }) {
  const { page, state, status } = list;
  return (
    <FilterBar
      filters={list.filters}
      values={state.filters}
      onChange={list.setFilters}
      onRefresh={list.refreshFilters}
      resultText={page && countOf(page.totalRequirements, 'requirement')}
      asOf={page && formatTime(page.asOf)}
      busy={status === 'loading' || status === 'refreshing'}
    />
  );
}

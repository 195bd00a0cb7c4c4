import { usePolicySummaries } from '@agent-portal/data/policies/summaries/usePolicySummaries';
import { PolicyListPage } from './PolicyListPage.tsx';
import { terminatedColumns } from './summaryColumns.tsx';
import { summaryList } from './summaryList.tsx';
import { summaryQuery } from './summaryQuery.ts';
import { terminatedFilters } from './terminatedFilters.ts';
import { usePolicyListState } from './usePolicyListState.ts';

const terminated = summaryList('Terminated', {
  columns: terminatedColumns,
  filters: terminatedFilters,
});

/** /terminated: the policies of one's own book of business whose cover has ended [S2]. */
export function Page() {
  const place = usePolicyListState(terminated);
  const query = summaryQuery('Terminated', place.state, place.includeFilters);
  const answer = usePolicySummaries(query);
  return <PolicyListPage list={terminated} place={place} answer={answer} />;
}

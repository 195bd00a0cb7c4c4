import { usePolicySummaries } from '@agent-portal/data/policies/summaries/usePolicySummaries';
import { activeFilters } from './activeFilters.ts';
import { PolicyListPage } from './PolicyListPage.tsx';
import { activeColumns } from './summaryColumns.tsx';
import { summaryList } from './summaryList.tsx';
import { summaryQuery } from './summaryQuery.ts';
import { usePolicyListState } from './usePolicyListState.ts';

const active = summaryList('Active', { columns: activeColumns, filters: activeFilters });

/** /active: the active policies of one's own book of business [S2]. */
export function Page() {
  const place = usePolicyListState(active);
  const query = summaryQuery('Active', place.state, place.includeFilters);
  const answer = usePolicySummaries(query);
  return <PolicyListPage list={active} place={place} answer={answer} />;
}

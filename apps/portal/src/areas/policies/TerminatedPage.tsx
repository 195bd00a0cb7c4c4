import { PolicyListPage } from './components/PolicyListPage.tsx';
import { terminatedColumns } from './summaryColumns.tsx';
import { summaryList } from './summaryList.tsx';
import { terminatedFilters } from './terminatedFilters.ts';

const terminated = summaryList('Terminated', {
  columns: terminatedColumns,
  filters: terminatedFilters,
});

/** /terminated: the policies of one's own book of business whose cover has ended [S2]. */
export function Page() {
  return <PolicyListPage list={terminated} />;
}

import { activeFilters } from './activeFilters.ts';
import { PolicyListPage } from './components/PolicyListPage.tsx';
import { activeColumns } from './summaryColumns.tsx';
import { summaryList } from './summaryList.tsx';

const active = summaryList('Active', { columns: activeColumns, filters: activeFilters });

/** /active: the active policies of one's own book of business [S2]. */
export function Page() {
  return <PolicyListPage list={active} />;
}

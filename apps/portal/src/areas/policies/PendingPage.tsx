import { pageSizes } from '@agent-portal/data/list';
import { Pagination } from '@agent-portal/ui/Pagination';
import { SortableTable } from '@agent-portal/ui/SortableTable';
import { EmptyList } from '../../shared/list/EmptyList.tsx';
import { filtersInWords } from '../../shared/list/filtersInWords.ts';
import { ListError } from '../../shared/list/ListError.tsx';
import { PageHeader } from '../../shared/PageHeader.tsx';
import { ExportPending } from './components/ExportPending.tsx';
import { PendingFilterBar } from './components/PendingFilterBar.tsx';
import { pendingColumns } from './pendingColumns.tsx';
import { usePendingList } from './usePendingList.ts';

/** /pending: the requirements of the pending policies of one's own book of business [S2]. */
export function Page() {
  const list = usePendingList();
  const { state, page, filters } = list;

  return (
    <>
      <PageHeader area="Policies" title="Pending" actions={<ExportPending state={state} />} />
      <SortableTable
        name="Pending"
        columns={pendingColumns}
        rows={page?.requirementSummaries ?? []}
        sort={state.sort}
        status={list.status}
        onSort={list.setSort}
        onSortIntent={list.expectSort}
        toolbar={<PendingFilterBar list={list} />}
        error={list.error && <ListError error={list.error} onRetry={list.retry} />}
        empty={
          <EmptyList
            noun="requirements"
            filters={filtersInWords(filters, state.filters)}
            onClear={() => list.setFilters({})}
          />
        }
        footer={
          page &&
          page.totalRequirements > 0 && (
            <Pagination
              page={page.currentPage}
              totalPages={page.totalPages}
              pageSize={state.pageSize}
              pageSizes={pageSizes}
              total={page.totalRequirements}
              itemNoun="requirements"
              onPage={list.goToPage}
              onPageSize={list.setPageSize}
              onPageIntent={list.expectPage}
            />
          )
        }
      />
    </>
  );
}

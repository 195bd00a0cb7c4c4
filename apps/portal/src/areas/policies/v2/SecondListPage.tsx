import type { Answer } from '@agent-portal/data';
import { pageSizes } from '@agent-portal/data/list';
import { DataTable } from '@agent-portal/ui/DataTable';
import { Pagination } from '@agent-portal/ui/Pagination';
import { EmptyList } from '../../../shared/list/lateParts.ts';
import { ListError } from '../../../shared/list/ListError.tsx';
import { useTableView } from '../../../shared/list/useTableView.ts';
import { PageHeader } from '../../../shared/PageHeader.tsx';
import { usePolicyList } from '../lists/usePolicyList.ts';
import type { PolicyListState } from '../lists/usePolicyListState.ts';
import type { SecondList, SecondPage, SecondRow } from './SecondList.ts';
import { SecondToolbar } from './SecondToolbar.tsx';
import { useMarkedRows } from './useMarkedRows.ts';

interface SecondListPageProps<Row extends SecondRow, Field extends string> {
  /** Keep it at module scope. */
  readonly list: SecondList<Row, Field>;
  readonly place: PolicyListState<Field>;
  /** The rows of that place. */
  readonly answer: Answer<SecondPage<Row>>;
}

/** The page of a second list: filters, the table's settings, rows that open, the other pages. */
export function SecondListPage<Row extends SecondRow, Field extends string>({
  list,
  place,
  answer,
}: SecondListPageProps<Row, Field>) {
  const { state, page, status, ...shown } = usePolicyList(list, place, answer);
  const [view, setView] = useTableView(list.id, list.columns);
  const { rows, hasChanges, previousVisit } = useMarkedRows(list, page);
  const { name, nouns, Export } = list;

  return (
    <>
      <PageHeader area="Policies" title={name} actions={<Export state={state} />} />
      <DataTable
        name={name}
        columns={list.columns}
        view={view}
        rows={rows}
        rowKey={(row) => row.policyNumber}
        detail={list.detail}
        detailLabel={list.detailLabel}
        sort={state.sort}
        status={status}
        onSort={shown.setSort}
        onSortIntent={shown.expectSort}
        toolbar={
          <SecondToolbar
            list={list}
            shown={{ state, page, status, ...shown }}
            view={view}
            onViewChange={setView}
            changedSince={hasChanges ? previousVisit : null}
          />
        }
        error={shown.error && <ListError error={shown.error} onRetry={shown.retry} />}
        empty={
          <EmptyList
            noun={nouns}
            filters={shown.filters}
            chosen={state.filters}
            onClear={() => shown.setFilters({})}
          />
        }
        footer={
          page &&
          page.totalPolicies > 0 && (
            <Pagination
              page={page.currentPage}
              totalPages={page.totalPages}
              pageSize={state.pageSize}
              pageSizes={pageSizes}
              total={page.totalPolicies}
              itemNoun={nouns}
              onPage={shown.goToPage}
              onPageSize={shown.setPageSize}
              onPageIntent={shown.expectPage}
            />
          )
        }
      />
    </>
  );
}

import type { Answer } from '@agent-portal/data';
import { pageSizes } from '@agent-portal/data/list';
import { FilterBar } from '@agent-portal/ui/FilterBar';
import { formatTime } from '@agent-portal/ui/format';
import { Pagination } from '@agent-portal/ui/Pagination';
import { SortableTable } from '@agent-portal/ui/SortableTable';
import { useBusinessDate } from '../../../session/useBusinessDate.ts';
import { countOf } from '../../../shared/list/countOf.ts';
import { EmptyList } from '../../../shared/list/lateParts.ts';
import { ListError } from '../../../shared/list/ListError.tsx';
import { PageHeader } from '../../../shared/PageHeader.tsx';
import type { AnyPage, PolicyList } from './PolicyList.ts';
import { usePolicyList } from './usePolicyList.ts';
import type { PolicyListState } from './usePolicyListState.ts';

interface PolicyListPageProps<Row extends object, Field extends string, Page extends AnyPage> {
  /** Keep it at module scope. */
  readonly list: PolicyList<Row, Field, Page>;
  readonly place: PolicyListState<Field>;
  /** The rows of that place. */
  readonly answer: Answer<Page>;
}

/** A list of policies: its filters over it, its rows, the way to the other pages [S2]. */
export function PolicyListPage<Row extends object, Field extends string, Page extends AnyPage>({
  list,
  place,
  answer,
}: PolicyListPageProps<Row, Field, Page>) {
  const { state, page, status, ...shown } = usePolicyList(list, place, answer);
  const { name, nouns, Export } = list;
  const today = useBusinessDate();
  const total = page ? list.totalOf(page) : 0;

  return (
    <>
      <PageHeader area="Policies" title={name} actions={<Export state={state} />} />
      <SortableTable
        name={name}
        columns={list.columns}
        rows={page ? list.rowsOf(page) : []}
        sort={state.sort}
        status={status}
        onSort={shown.setSort}
        onSortIntent={shown.expectSort}
        toolbar={
          <FilterBar
            filters={shown.filters}
            values={state.filters}
            onChange={shown.setFilters}
            onRefresh={shown.refreshFilters}
            onReset={shown.reset}
            actions={shown.commands}
            sorting={{ columns: list.columns, sort: state.sort, onSort: shown.setSort }}
            resultText={page && countOf(total, list.noun, nouns)}
            asOf={page?.asOf && formatTime(page.asOf)}
            today={today}
            busy={status === 'loading' || status === 'refreshing'}
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
          total > 0 && (
            <Pagination
              page={page.currentPage}
              totalPages={page.totalPages}
              pageSize={state.pageSize}
              pageSizes={pageSizes}
              total={total}
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

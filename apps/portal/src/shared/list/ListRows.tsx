import { defaultPageSize, pageSizes } from '@agent-portal/data/list';
import { DataTable, type DataTableProps } from '@agent-portal/ui/DataTable';
import { memo, type ReactElement } from 'react';
import { Pagination } from '@agent-portal/ui/Pagination';
import { currentTab, tabWithoutField } from './address/listTabs.ts';
import { rangeOf, totalsNameOf } from './rows/countOf.ts';
import { EmptyList, PrintedNote } from './lazyParts.ts';
import { SeenRows } from './rows/SeenRows.ts';
import type { List, ListMode } from './List.ts';
import { ListError } from './notes/ListError.tsx';
import { ListToolbar } from './head/ListToolbar.tsx';
import type { useList } from './useList.ts';
import { useListView } from './useListView.ts';
import { useMarkedRows } from './rows/useMarkedRows.ts';
import { Banner } from '@agent-portal/ui/Banner';
import { useBusinessDate } from '../../session/useBusinessDate.ts';
import { asOfText } from './rows/asOfText.ts';

/** Says that the rows are from the last successful request, with its time. */
function OfflineNote({ asOf }: { readonly asOf: string | undefined }) {
  const today = useBusinessDate();
  const when = asOf ? `, as of ${asOfText(asOf, today)}` : '';
  return (
    <Banner tone="warning">
      {`You seem to be offline. These rows are from the last update${when}`.replace(/\.?$/, '.')}{' '}
      The list updates when you are back online.
    </Banner>
  );
}

interface ListRowsProps<Row extends object, Field extends string, Page> {
  readonly list: List<Row, Field, Page>;
  /** The result of `useList`. */
  readonly shown: ReturnType<typeof useList<Row, Field, Page>>;
  /** The mode that the list is in. @default none */
  readonly mode?: ListMode | false | undefined;
  /** The user ends the mode. */
  readonly onEnd?: () => void;
}

const none: never[] = [];
const noEnd = () => undefined;

/** The name of the button that shows the columns that are hidden for lack of space. */
export const moreOf = <Row extends object>({ rowName }: Pick<List<Row>, 'rowName'>, row: Row) =>
  `More of ${rowName(row)}`;

/** A list without its header: its filters, rows and pagination [S2]. Renders when `shown` changes. */
export const ListRows = memo(function ListRows<Row extends object, Field extends string, Page>({
  list,
  shown: { page, goToPage, ...shown },
  mode,
  onEnd = noEnd,
}: ListRowsProps<Row, Field, Page>) {
  const { state, status } = shown;
  const [, nouns] = list.nouns;
  const { rows, changedSince } = useMarkedRows(list, page?.rows ?? none);
  // The columns of the tab whose rows show.
  const { columns, view, setView } = useListView(
    list,
    rows,
    currentTab(list.tabs ?? none, (shown.former ?? state).filters),
  );
  const tab = tabWithoutField(list.tabs, state.filters, shown.filters);

  const note = (
    <PrintedNote
      filters={shown.filters}
      chosen={state.filters}
      tab={tab}
      columns={list.columns}
      sort={state.sort}
      range={page && rangeOf(page, state.pageSize, list.nouns)}
    />
  );
  const table = {
    name: list.title,
    columns,
    sortColumns: list.columns,
    density: view.density,
    isOneLine: list.isOneLine,
    rows,
    rowKey: list.rowKey,
    detail: list.detail?.content,
    detailLabel: list.detail?.label ?? ((row: Row) => moreOf(list, row)),
    totals: page?.totals,
    totalsName: page && totalsNameOf(page),
    sort: state.sort,
    status,
    onSort: shown.setSort,
    onSortIntent: shown.prefetchSort,
    toolbar: (
      <ListToolbar
        list={list}
        shown={shown}
        page={page}
        view={view}
        onViewChange={setView}
        changedSince={changedSince}
      />
    ),
    error: shown.error && <ListError error={shown.error} onRetry={shown.retry} />,
    empty: (
      <EmptyList
        noun={nouns}
        isSearch={list.isSearch}
        filters={shown.filters}
        chosen={state.filters}
        tab={tab}
        onClear={() => shown.setFilters({})}
      />
    ),
    // Nothing to choose where all rows fit on the smallest page.
    footer: page && page.total > defaultPageSize && (
      <Pagination
        page={page.currentPage}
        totalPages={page.totalPages}
        pageSize={state.pageSize}
        pageSizes={pageSizes}
        total={page.total}
        itemNoun={nouns}
        onPage={goToPage}
        onPageSize={shown.setPageSize}
        onPageIntent={shown.prefetchPage}
      />
    ),
  };
  return (
    <>
      {shown.isOffline && <OfflineNote asOf={page?.asOf} />}
      {mode ? (
        <mode.Table
          table={table as unknown as DataTableProps<object>}
          list={list as unknown as List<object>}
          shown={shown}
          page={page}
          note={note}
          onEnd={onEnd}
        />
      ) : (
        <>
          {note}
          <DataTable {...table} />
        </>
      )}
      <SeenRows list={list} isReady={status === 'ready'} />
    </>
  );
}) as <Row extends object, Field extends string, Page>(
  props: ListRowsProps<Row, Field, Page>,
) => ReactElement;

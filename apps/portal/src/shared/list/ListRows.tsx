import { defaultPageSize, pageSizes } from '@agent-portal/data/list';
import { DataTable, type DataTableProps } from '@agent-portal/ui/DataTable';
import { memo, type ReactElement, useCallback, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { Pagination } from '@agent-portal/ui/Pagination';
import { currentTab, tabWithoutField } from './address/listTabs.ts';
import { rangeOf, totalsNameOf } from './rows/countOf.ts';
import { EmptyList, ListKeys, OfflineNote, PrintedNote } from './lazyParts.ts';
import type { List } from './List.ts';
import { LoadError } from '../page/LoadError.tsx';
import { ListToolbar } from './head/ListToolbar.tsx';
import type { useList } from './useList.ts';
import { useListView } from './useListView.ts';
import { useMarkedRows } from './rows/useMarkedRows.ts';
import { usePortal } from '../../PortalContext.ts';
import { useSession } from '../../session/SessionContext.ts';

interface ListRowsProps<Row extends object, Field extends string, Page> {
  readonly list: List<Row, Field, Page>;
  /** The result of `useList`. */
  readonly shown: ReturnType<typeof useList<Row, Field, Page>>;
}

const none: never[] = [];

/** The name of the button that shows the columns that are hidden for lack of space. */
export const moreOf = <Row extends object>({ rowName }: Pick<List<Row>, 'rowName'>, row: Row) =>
  `More of ${rowName(row)}`;

/** A list without its header: its filters, rows and pagination [S2]. Renders when `shown` changes. */
export const ListRows = memo(function ListRows<Row extends object, Field extends string, Page>({
  list,
  shown: { page, goToPage, ...shown },
}: ListRowsProps<Row, Field, Page>) {
  const { user } = useSession();
  const portal = usePortal();
  const { mode } = list;
  /** The rows with which the mode started; undefined outside of it. */
  const [first, setFirst] = useState<readonly Row[] | undefined>(() =>
    mode?.isStored(portal, user) ? none : undefined,
  );
  const changeMode = useCallback(
    (next: readonly Row[] | undefined) => {
      // The other table has its own button, which takes the focus.
      flushSync(() => setFirst(next));
      if (!next?.length)
        document.querySelector<HTMLElement>(`[data-part="${mode?.part}"]`)?.focus();
    },
    [mode],
  );
  const startWith = useMemo(
    () =>
      mode && ((chosen: readonly Row[]) => void mode.Table.loaded().then(() => changeMode(chosen))),
    [mode, changeMode],
  );
  const { state, status } = shown;
  const [, nouns] = list.nouns;
  const { rows, changedSince } = useMarkedRows(list, page?.rows ?? none);
  // The columns of the tab whose rows show.
  const { columns, view, setView } = useListView(
    list,
    rows,
    currentTab(list.tabs, (shown.former ?? state).filters),
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
        isInMode={first !== undefined}
        onModeChange={(isIn) => changeMode(isIn ? none : undefined)}
      />
    ),
    error: shown.error && <LoadError error={shown.error} onRetry={shown.retry} />,
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
    // There is no choice if all rows fit on the smallest page.
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
      {mode && first ? (
        <mode.Table
          table={table as unknown as DataTableProps<object>}
          list={list as unknown as List<object>}
          shown={shown}
          page={page}
          first={first}
          note={note}
          onChange={changeMode as (next: readonly object[] | undefined) => void}
        />
      ) : (
        <>
          {note}
          <DataTable {...table} onSelect={startWith} />
        </>
      )}
      <ListKeys list={list} rows={rows} status={status} />
    </>
  );
}) as <Row extends object, Field extends string, Page>(
  props: ListRowsProps<Row, Field, Page>,
) => ReactElement;

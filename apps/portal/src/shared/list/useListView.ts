import {
  type Column,
  readTableView,
  type TableView,
  useShownColumns,
} from '@agent-portal/ui/DataTable';
import { useLayoutEffect, useMemo, useState } from 'react';
import { usePortal } from '../../PortalContext.ts';
import { useSession } from '../../session/SessionContext.ts';
import type { List, ListTab } from './List.ts';
import { createTableViews } from './createTableViews.ts';

const none: readonly string[] = [];

const isShownAtFirst = ({ atFirst }: { readonly atFirst?: string | undefined }) =>
  atFirst !== 'optional';

/** A column that leaves first, and is not in a closed card. */
const leaving = <Row>(column: Column<Row>): Column<Row> => ({
  ...column,
  hideOrder: 1,
  card: 'field',
});

/**
 * The user's table settings, stored by user and list in this browser (decisions, 2).
 * @param rows the visible rows
 * @param tab the current quick tab, which can show more columns
 */
export function useListView<Row extends object>(
  list: Pick<List<Row, never, never>, 'id' | 'columns' | 'optionalColumns' | 'isCustomizable'>,
  rows: readonly Row[],
  tab?: ListTab,
) {
  const { username } = useSession().user;
  const tableViews = usePortal().storeOf(createTableViews);
  const [view, setView] = useState(() =>
    readTableView(tableViews.read(list.id, username), list.columns),
  );
  useLayoutEffect(
    () =>
      tableViews.subscribe((id, saved) => {
        if (id === list.id) setView(readTableView(saved, list.columns));
      }),
    [list, tableViews],
  );
  const chosen = useShownColumns(list.columns, view);
  const { columns: ofTab = none, leaveFirst = none } = tab ?? {};
  const all = useMemo(() => {
    const first = list.isCustomizable ? chosen : list.columns.filter(isShownAtFirst);
    const added = list.columns.filter((one) => ofTab.includes(one.id) && !first.includes(one));
    if (added.length === 0) return first;
    return [...first, ...added].map((column) =>
      leaveFirst.includes(column.id) ? leaving(column) : column,
    );
  }, [list, chosen, ofTab, leaveFirst]);
  const missing = list.optionalColumns?.filter(
    (id) => rows.length > 0 && rows.every((row) => row[id as keyof Row] === undefined),
  );
  const without = missing?.join() ?? '';
  const columns = useMemo(
    () => (without ? all.filter(({ id }) => !without.split(',').includes(id)) : all),
    [all, without],
  );
  return {
    view,
    columns,
    setView: (next: TableView) => tableViews.keep(list.id, username, next),
  };
}

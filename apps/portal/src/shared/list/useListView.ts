import { readTableView, type TableView, useShownColumns } from '@agent-portal/ui/DataTable';
import { useMemo, useState } from 'react';
import { useSession } from '../../session/SessionContext.ts';
import { ownStore } from '../ownStore.ts';
import type { List } from './List.ts';

/**
 * A table as its reader likes it, kept by user and list in this browser (decisions, 2).
 * @param rows those on screen
 */
export function useListView<Row extends object>(
  list: Pick<List<Row, never, never>, 'id' | 'columns' | 'ours' | 'isCustomizable'>,
  rows: readonly Row[],
) {
  const { username } = useSession().user;
  const name = `tableView/${list.id}`;
  const [view, setView] = useState(() =>
    readTableView(ownStore.read(name, username), list.columns),
  );
  const chosen = useShownColumns(list.columns, view);
  const all = list.isCustomizable ? chosen : list.columns;
  const missing = list.ours?.filter(
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
    setView: (next: TableView) => {
      setView(next);
      ownStore.write(name, username, next);
    },
  };
}

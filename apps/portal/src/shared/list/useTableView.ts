import { type DataColumn, readTableView, type TableView } from '@agent-portal/ui/DataTable';
import { useState } from 'react';
import { useSession } from '../../session/SessionContext.ts';
import { ownStore } from '../ownStore.ts';

/** A table as its reader likes it, kept by user and list in this browser (decisions, 2). */
export function useTableView(list: string, columns: readonly DataColumn<never>[]) {
  const { username } = useSession().user;
  const name = `tableView/${list}`;
  const [view, setView] = useState(() => readTableView(ownStore.read(name, username), columns));
  const change = (next: TableView) => {
    setView(next);
    ownStore.write(name, username, next);
  };
  return [view, change] as const;
}

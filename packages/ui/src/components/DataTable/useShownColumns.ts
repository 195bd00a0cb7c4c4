import { useMemo } from 'react';
import type { Column } from './Column.ts';
import { shownColumns, type TableView } from './tableView.ts';

/** The columns that a view shows, the same list until the view changes. */
export function useShownColumns<Row>(
  columns: readonly Column<Row>[],
  view: TableView,
): readonly Column<Row>[] {
  return useMemo(() => shownColumns(columns, view), [columns, view]);
}

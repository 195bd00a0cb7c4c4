import { useMemo } from 'react';
import type { DataColumn } from './DataColumn.ts';
import { shownColumns, type TableView } from './tableView.ts';

/** The columns that a view shows, the same list until the view changes. */
export function useShownColumns<Row>(
  columns: readonly DataColumn<Row>[],
  view: TableView,
): readonly DataColumn<Row>[] {
  return useMemo(() => shownColumns(columns, view), [columns, view]);
}

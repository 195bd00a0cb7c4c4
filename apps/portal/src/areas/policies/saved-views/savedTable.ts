import type { ViewTable } from '@agent-portal/data/saved-views/contract';
import {
  type Column,
  readTableView,
  shownColumns,
  type TableView,
} from '@agent-portal/ui/DataTable';

type Columns = readonly Column<never>[];

/** The visible table settings. The position of a hidden column does not matter. */
const shownOf = (view: TableView, columns: Columns) =>
  [view.density, ...shownColumns(columns, view).map(({ id }) => id)].join(' ');

/** Whether two views of a table look the same. */
export const looksLike = (one: TableView, other: TableView, columns: Columns) =>
  shownOf(one, columns) === shownOf(other, columns);

/** Whether a table matches a saved view. A view without table settings always matches. */
export const hasTable = (
  saved: ViewTable | undefined,
  view: TableView,
  columns: Columns,
): boolean => !saved || looksLike(readTableView(saved, columns), view, columns);
